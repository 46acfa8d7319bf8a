import { useSyncExternalStore } from 'react'
import { store, readStored } from '@/lib/http/browser/browser-storage'

/** The signed-in user as stored in this browser (spec 3). For display only: the server never trusts it. */
export interface User {
  name: string
  email: string
  photo: string
  uid: string
}

// Checked by hand: zod would be larger than all other scripts of a page.
function isUser(stored: unknown): stored is User {
  const user = Object(stored) as Record<keyof User, unknown>
  return [user.name, user.email, user.photo, user.uid].every((value) => typeof value === 'string')
}

/** Key in local storage (spec 3). */
const key = 'user'

const changed = 'ilc:user'

let read: { text: string | null; user: User | undefined } = { text: null, user: undefined }

function parse(text: string | null): User | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isUser(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Returns the same object as long as the stored text is the same. */
function current(): User | undefined {
  const text = readStored('localStorage', key)
  if (text !== read.text) read = { text, user: parse(text) }
  return read.user
}

function listen(onChange: () => void): () => void {
  const update = () => {
    document.documentElement.toggleAttribute('data-user', current() !== undefined)
    onChange()
  }
  addEventListener(changed, update)
  addEventListener('storage', update)
  return () => {
    removeEventListener(changed, update)
    removeEventListener('storage', update)
  }
}

/** The signed-in user; undefined if there is none, and on the server. */
export function useUser(): User | undefined {
  return useSyncExternalStore(listen, current, () => undefined)
}

/** Makes all components read the user again, after a sign-in has stored it. */
export function announceUser(): void {
  dispatchEvent(new Event(changed))
}

export function forgetUser(): void {
  store('localStorage', key, null)
  announceUser()
}
