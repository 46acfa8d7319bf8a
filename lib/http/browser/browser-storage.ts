/** Access to browser storage. If the browser stores no site data, reads return null and writes do nothing. */

export const draftKeys = 'draft/'

export const contactDrafts = 'consultation-draft'

export function readStored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

export function storedKeys(storage: 'localStorage' | 'sessionStorage', prefix: string): string[] {
  try {
    return Object.keys(window[storage])
      .filter((key) => key.startsWith(prefix))
      .sort()
  } catch {
    return []
  }
}

export function removeStored(storage: 'localStorage' | 'sessionStorage', prefix: string): void {
  for (const key of storedKeys(storage, prefix)) store(storage, key, null)
}

export function store(storage: 'localStorage' | 'sessionStorage', key: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key)
    else window[storage].setItem(key, text)
  } catch {
    // The browser stores no site data.
  }
}
