import { readStored, removeStored, store, storedKeys } from '@/lib/http/browser/browser-storage'
import { membersOf, newId } from '@/lib/consultation/stored-json'

/** Texts that staff typed and did not save, in this browser. */

export interface Copy {
  /** When it was typed, in milliseconds. */
  at: number
  savedAt: string
  values: Record<string, unknown>
}

const prefix = 'unsaved/'
/** No more copies are kept, and none longer: `localStorage` has room for some five million characters. */
const [maxCopies, maxAgeMs, maxLength] = [20, 7 * 24 * 60 * 60 * 1000, 2_000_000]

type Id = number | string

/** The beginning of the keys of a form's copies. Another form of the same record writes another one. */
export const formPrefix = (user: Id, slug: string, id: Id | undefined) => `${prefix}${user}/${slug}/${id ?? 'new'}/`

export const newKey = (beginning: string) => beginning + newId()

export function copyIn(text: string | null): Copy | undefined {
  const stored = membersOf(text)
  const [at, savedAt] = [stored.get('at'), stored.get('savedAt')]
  if (typeof at !== 'number' || typeof savedAt !== 'string') return undefined
  return { at, savedAt, values: Object.fromEntries(membersOf(stored.get('values'))) }
}

export function expired(stored: readonly (readonly [key: string, text: string | null])[], now: number): string[] {
  const ages = stored.map(([key, text]) => ({ key, age: now - (copyIn(text)?.at ?? Number.NEGATIVE_INFINITY) }))
  return ages
    .sort((one, other) => one.age - other.age)
    .filter(({ age }, index) => age > maxAgeMs || index >= maxCopies)
    .map(({ key }) => key)
}

const storedAt = (beginning: string) =>
  storedKeys('localStorage', beginning).map((key) => [key, readStored('localStorage', key)] as const)

export const dropCopy = (key: string) => store('localStorage', key, null)

export const dropCopiesOf = (user: Id) => removeStored('localStorage', `${prefix}${user}/`)

export function copiesAt(beginning: string): { key: string; copy: Copy }[] {
  for (const key of expired(storedAt(prefix), Date.now())) dropCopy(key)
  return storedAt(beginning)
    .flatMap(([key, text]) => {
      const copy = copyIn(text)
      return copy ? [{ key, copy }] : []
    })
    .sort((one, other) => other.copy.at - one.copy.at)
}

/** Stores a copy. If the browser has no room, the oldest of the other ones make some. */
export function keepCopy(key: string, copy: Copy): void {
  const text = JSON.stringify(copy)
  if (text.length > maxLength) return
  store('localStorage', key, text)
  if (readStored('localStorage', key) === text) return
  for (const oldest of copiesAt(prefix).toReversed()) {
    if (oldest.key === key) continue
    dropCopy(oldest.key)
    store('localStorage', key, text)
    if (readStored('localStorage', key) === text) return
  }
}

/** Holds a copy until the signal, also for other tabs. There are no locks without https. */
export function holdCopy(key: string, signal: AbortSignal): void {
  const untilLeft = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  if ('locks' in navigator) navigator.locks.request(key, { signal }, untilLeft).catch(() => undefined)
}

/** Calls `run` once no open form, in whichever tab, writes a copy. */
export function whenLeft(key: string, signal: AbortSignal, run: () => void): void {
  if ('locks' in navigator) navigator.locks.request(key, { signal }, run).catch(() => undefined)
  else run()
}
