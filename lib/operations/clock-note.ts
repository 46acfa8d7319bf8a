import { z } from 'zod'
import { siteJobs } from './site-jobs'

/** Whether the clock of this machine may decide what is deleted, or given up, for its age (ADR 21). Times are dates. */

const hourMs = 60 * 60 * 1000

/** Milliseconds by which a clock may be ahead of the time that was noted last: a site may be stopped over a weekend. */
const maxAheadMs = 72 * hourMs

/** Days for which a site has to run with a clock that was put forward, until the clock counts as right. */
export const confirmDays = 7

export const noteEveryMs = siteJobs.noteTime

/** Milliseconds between two notes above which the site was stopped between them. */
const maxGapMs = 3 * noteEveryMs

const clocksDifferMs = 60_000

export const clockNote = z.object({
  seen: z.coerce.date(),
  /** Set while the clock is ahead of that: the site has run with it from the one to the other time. */
  ahead: z.object({ from: z.coerce.date(), at: z.coerce.date() }).optional(),
})

export type ClockNote = z.infer<typeof clockNote>

/** A clock that is ahead: its time goes on while the site runs, and begins again if put back to before that. */
function whileAhead({ ahead }: ClockNote, now: Date): NonNullable<ClockNote['ahead']> {
  if (!ahead || now.getTime() < ahead.from.getTime() - clocksDifferMs) return { from: now, at: now }
  const gap = now.getTime() - ahead.at.getTime()
  if (gap <= 0) return ahead
  return { from: gap > maxGapMs ? new Date(ahead.from.getTime() + gap) : ahead.from, at: now }
}

/**
 * The note that follows another one at the time that the clock shows. It has `ahead` unless the clock counts as right:
 * it was put forward, by more than a site is usually stopped, and the site has not run with it for long since then. A
 * clock that was put back counts as right, since it makes nothing old.
 */
export function nextNote(before: ClockNote | undefined, now: Date): ClockNote {
  if (!before || now.getTime() - before.seen.getTime() <= maxAheadMs) return { seen: now }
  const ahead = whileAhead(before, now)
  return ranMs(ahead) >= confirmDays * 24 * hourMs ? { seen: now } : { seen: before.seen, ahead }
}

/** The time to measure age by: while the clock is ahead, older things are as old as when the site ran last. */
export const ageMeasuredAt = ({ seen, ahead }: ClockNote, dated: Date, now: Date): Date =>
  ahead && dated < ahead.from ? seen : now

const ranMs = ({ from, at }: NonNullable<ClockNote['ahead']>) => at.getTime() - from.getTime()

export function daysAhead({ seen, ahead }: ClockNote): { by: number; left: number } | undefined {
  if (!ahead) return undefined
  const days = (ms: number) => Math.max(1, Math.round(ms / (24 * hourMs)))
  return {
    by: days(ahead.from.getTime() - seen.getTime()),
    left: days(confirmDays * 24 * hourMs - ranMs(ahead)),
  }
}
