import { mount } from 'svelte'
import '../src/app.css'
import { texts } from '$lib/text/texts.svelte'
import { theme } from '$lib/theme.svelte'
import DevBoard from './DevBoard.svelte'

theme.start()
await texts.start()
await texts.enter('classic')
mount(DevBoard, { target: document.getElementById('app')! })
