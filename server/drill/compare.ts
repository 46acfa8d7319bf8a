import type { Manifest } from '@/lib/operations/backup/manifest'

/** What was compared: a plain line, and whether both are the same. */
export interface Compared {
  line: string
  isSame: boolean
}

/** Compares what a backup says of itself with what was restored from it. */
export function compareCounts(
  { counts, entries }: Pick<Manifest, 'counts' | 'entries'>,
  restored: Record<string, number>,
): Compared[] {
  const files = entries.filter(({ name }) => name.includes('/')).length
  return Object.entries({ ...counts, files }).map(([what, expected]) => {
    const found = restored[what]
    const isSame = found === expected
    return {
      isSame,
      line: isSame
        ? `${what}: ${expected}, as in the backup`
        : `${what}: ${found ?? 'none'}, but ${expected} in the backup`,
    }
  })
}
