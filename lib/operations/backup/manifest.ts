import { z } from 'zod'
import { stampOf } from '@/lib/domain/dates'
import { databaseNames, secretsName } from './places'

/** Version of the format. Increased when older programs could not read a newer backup. */
const format = 1

const entry = z.object({ name: z.string(), bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })

const kinds = Object.keys(databaseNames) as (keyof typeof databaseNames)[]

export const manifestSchema = z
  .object({
    format: z.literal(format, 'the backup has another format'),
    made: z.iso.datetime(),
    database: z.enum(kinds),
    migrations: z.array(z.string()),
    counts: z.record(z.string(), z.int()),
    /** Files that rows name but the site did not have. */
    lost: z.array(z.string()),
    entries: z.array(entry),
  })
  .refine(
    ({ database, entries }) => entries.some(({ name }) => name === databaseNames[database]),
    'there is no database in it',
  )
  .refine(({ entries }) => new Set(entries.map(({ name }) => name)).size === entries.length, 'a file occurs twice')

export type Manifest = z.infer<typeof manifestSchema>

export type ArchiveEntry = z.infer<typeof entry>

export const toManifest = (reported: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format, ...reported }, null, 2)}\n`

export const archiveName = (made: Date): string => `ilc-${stampOf(made)}.zip`

export function summaryOf({ counts, entries }: Pick<Manifest, 'counts' | 'entries'>): string {
  const files = entries.filter(({ name }) => name.includes('/')).length
  const secrets = entries.some(({ name }) => name === secretsName) ? ', generated secrets' : ''
  return `${[...Object.entries(counts), ['files', files] as const].map(([what, count]) => `${count} ${what}`).join(', ')}${secrets}`
}
