/** Milliseconds for which a toast is visible (spec 9). */
export const toastTime = 3000

/** Milliseconds for a toast with a link, which the visitor needs time to reach. */
export const toastTimeWithLink = 15_000

export interface Toast {
  kind: 'success' | 'error' | 'info'
  text: string
  link?: { text: string; href: string }
}

const name = 'ilc:toast'

export function toast(message: Toast): void {
  document.dispatchEvent(new CustomEvent<Toast>(name, { detail: message }))
}

export function onToast(show: (message: Toast) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) show(event.detail)
  }
  document.addEventListener(name, listen)
  return () => document.removeEventListener(name, listen)
}
