import { listOf, membersOf } from './stored-json'
import { isBlank, isSame, toTyped, type Typed } from './typed'

/**
 * The values typed into the contact form but not sent, stored in the visitor's own browser. Each tab has its own draft,
 * in a stored list of its own.
 */

/** Milliseconds after which a draft is discarded: a week. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** Milliseconds after a sending or clearing after which the drafts of other tabs are discarded: an hour. */
const rest = 60 * 60 * 1000

/** The present time, and those at which forms were sent or cleared, in milliseconds. */
export interface DraftTimes {
  now: number
  ended: readonly number[]
}

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

/**
 * Whether a draft has expired. One that is older than a form that was sent or cleared does so an hour later: the
 * computer may be shared, and the next person must not read what somebody has sent from it. So does one that was dated
 * by a clock that was ahead.
 */
const isExpired = (time: number, { now, ended }: DraftTimes): boolean =>
  Math.abs(now - time) > lifetime || ended.some((end) => (end >= time || time > now) && now - end > rest)

const datedDrafts = (text: string | null, times: DraftTimes): DatedDraft[] =>
  listOf(text)
    .map(toDraft)
    .filter((draft) => draft !== undefined)
    .filter(({ time }) => !isExpired(time, times))

const toText = (drafts: DatedDraft[]): string | null => (drafts.length > 0 ? JSON.stringify(drafts) : null)

/** Parses the drafts of stored lists that are still kept, the latest first. */
export const readDrafts = (texts: (string | null)[], times: DraftTimes): Draft[] =>
  texts
    .flatMap((text) => datedDrafts(text, times))
    .sort((a, b) => b.time - a.time)
    .map(({ id, typed, hadFile }) => ({ id, typed, hadFile }))

/** The list to store for each draft of a list that former versions of the site have stored, by its id. */
export const dividedDrafts = (text: string | null, times: DraftTimes): Map<string, string | null> =>
  new Map(datedDrafts(text, times).map((draft) => [draft.id, toText([draft])]))

/** The list to store without a draft and without those that are no longer kept; null if none is left. */
export function withoutDraft(text: string | null, id: string | undefined, times: DraftTimes): string | null {
  const left = datedDrafts(text, times).filter((draft) => draft.id !== id)
  return left.length > 0 && left.length === listOf(text).length ? text : toText(left)
}

/** Parses the stored times at which forms were sent or cleared. */
export const readEnded = (text: string | null): number[] => listOf(text).filter((end) => typeof end === 'number')

/** The times to store once a form was sent or cleared. Of those more than an hour ago, the latest stands for all. */
export function withEnded(text: string | null, now: number): string {
  const ended = readEnded(text).filter((end) => end <= now)
  const passed = Math.max(...ended.filter((end) => now - end > rest))
  return JSON.stringify([...ended.filter((end) => end >= passed), now])
}

/**
 * The list to store with a draft instead of the list that has its former version. A blank draft is not stored, and one
 * that did not change is no younger than before.
 */
export function withDraft(text: string | null, draft: Draft, times: DraftTimes): string | null {
  const before = datedDrafts(text, times).find(({ id }) => id === draft.id)
  const isUnchanged = before && isSame(before.typed, draft.typed)
  return isBlank(draft.typed) ? null : toText([{ ...draft, time: isUnchanged ? before.time : times.now }])
}
