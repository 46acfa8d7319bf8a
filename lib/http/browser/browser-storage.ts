/** Access to browser storage. If the browser stores no site data, reads return null and writes do nothing. */

/** Key prefix of drafts that were not sent. */
export const draftKeys = 'draft/'

/** Key prefix of drafts of the contact form, and the key of the tab's own one in its session storage. */
export const contactDrafts = 'consultation-draft'

/** The value of a key; null if there is none. */
export function readStored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** The keys that have this prefix, in order. */
export function storedKeys(storage: 'localStorage' | 'sessionStorage', prefix: string): string[] {
  try {
    return Object.keys(window[storage])
      .filter((key) => key.startsWith(prefix))
      .sort()
  } catch {
    return []
  }
}

/** Removes all values whose keys have this prefix. */
export function removeStored(storage: 'localStorage' | 'sessionStorage', prefix: string): void {
  for (const key of storedKeys(storage, prefix)) store(storage, key, null)
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
