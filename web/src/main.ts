import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { texts } from '$lib/text/texts.svelte'
import { router } from '$lib/router.svelte'
import { theme } from '$lib/theme.svelte'
import { viewport } from '$lib/ui/viewport.svelte'

theme.start()
viewport.start()
router.start()
await texts.start()
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => {})
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<{ go?: string }>) => {
    if (event.data.go?.startsWith('/')) router.go(event.data.go)
  })
}
mount(App, { target: document.getElementById('app')! })
