import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { fileName } from '@/lib/operations/backup/places'
import type { Ask, Snapshot } from '@/lib/operations/backup/site'
import { tags } from '@/lib/backend/tags'
import { Refusal } from '@/lib/operations/refusal'
import { namedFiles } from '../files/named-files'

/** SQL that both SQLite and PostgreSQL understand. */

const migrationsStatement = 'SELECT name FROM payload_migrations WHERE batch <> -1 ORDER BY name'

const counted = {
  articles: 'articles',
  members: 'members',
  comments: 'interacted_articles',
  requests: 'consultation_requests',
  staff: 'staff',
}

const names = z.array(z.object({ name: z.string() }))
const keys = z.array(z.object({ key: z.string().nullable() }))
const counts = z.tuple([z.object({ count: z.coerce.number() })])

/** Returns the files, row counts and migrations of a database. Throws a Refusal if it is not a site's database. */
export async function contentsOf(ask: Ask): Promise<Snapshot> {
  try {
    return await read(ask)
  } catch (error) {
    throw new Refusal(
      `The database is not ready (${error instanceof Error ? error.message : String(error)}): start the site once, or run npm run db:migrate`,
    )
  }
}

async function read(ask: Ask): Promise<Snapshot> {
  const files: string[] = []
  for (const { prefix, statement } of namedFiles) {
    for (const { key } of keys.parse(await ask(statement))) if (key !== null) files.push(fileName(prefix.name, key))
  }
  const rows: [string, number][] = []
  for (const [what, table] of Object.entries(counted))
    rows.push([what, counts.parse(await ask(`SELECT count(*) AS count FROM ${table}`))[0].count])
  return {
    files,
    counts: Object.fromEntries(rows),
    migrations: names.parse(await ask(migrationsStatement)).map(({ name }) => name),
  }
}

/** Versions are 32-bit integers and are incremented later, so they start well below the maximum. */
const maxVersion = 2 ** 30

/** SQL that gives a restored database its own id, and every tag a version that no running site has seen. */
export function asAnother(installation: string, schema = ''): string {
  const version = randomInt(1, maxVersion)
  const versions = Object.values(tags)
    .map((tag) => `('${tag}', ${version})`)
    .join(', ')
  // A backup made by an older version has no `installation` table.
  return `
    DELETE FROM ${schema}content_versions;
    INSERT INTO ${schema}content_versions (tag, version) VALUES ${versions};
    CREATE TABLE IF NOT EXISTS ${schema}installation (id text PRIMARY KEY NOT NULL);
    DELETE FROM ${schema}installation;
    INSERT INTO ${schema}installation (id) VALUES ('${installation}');`
}

const installations = z.array(z.object({ id: z.uuid() }))

/** Undefined if it cannot be read: an older version wrote the database. */
export async function installationOf(ask: Ask): Promise<string | undefined> {
  try {
    return installations.parse(await ask('SELECT id FROM installation'))[0]?.id
  } catch {
    return undefined
  }
}
