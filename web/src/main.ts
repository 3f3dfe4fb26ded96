import { mount } from 'svelte'
import './app.css'
import { edition } from '$edition'
import App from './App.svelte'
import { texts } from '$lib/text/texts.svelte'
import { router } from '$lib/router.svelte'
import { theme } from '$lib/theme.svelte'
import { viewport } from '$lib/ui/viewport.svelte'

theme.start()
viewport.start()
router.start()
edition.start((path) => router.go(path))
await texts.start()
mount(App, { target: document.getElementById('app')! })
