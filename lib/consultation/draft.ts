import { contactDrafts, readStored, store, storedKeys } from '@/lib/http/browser/browser-storage'
import { listOf, membersOf, newId } from './stored-json'
import { isBlank, isSame, toTyped, type Typed } from './typed'

/**
 * What was typed into the contact form and not sent, in the visitor's own browser. Each tab has a draft of its own, and
 * holds a lock on it while it is open: another tab takes over only what no open tab writes.
 */

/** Milliseconds after which a draft is discarded: a week. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** Milliseconds after a sending or clearing after which the drafts of other tabs are discarded: an hour. */
const rest = 60 * 60 * 1000

/** Milliseconds in which the page that this tab showed before releases its lock, also on a slow phone. */
const longestReleaseMs = 10_000

export interface Draft {
  id: string
  typed: Typed
  /** Whether there was a file; the file itself is not stored. */
  hadFile: boolean
}

interface StoredDraft extends Draft {
  /** When it was changed, and until when it is kept, in milliseconds. */
  time: number
  until: number
}

const keyOf = (id: string) => `${contactDrafts}/${id}`

/** The draft of an entry, if it is still kept. One that was dated by a clock far ahead is not. */
function draftAt(key: string): StoredDraft | undefined {
  const members = membersOf(listOf(readStored('localStorage', key))[0])
  const [id, typed, time] = [members.get('id'), toTyped(members.get('typed')), members.get('time')]
  if (typeof id !== 'string' || !typed || typeof time !== 'number') return undefined
  const until = Number(members.get('until') ?? time + lifetime)
  const isKept = Date.now() <= until && time - Date.now() <= lifetime
  return isKept ? { id, typed, hadFile: members.get('hadFile') === true, time, until } : undefined
}

const write = (key: string, draft: StoredDraft | undefined) =>
  store('localStorage', key, draft && !isBlank(draft.typed) ? JSON.stringify([draft]) : null)

const storedDrafts = (): Draft[] =>
  storedKeys('localStorage', contactDrafts)
    .map(draftAt)
    .filter((draft) => draft !== undefined)
    .sort((one, other) => other.time - one.time)
    .map(({ id, typed, hadFile }) => ({ id, typed, hadFile }))

const held = new Set<string>()

/** Locks a draft until this page is left. Returns whether no other tab holds it. `isOwn` waits for the page before. */
function hold(id: string, isOwn: boolean): Promise<boolean> {
  if (held.has(id)) return Promise.resolve(true)
  const leave = new AbortController()
  const timer = isOwn ? setTimeout(() => leave.abort(), longestReleaseMs) : undefined
  return new Promise((resolve) => {
    const keep = (lock: Lock | null) => {
      clearTimeout(timer)
      if (lock) held.add(id)
      resolve(lock !== null)
      return lock && new Promise<void>(() => undefined)
    }
    navigator.locks
      .request(keyOf(id), isOwn ? { signal: leave.signal } : { ifAvailable: true }, keep)
      .catch(() => resolve(false))
  })
}

/**
 * Takes over a draft: this tab's own one, else, of `any`, the latest that no open tab writes. A duplicated tab gets none
 * while its original is open. Without locks, which need https, the latest one is copied.
 */
export async function takeDraft(which: 'own' | 'any'): Promise<Draft | undefined> {
  const last = readStored('sessionStorage', contactDrafts)
  const drafts = storedDrafts()
  const mine = drafts.filter(({ id }) => id === last)
  const others = which === 'any' ? drafts.filter(({ id }) => id !== last) : []
  if (!('locks' in navigator)) return mine[0] ?? (others[0] && { ...others[0], id: newId() })
  for (const draft of mine.length > 0 ? mine : others) {
    if (!(await hold(draft.id, draft.id === last))) continue
    store('sessionStorage', contactDrafts, draft.id)
    // Read again: whoever held it may have written or deleted it in the meantime.
    return storedDrafts().find(({ id }) => id === draft.id)
  }
  return undefined
}

/**
 * Stores what is typed in this tab, under the id of its draft or a new one. Returns the id. What did not change is no
 * younger than before.
 */
export function saveDraft({ id = newId(), typed, hadFile }: Omit<Draft, 'id'> & { id: string | undefined }): string {
  store('sessionStorage', contactDrafts, id)
  if ('locks' in navigator) void hold(id, true)
  const before = draftAt(keyOf(id))
  const now = Date.now()
  const dates = before && isSame(before.typed, typed) ? before : { time: now, until: now + lifetime }
  write(keyOf(id), { id, typed, hadFile, time: dates.time, until: dates.until })
  return id
}

export const dropDraft = (id: string): void => store('localStorage', keyOf(id), null)

export function dropExpired(): void {
  for (const key of storedKeys('localStorage', contactDrafts)) if (!draftAt(key)) write(key, undefined)
}

/**
 * Deletes the draft of a form that was sent or cleared; those of other tabs an hour later, unless they are changed: the
 * computer may be shared, and the next person must not read what somebody has sent from it.
 */
export function endDraft(id: string | undefined): void {
  if (id !== undefined) dropDraft(id)
  const until = Date.now() + rest
  for (const key of storedKeys('localStorage', contactDrafts)) {
    const draft = draftAt(key)
    write(key, draft && { ...draft, until: Math.min(draft.until, until) })
  }
}
