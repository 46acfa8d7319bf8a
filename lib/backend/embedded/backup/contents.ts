import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { fileName } from '@/lib/backup/places'
import type { Snapshot } from '@/lib/backup/site'
import { tags } from '@/lib/backend/tags'
import { Refusal } from '@/lib/operations/refusal'
import { namedFiles } from '../files/named-files'

/** Questions that both databases understand. */

/** Runs a statement and gives its rows. */
export type Ask = (statement: string) => unknown[] | Promise<unknown[]>

const migrationsStatement = 'SELECT name FROM payload_migrations WHERE batch <> -1 ORDER BY name'

/** What people ask about after a restore, and its tables. */
const counted = { articles: 'articles', members: 'members', comments: 'interacted_articles', requests: 'consultation_requests', staff: 'staff' }

const names = z.array(z.object({ name: z.string() }))
const keys = z.array(z.object({ key: z.string().nullable() }))
const counts = z.tuple([z.object({ count: z.coerce.number() })])

/** What a database holds. Throws a Refusal where it is none of a site. */
export async function contentsOf(ask: Ask): Promise<Snapshot> {
  try {
    return await read(ask)
  } catch (error) {
    throw new Refusal(`The database is not ready (${error instanceof Error ? error.message : String(error)}): start the site once, or run npm run db:migrate`)
  }
}

async function read(ask: Ask): Promise<Snapshot> {
  const files: string[] = []
  for (const { prefix, statement } of namedFiles) {
    for (const { key } of keys.parse(await ask(statement))) if (key !== null) files.push(fileName(prefix.name, key))
  }
  const rows: [string, number][] = []
  for (const [what, table] of Object.entries(counted)) rows.push([what, counts.parse(await ask(`SELECT count(*) AS count FROM ${table}`))[0].count])
  return { files, counts: Object.fromEntries(rows), migrations: names.parse(await ask(migrationsStatement)).map(({ name }) => name) }
}

/** Versions are whole numbers of 32 bits, which go on being raised by one. */
const mostVersion = 2 ** 30

/** What tells a database that was brought back from all others: the id of its place, and for every tag a version that no running site has seen, whatever it saw of the database before. It re-renders everything. */
export function asAnother(installation: string, schema = ''): string {
  const version = randomInt(1, mostVersion)
  const versions = Object.values(tags).map((tag) => `('${tag}', ${version})`).join(', ')
  // A backup of an older version has no such table yet.
  return `
    DELETE FROM ${schema}content_versions;
    INSERT INTO ${schema}content_versions (tag, version) VALUES ${versions};
    CREATE TABLE IF NOT EXISTS ${schema}installation (id text PRIMARY KEY NOT NULL);
    DELETE FROM ${schema}installation;
    INSERT INTO ${schema}installation (id) VALUES ('${installation}');`
}

const installations = z.array(z.object({ id: z.uuid() }))

/** The id of a database; undefined where it cannot be read, as of an older version's. */
export async function installationOf(ask: Ask): Promise<string | undefined> {
  try {
    return installations.parse(await ask('SELECT id FROM installation'))[0]?.id
  } catch {
    return undefined
  }
}
