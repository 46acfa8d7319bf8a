import { membersOf } from './stored-json'
import { isBlank, toTyped, type Typed } from './typed'

/** What was typed into the contact form and not sent, kept on the visitor's own device. */

/** Milliseconds after which a draft is forgotten: a week. */
const lifetime = 7 * 24 * 60 * 60 * 1000

export interface Draft {
  typed: Typed
  /** Whether there was a file, which is not kept. */
  hadFile: boolean
}

/** A draft as it is kept; null where there is nothing worth keeping. `now` is in milliseconds. */
export const draftText = ({ typed, hadFile }: Draft, now: number): string | null => (isBlank(typed) ? null : JSON.stringify({ typed, hadFile, time: now }))

/** A draft that was kept; undefined when there is none, or an old one. */
export function readDraft(text: string | null, now: number): Draft | undefined {
  const kept = membersOf(text)
  const [typed, time] = [toTyped(kept.get('typed')), kept.get('time')]
  if (!typed || typeof time !== 'number' || now - time > lifetime) return undefined
  return { typed, hadFile: kept.get('hadFile') === true }
}
