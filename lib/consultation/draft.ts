import { listOf, membersOf } from './stored-json'
import { isBlank, toTyped, type Typed } from './typed'

/**
 * The values typed into the contact form but not sent, stored in the visitor's own browser. Each tab has its own draft,
 * in a stored list of its own.
 */

/** Milliseconds after which a draft is discarded: a week. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** Milliseconds after a sending or clearing within which the drafts of other tabs are discarded: an hour. */
const rest = 60 * 60 * 1000

export interface Draft {
  /** Names the draft in the list. */
  id: string
  typed: Typed
  /** Whether there was a file; the file itself is not stored. */
  hadFile: boolean
}

type DatedDraft = Draft & { time: number }

function toDraft(value: unknown): DatedDraft | undefined {
  const members = membersOf(value)
  const [id, typed, time] = [members.get('id'), toTyped(members.get('typed')), members.get('time')]
  if (typeof id !== 'string' || !typed || typeof time !== 'number') return undefined
  return { id, typed, hadFile: members.get('hadFile') === true, time }
}

const datedDrafts = (text: string | null, now: number): DatedDraft[] =>
  listOf(text)
    .map(toDraft)
    .filter((draft) => draft !== undefined)
    .filter(({ time }) => now - time <= lifetime)

const toText = (drafts: DatedDraft[]): string | null => (drafts.length > 0 ? JSON.stringify(drafts) : null)

/** Parses the drafts of stored lists that are not too old, the latest first. `now` is in milliseconds. */
export const readDrafts = (texts: (string | null)[], now: number): Draft[] =>
  texts
    .flatMap((text) => datedDrafts(text, now))
    .sort((a, b) => b.time - a.time)
    .map(({ id, typed, hadFile }) => ({ id, typed, hadFile }))

/** The list to store for each draft of a list that former versions of the site have stored, by its id. */
export const dividedDrafts = (text: string | null, now: number): Map<string, string | null> =>
  new Map(datedDrafts(text, now).map((draft) => [draft.id, toText([draft])]))

/** The list to store without a draft and without those that are too old; null if none is left. */
export function withoutDraft(text: string | null, id: string | undefined, now: number): string | null {
  const left = datedDrafts(text, now).filter((draft) => draft.id !== id)
  return left.length > 0 && left.length === listOf(text).length ? text : toText(left)
}

/**
 * The list to store once a form was sent or cleared: without its draft, and with an hour for those of other tabs.
 * The computer may be shared, and the next person must not read what somebody has sent from it.
 */
export const afterForm = (text: string | null, id: string | undefined, now: number): string | null =>
  toText(
    datedDrafts(text, now)
      .filter((draft) => draft.id !== id)
      .map((draft) => ({ ...draft, time: Math.min(draft.time, now - lifetime + rest) })),
  )

/**
 * The list to store with a draft instead of the list that has its former version. A blank draft is not stored, and one
 * that did not change is no younger than before.
 */
export function withDraft(text: string | null, draft: Draft, now: number): string | null {
  const before = datedDrafts(text, now).find(({ id }) => id === draft.id)
  const isUnchanged = before && JSON.stringify(before.typed) === JSON.stringify(draft.typed)
  return isBlank(draft.typed) ? null : toText([{ ...draft, time: isUnchanged ? before.time : now }])
}
