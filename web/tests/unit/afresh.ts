import { vi } from 'vitest'

// Files run in one process, which spares each the start of its own; no file finds what another left.
vi.resetModules()
vi.unstubAllGlobals()
vi.useRealTimers()
vi.restoreAllMocks()
localStorage.clear()
sessionStorage.clear()
document.documentElement.innerHTML = ''
