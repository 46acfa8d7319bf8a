/** Site data of this browser. One that keeps none reads as empty, and nothing fails for it. */

/** How the keys of what was typed and not sent begin. */
export const draftKeys = 'draft/'

/** What is kept under a key; null for nothing. */
export function readKept(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** Forgets whatever is kept under keys that begin so. */
export function forgetKept(storage: 'localStorage' | 'sessionStorage', beginning: string): void {
  try {
    for (const key of Object.keys(window[storage])) if (key.startsWith(beginning)) window[storage].removeItem(key)
  } catch {
    // A browser that keeps no site data.
  }
}

/** Keeps a text under a key, or with null nothing any more. */
export function keep(storage: 'localStorage' | 'sessionStorage', key: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key)
    else window[storage].setItem(key, text)
  } catch {
    // A browser that keeps no site data.
  }
}
