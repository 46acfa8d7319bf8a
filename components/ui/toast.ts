/** Milliseconds for which a toast stands (spec 9). */
export const toastTime = 3000

/** Milliseconds for one with a link: it must be reached first. */
export const toastTimeWithLink = 15_000

export interface Toast {
  kind: 'success' | 'error' | 'info'
  text: string
  /** Where one can do something about it. */
  link?: { text: string; href: string }
}

const name = 'ilc:toast'

/** Shows a message at the top right for three seconds (spec 9). */
export function toast(message: Toast): void {
  document.dispatchEvent(new CustomEvent<Toast>(name, { detail: message }))
}

/** Hands every toast to `show` until the returned function is called. */
export function onToast(show: (message: Toast) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) show(event.detail)
  }
  document.addEventListener(name, listen)
  return () => document.removeEventListener(name, listen)
}
