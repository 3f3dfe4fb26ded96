import { mount } from 'svelte'
import '../src/app.css'
import { loadIcons } from '$lib/icons/icons'
import { texts } from '$lib/text/texts.svelte'
import { theme } from '$lib/theme.svelte'
import DevBoard from './DevBoard.svelte'
import DevLog from './DevLog.svelte'

theme.start()
await texts.start()
await Promise.all([texts.enter('classic'), loadIcons('classic')])
const shown = new URLSearchParams(location.search).has('log') ? DevLog : DevBoard
mount(shown, { target: document.getElementById('app')! })
