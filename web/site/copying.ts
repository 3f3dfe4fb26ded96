/** Gives code and commands a button that copies them, where the browser lets a page copy. */
export function addCopying(): void {
  if (!('clipboard' in navigator)) return
  for (const code of document.querySelectorAll<HTMLElement>('pre[data-copy]')) {
    const text = code.textContent.trim()
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = code.dataset.copy ?? ''
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(text).then(() => {
        button.textContent = code.dataset.copied ?? ''
      })
    })
    const around = document.createElement('div')
    around.className = 'copied'
    code.replaceWith(around)
    around.append(code, button)
  }
}
