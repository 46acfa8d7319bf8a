import { z } from 'zod'
import { dayOf, timeOf } from '@/lib/domain/dates'

export const backupState = z.object({
  /** The last one that was verified. `made` is when it began. */
  lastGood: z.object({ made: z.coerce.date(), name: z.string(), bytes: z.number() }).optional(),
  /** Set while the last attempt failed. The reason is for the log and for developers. */
  lastFailure: z.object({ at: z.coerce.date(), reason: z.string(), isDiskFull: z.boolean() }).optional(),
  /** When a site started the last attempt. Set until that is over: a program that dies cannot say that it failed. */
  begun: z.coerce.date().optional(),
})

export type BackupState = z.infer<typeof backupState>

const hourMs = 60 * 60 * 1000

/** Milliseconds after the start of a site before it begins a backup: it has other things to do then. */
const settleMs = 10 * 60 * 1000

const retryDelayMs = hourMs

const tooOldMs = 48 * hourMs

/** A moment that was noted, in milliseconds; long ago if it is in the future, since a clock was wrong then. */
const notedBefore = (now: Date, noted: Date | undefined) =>
  noted && noted.getTime() <= now.getTime() + hourMs ? noted.getTime() : -Infinity

interface LastGood {
  lastGood?: { made: Date } | undefined
}

const lastGoodBefore = (now: Date, { lastGood }: LastGood) => notedBefore(now, lastGood?.made)

function lastScheduled(now: Date, hour: number): number {
  const clock = `${String(hour).padStart(2, '0')}:00`
  const today = new Date(`${dayOf(now)}T${clock}:00+07:00`).getTime()
  return timeOf(now) >= clock ? today : today - 24 * hourMs
}

interface Moment {
  now: Date
  hour: number | 'off'
  state: BackupState
  started: Date
}

export function isBackupDue({ now, hour, state, started }: Moment): boolean {
  if (hour === 'off' || now.getTime() - notedBefore(now, started) < settleMs) return false
  if (lastGoodBefore(now, state) >= lastScheduled(now, hour)) return false
  const tried = Math.max(notedBefore(now, state.lastFailure?.at), notedBefore(now, state.begun))
  return now.getTime() - tried >= retryDelayMs
}

export const isBackupOld = (now: Date, state: LastGood): boolean =>
  now.getTime() - lastGoodBefore(now, state) > tooOldMs
