import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { texts } from '$lib/text/texts.svelte'
import { theme } from '$lib/theme.svelte'

theme.start()
await texts.start()
mount(App, { target: document.getElementById('app')! })
