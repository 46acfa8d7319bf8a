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
