/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:locale/*' {
  const locale: { text: string; names: import('./lib/text/names').NamesData }
  export default locale
}
