import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseKind } from '@/lib/operations/backup/places'

export const knownMigrations = (kind: DatabaseKind): string[] =>
  readdirSync(path.resolve('lib/backend/embedded/migrations', kind))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => path.parse(file).name)

/** The migration of 1.0.0, which joins all steps before it. */
export const firstMigration = '20261130_120000_first'

/** The last of these steps: a database with it has the tables of the first migration. */
export const lastStepBefore = '20261130_060000_topics_video_contact'

const commitBefore = '81b1fe7'

/** Why this program cannot use a database, to be put after the word for it; undefined if it can, or can migrate. */
export function refusalOf(kind: DatabaseKind, migrations: readonly string[]): string | undefined {
  const known = knownMigrations(kind)
  const unknown = migrations.filter((name) => !known.includes(name))
  const newer = unknown.find((name) => name > firstMigration)
  if (newer !== undefined) return `was made by a newer version of the site, which knows ${newer}: update this one first`
  if (unknown.length > 0 && !migrations.includes(firstMigration) && !unknown.includes(lastStepBefore))
    return `is of a version before 1.0.0: start it once with the program of commit ${commitBefore}, then with this one`
  return undefined
}
