import { listOf, membersOf } from './stored-json'
import { isBlank, toTyped, type Typed } from './typed'

/**
 * The values typed into the contact form but not sent, stored in the visitor's own browser. Each tab has its own draft;
 * together they are one list, the latest first.
 */

/** Milliseconds after which a draft is discarded: a week. */
const lifetime = 7 * 24 * 60 * 60 * 1000

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

/** Parses the stored drafts that are not too old, the latest first. `now` is in milliseconds. */
export const readDrafts = (text: string | null, now: number): Draft[] =>
  datedDrafts(text, now).map(({ id, typed, hadFile }) => ({ id, typed, hadFile }))

/** The new text to store without a draft and without those that are too old; null if none is left. */
export const withoutDraft = (text: string | null, id: string | undefined, now: number): string | null =>
  toText(datedDrafts(text, now).filter((draft) => draft.id !== id))

/** The new text to store with a draft, in place of its former version. A blank draft is removed. */
export function withDraft(text: string | null, draft: Draft, now: number): string | null {
  const others = datedDrafts(text, now).filter(({ id }) => id !== draft.id)
  return toText(isBlank(draft.typed) ? others : [{ ...draft, time: now }, ...others])
}
