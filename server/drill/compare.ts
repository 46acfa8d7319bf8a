import type { Manifest } from '@/lib/operations/backup/manifest'

export interface Compared {
  line: string
  isSame: boolean
}

export function compareCounts(
  { counts, entries }: Pick<Manifest, 'counts' | 'entries'>,
  restored: Record<string, number>,
): Compared[] {
  const files = entries.filter(({ name }) => name.includes('/')).length
  return Object.entries({ ...counts, files }).map(([what, expected]) => {
    const result = restored[what]
    const isSame = result === expected
    return {
      isSame,
      line: isSame
        ? `${what}: ${expected}, as in the backup`
        : `${what}: ${result ?? 'none'}, but ${expected} in the backup`,
    }
  })
}
