/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:locale/*' {
  const locale: { text: string; names: Record<string, unknown> }
  export default locale
}
