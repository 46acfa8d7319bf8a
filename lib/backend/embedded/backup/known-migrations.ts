import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseKind } from '@/lib/backup/places'

/** Names of this version's migrations for a database kind, as the database stores them. */
export const knownMigrations = (kind: DatabaseKind): string[] =>
  readdirSync(path.resolve('lib/backend/embedded/migrations', kind))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => path.parse(file).name)
