import { membersOf } from './stored-json'
import { isBlank, toTyped, type Typed } from './typed'

/** The values typed into the contact form but not sent, stored in the visitor's own browser. */

/** Milliseconds after which a draft is discarded: a week. */
const lifetime = 7 * 24 * 60 * 60 * 1000

export interface Draft {
  typed: Typed
  /** Whether there was a file; the file itself is not stored. */
  hadFile: boolean
}

/** Serialises a draft; null if it is blank. `now` is in milliseconds. */
export const draftText = ({ typed, hadFile }: Draft, now: number): string | null =>
  isBlank(typed) ? null : JSON.stringify({ typed, hadFile, time: now })

/** Parses a stored draft; undefined if there is none, or if it is too old. */
export function readDraft(text: string | null, now: number): Draft | undefined {
  const members = membersOf(text)
  const [typed, time] = [toTyped(members.get('typed')), members.get('time')]
  if (!typed || typeof time !== 'number' || now - time > lifetime) return undefined
  return { typed, hadFile: members.get('hadFile') === true }
}
