import { useSyncExternalStore } from 'react'
import { store, readStored } from './browser-storage'

/** Who has signed in, as this browser remembers it (spec 3): what the page shows, never what the server believes. */
export interface User {
  name: string
  email: string
  photo: string
  uid: string
}

// By hand: on every page zod would weigh more than all the rest of it.
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

/** The same object as long as the same text is stored. */
function current(): User | undefined {
  const text = readStored('localStorage', key)
  if (text !== read.text) read = { text, user: parse(text) }
  return read.user
}

function listen(onChange: () => void): () => void {
  const tell = () => {
    document.documentElement.toggleAttribute('data-user', current() !== undefined)
    onChange()
  }
  addEventListener(changed, tell)
  addEventListener('storage', tell)
  return () => {
    removeEventListener(changed, tell)
    removeEventListener('storage', tell)
  }
}

/** Who has signed in; undefined for nobody, and while the server renders. */
export function useUser(): User | undefined {
  return useSyncExternalStore(listen, current, () => undefined)
}

/** Has every part of the page read it again: the end of a sign-in has stored who it was. */
export function announceUser(): void {
  dispatchEvent(new Event(changed))
}

/** Forgets who had signed in: they have signed out, or the server does not know them any more. */
export function forgetUser(): void {
  store('localStorage', key, null)
  announceUser()
}
