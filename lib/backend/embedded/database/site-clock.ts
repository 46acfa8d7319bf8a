import { z } from 'zod'
import { clockNote, confirmDays, daysAhead, nextNote, noteEveryMs, type ClockNote } from '@/lib/operations/clock-note'
import { processSingleton } from '@/lib/operations/process-singleton'
import { quoted, runStatement, setValue, storedValue, type Store } from './key-values'

export const clockKey = 'clock'

const rows = z.array(z.object({ data: storedValue(clockNote) }))

const logged = processSingleton('siteClock', () => ({ isTrusted: true }))

function log(note: ClockNote, now: Date): void {
  const ahead = daysAhead(note)
  if (logged.isTrusted === (ahead === undefined)) return
  logged.isTrusted = ahead === undefined
  if (ahead)
    console.warn(
      `The clock shows ${now.toISOString()}, about ${ahead.by} days after this site last ran. Until it has run with it for ${confirmDays} days, nothing is deleted or given up for its age. If the time is right, nothing has to be done; otherwise correct the clock`,
    )
  else console.log('The clock of this machine counts as right again: what is old is deleted')
}

function differ(before: ClockNote | undefined, after: ClockNote): boolean {
  if (!before || (before.ahead === undefined) !== (after.ahead === undefined)) return true
  const timeOf = ({ seen, ahead }: ClockNote) => (ahead?.at ?? seen).getTime()
  return Math.abs(timeOf(after) - timeOf(before)) >= noteEveryMs / 2
}

/** Notes the time. The note has `ahead` while the clock does not count as right (ADR 21). */
export async function noteTime(store: Store, now = new Date()): Promise<ClockNote> {
  const statement = `SELECT data FROM payload_kv WHERE key = ${quoted(clockKey)}`
  const [row] = rows.parse(await runStatement(store, statement))
  const note = nextNote(row?.data, now)
  if (differ(row?.data, note)) await runStatement(store, setValue(clockKey, note))
  log(note, now)
  return note
}

/** Whether the clock may decide what is too old: not for a week after it was put forward far (ADR 21). */
export const isClockTrusted = async (store: Store, now = new Date()): Promise<boolean> =>
  (await noteTime(store, now)).ahead === undefined
