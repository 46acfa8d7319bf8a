import {
  dividedDrafts,
  readDrafts,
  readEnded,
  withDraft,
  withEnded,
  withoutDraft,
  type Draft,
  type DraftTimes,
} from '@/lib/consultation/draft'
import { draftKey, draftsEndedKey } from '@/lib/consultation/storage-keys'
import { newId } from '@/lib/consultation/stored-json'
import { readStored, rewriteStored, store, storedValues } from './browser-storage'

/**
 * The drafts of the contact form in this browser. Each tab writes its own one, and holds a lock on it while it is open:
 * another tab takes over only what no open tab writes. Its id is in the tab's session storage.
 */

/** Milliseconds in which the page that this tab showed before releases its lock, also on a slow phone. */
const longestReleaseMs = 10_000

/** Drafts whose lock this page holds. */
const held = new Set<string>()

/** The key of a draft's own entry. */
const keyOf = (id: string) => `${draftKey}/${id}`

const times = (): DraftTimes => ({ now: Date.now(), ended: readEnded(readStored('localStorage', draftsEndedKey)) })

const storedDrafts = (): Draft[] => readDrafts(storedValues(draftKey), times())

/** Gives the drafts that former versions of the site have stored as one list their own entries. */
function divideList(): void {
  const divided = [...dividedDrafts(readStored('localStorage', draftKey), times())]
  for (const [id, text] of divided) store('localStorage', keyOf(id), text)
  // The browser may have had no place for them.
  if (divided.every(([id]) => readStored('localStorage', keyOf(id)) !== null)) store('localStorage', draftKey, null)
}

/** Locks a draft until this page is left. Returns whether no other tab holds it. */
function hold(id: string, isLast: boolean): Promise<boolean> {
  if (held.has(id)) return Promise.resolve(true)
  const leave = new AbortController()
  const timer = isLast ? setTimeout(() => leave.abort(), longestReleaseMs) : undefined
  return new Promise((resolve) => {
    const keep = (lock: Lock | null) => {
      clearTimeout(timer)
      if (lock) held.add(id)
      resolve(lock !== null)
      return lock && new Promise<void>(() => undefined)
    }
    navigator.locks
      .request(keyOf(id), isLast ? { signal: leave.signal } : { ifAvailable: true }, keep)
      .catch(() => resolve(false))
  })
}

function own(id: string): void {
  store('sessionStorage', draftKey, id)
  if ('locks' in navigator) void hold(id, true)
}

/**
 * Takes over a draft: this tab's own one, else, of `any`, the latest that no open tab writes. A duplicated tab gets none
 * while its original is open. Without locks, which need https, the latest one is copied.
 */
export async function takeDraft(which: 'own' | 'any'): Promise<Draft | undefined> {
  divideList()
  const last = readStored('sessionStorage', draftKey)
  const drafts = storedDrafts()
  const mine = drafts.filter(({ id }) => id === last)
  const others = which === 'any' ? drafts.filter(({ id }) => id !== last) : []
  if (!('locks' in navigator)) return mine[0] ?? (others[0] && { ...others[0], id: newId() })
  for (const draft of mine.length > 0 ? mine : others) {
    if (!(await hold(draft.id, draft.id === last))) continue
    store('sessionStorage', draftKey, draft.id)
    // Read again: whoever held it may have written or deleted it in the meantime.
    return storedDrafts().find(({ id }) => id === draft.id)
  }
  return undefined
}

/** Stores what is typed in this tab, under the id of its draft or a new one. Returns the id. */
export function saveDraft({ id = newId(), ...rest }: Omit<Draft, 'id'> & { id: string | undefined }): string {
  own(id)
  const key = keyOf(id)
  store('localStorage', key, withDraft(readStored('localStorage', key), { id, ...rest }, times()))
  return id
}

/** Deletes a draft, and any that is no longer kept. */
export function dropDraft(id: string | undefined): void {
  const present = times()
  rewriteStored(draftKey, (text) => withoutDraft(text, id, present))
}

/** Deletes the draft of a form that was sent or cleared; those of other tabs are kept for an hour. */
export function endDraft(id: string | undefined): void {
  dropDraft(id)
  store('localStorage', draftsEndedKey, withEnded(readStored('localStorage', draftsEndedKey), Date.now()))
}
