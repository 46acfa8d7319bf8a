/** Site data of this browser. One that stores none reads as empty, and nothing fails for it. */

/** How the keys of what was typed and not sent begin. */
export const draftKeys = 'draft/'

/** What is stored under a key; null for nothing. */
export function readStored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** Removes whatever is stored under keys that begin so. */
export function removeStored(storage: 'localStorage' | 'sessionStorage', beginning: string): void {
  try {
    for (const key of Object.keys(window[storage])) if (key.startsWith(beginning)) window[storage].removeItem(key)
  } catch {
    // A browser that keeps no site data.
  }
}

/** Stores a text under a key, or with null nothing any more. */
export function store(storage: 'localStorage' | 'sessionStorage', key: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key)
    else window[storage].setItem(key, text)
  } catch {
    // A browser that keeps no site data.
  }
}
