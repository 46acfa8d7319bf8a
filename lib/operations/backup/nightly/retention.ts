import { format } from 'date-fns'
import { dayOf, stampOf } from '@/lib/domain/dates'
import type { Retention } from '@/lib/operations/settings/backup'

const pattern = /^ilc-nightly-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})\.zip(?:\.enc)?$/

/** The name of a backup that the site makes by itself. Only files with such a name are ever deleted. */
export const nightlyName = (made: Date, isEncrypted: boolean): string =>
  `ilc-nightly-${stampOf(made)}.zip${isEncrypted ? '.enc' : ''}`

export function madeAt(name: string): Date | undefined {
  const [, year, month, day, hours, minutes, seconds] = pattern.exec(name) ?? []
  if (!year) return undefined
  const made = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}+07:00`)
  return Number.isNaN(made.getTime()) ? undefined : made
}

export const newestNightly = (names: readonly string[]): string | undefined =>
  names
    .filter((name) => madeAt(name))
    .sort()
    .at(-1)

const weekOf = (made: Date) => format(new Date(`${dayOf(made)}T12:00:00`), 'RRRR-II')

const monthOf = (made: Date) => dayOf(made).slice(0, 7)

function newestOfEach(newestFirst: readonly Date[], spanOf: (made: Date) => string, count: number): Date[] {
  const spans = new Map<string, Date>()
  for (const made of newestFirst) if (!spans.has(spanOf(made))) spans.set(spanOf(made), made)
  return [...spans.values()].slice(0, count)
}

/** Backups no longer kept; never `lastGood`, just verified, nor what seems newer, since a clock was wrong then. */
export function expiredBackups(names: readonly string[], lastGood: string, keep: Retention): string[] {
  const newest = madeAt(lastGood)
  if (!newest) return []
  const backups = names.flatMap((name) => {
    const made = madeAt(name)
    return made && made <= newest ? [{ name, made }] : []
  })
  const dates = backups.map(({ made }) => made).sort((one, other) => other.getTime() - one.getTime())
  const retained = new Set(
    [
      newest,
      ...newestOfEach(dates, dayOf, keep.daily),
      ...newestOfEach(dates, weekOf, keep.weekly),
      ...newestOfEach(dates, monthOf, keep.monthly),
    ].map((made) => made.getTime()),
  )
  return backups.filter(({ made }) => !retained.has(made.getTime())).map(({ name }) => name)
}
