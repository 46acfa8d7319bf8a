import { afterForm, readDrafts, withDraft, withoutDraft, type Draft } from '@/lib/consultation/draft'
import { draftKey } from '@/lib/consultation/storage-keys'
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

/** Entry of a draft. Those of former versions of the site have several drafts. */
const keyOf = (id: string) => `${draftKey}/${id}`

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
 * Takes over a draft: this tab's own one, else, of `any`, the latest that no open tab writes. Without locks, which need
 * https, the latest one is copied.
 */
export async function takeDraft(which: 'own' | 'any'): Promise<Draft | undefined> {
  const last = readStored('sessionStorage', draftKey)
  const drafts = readDrafts(storedValues(draftKey), Date.now())
  const mine = drafts.filter(({ id }) => id === last)
  const others = which === 'any' ? drafts.filter(({ id }) => id !== last) : []
  if (!('locks' in navigator)) return mine[0] ?? (others[0] && { ...others[0], id: newId() })
  for (const draft of [...mine, ...others]) {
    if (!(await hold(draft.id, draft.id === last))) continue
    store('sessionStorage', draftKey, draft.id)
    return draft
  }
  return undefined
}

/** Stores what is typed in this tab, under the id of its draft or a new one. Returns the id. */
export function saveDraft({ id = newId(), ...rest }: Omit<Draft, 'id'> & { id: string | undefined }): string {
  own(id)
  keepDraft({ id, ...rest })
  return id
}

/** Deletes a draft, and any that is too old. */
export function dropDraft(id: string | undefined): void {
  rewriteStored(draftKey, (text) => withoutDraft(text, id, Date.now()))
}

/** Stores a draft that no other open tab writes. */
export function keepDraft(draft: Draft): void {
  const key = keyOf(draft.id)
  const before = readStored('localStorage', key)
  // A former version of the site may have stored it in another entry.
  dropDraft(draft.id)
  store('localStorage', key, withDraft(before, draft, Date.now()))
}

/** Deletes the draft of a form that was sent or cleared; those of other tabs are kept for an hour. */
export function endDraft(id: string | undefined): void {
  rewriteStored(draftKey, (text) => afterForm(text, id, Date.now()))
}
