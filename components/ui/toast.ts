/** Milliseconds for which a toast is visible (spec 9). */
export const toastTime = 3000

/** Milliseconds for a toast with a link, which the visitor needs time to reach. */
export const toastTimeWithLink = 15_000

export interface Toast {
  kind: 'success' | 'error' | 'info'
  text: string
  /** Link to a page where the visitor can act on the message. */
  link?: { text: string; href: string }
}

const name = 'ilc:toast'

/** Shows a message at the top right for three seconds (spec 9). */
export function toast(message: Toast): void {
  document.dispatchEvent(new CustomEvent<Toast>(name, { detail: message }))
}

/** Passes every toast to `show`. Returns a function that unsubscribes. */
export function onToast(show: (message: Toast) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) show(event.detail)
  }
  document.addEventListener(name, listen)
  return () => document.removeEventListener(name, listen)
}
