/** Access to browser storage. If the browser stores no site data, reads return null and writes do nothing. */

/** Key prefix of drafts that were not sent. */
export const draftKeys = 'draft/'

/** The value of a key; null if there is none. */
export function readStored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** Removes all values whose keys have this prefix. */
export function removeStored(storage: 'localStorage' | 'sessionStorage', beginning: string): void {
  try {
    for (const key of Object.keys(window[storage])) if (key.startsWith(beginning)) window[storage].removeItem(key)
  } catch {
    // The browser stores no site data.
  }
}

/** Stores a value under a key; null removes it. */
export function store(storage: 'localStorage' | 'sessionStorage', key: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key)
    else window[storage].setItem(key, text)
  } catch {
    // The browser stores no site data.
  }
}
