import { appendFile, open } from 'node:fs/promises'
import type { Client } from 'pg'
import { z } from 'zod'
import type { SiteDatabase, Snapshot } from '@/lib/operations/backup/site'
import { Refusal } from '@/lib/operations/refusal'
import { requireOwnSession, withClient as withConnection } from '../database/own-session'
import { refusalOf } from '../database/schema-version'
import { asAnother, contentsOf, installationOf } from './contents'
import { runPostgres } from './postgres-programs'

/** Bytes at the start of a script, where pg_restore writes its session settings. */
const head = 4096

/** Written by PostgreSQL 17 and later, and unknown to older servers. */
const unknown = Buffer.from('\nSET transaction_timeout = 0;')
const comment = Buffer.from(`\n--${' '.repeat(unknown.length - 3)}`)

/** Comments out a timeout setting that older servers do not know; it is off anyway. */
export async function forOlderServers(script: string): Promise<void> {
  const file = await open(script, 'r+')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(head), 0, head, 0)
    const at = buffer.subarray(0, bytesRead).indexOf(unknown)
    if (at >= 0) await file.write(comment, 0, comment.length, at)
  } finally {
    await file.close()
  }
}

/**
 * SQL that drops everything in PostgreSQL's schema `public` that the current role owns. Keeps the schema itself with
 * its owner, grants and default privileges, as well as extensions and other roles' objects. If an object of another
 * role depends on something to be dropped (such as a report's view), raises an error that names it and drops nothing.
 */
const emptySchema = `DO $$
DECLARE
  kind text;
  names text;
  needed text;
BEGIN
  FOR kind, names IN
    SELECT object.kind, string_agg(object.name, ', ')
    FROM (
      SELECT kinds.place, kinds.kind, oid::regclass::text, relowner, 'pg_class'::regclass, oid
      FROM pg_class
      JOIN (VALUES (1, 'm', 'MATERIALIZED VIEW'), (2, 'v', 'VIEW'), (3, 'f', 'FOREIGN TABLE'), (4, 'r', 'TABLE'), (4, 'p', 'TABLE'), (5, 'S', 'SEQUENCE')) AS kinds (place, relkind, kind)
        ON kinds.relkind = pg_class.relkind::text
      WHERE relnamespace = 'public'::regnamespace
      UNION ALL
      SELECT 6, 'ROUTINE', oid::regprocedure::text, proowner, 'pg_proc'::regclass, oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      UNION ALL
      SELECT 7, 'TYPE', pg_type.oid::regtype::text, typowner, 'pg_type'::regclass, pg_type.oid
      FROM pg_type LEFT JOIN pg_class ON pg_class.oid = typrelid
      WHERE typnamespace = 'public'::regnamespace AND (typtype IN ('e', 'd', 'r') OR relkind = 'c')
    ) AS object (place, kind, name, owner, catalogue, id)
    WHERE pg_has_role(object.owner, 'USAGE')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = object.catalogue AND objid = object.id AND deptype = 'e')
    GROUP BY object.place, object.kind
    ORDER BY object.place
  LOOP
    -- All of a kind at once, since they need each other. A sequence goes with its table.
    EXECUTE format('DROP %s IF EXISTS %s', kind, names);
  END LOOP;
EXCEPTION WHEN dependent_objects_still_exist THEN
  GET STACKED DIAGNOSTICS needed = PG_EXCEPTION_DETAIL;
  RAISE EXCEPTION 'something else in the database needs what would be replaced (%): take that away first', replace(needed, E'\\n', '; ');
END $$`

const exported = z.tuple([z.object({ id: z.string() })])
const counted = z.tuple([z.object({ count: z.coerce.number() })])
const named = z.array(z.object({ name: z.string() }))

/** Objects of other roles. They are neither backed up nor deleted, and this role may not be able to read them. */
const othersStatement = `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND NOT pg_has_role(relowner, 'USAGE')`

const excluding = (table: string) => `--exclude-table=public."${table.replaceAll('"', '""')}"`

async function withClient<T>(address: string, work: (client: Client) => Promise<T>): Promise<T> {
  let isConnected = false
  try {
    return await withConnection({ connectionString: address }, (client) => {
      isConnected = true
      return work(client)
    })
  } catch (error) {
    if (isConnected) throw error
    // The message omits the address, which may contain a password.
    throw new Refusal(
      `The database cannot be reached: ${error instanceof Error ? error.message || error.name : String(error)}`,
    )
  }
}

const count = (address: string, statement: string) =>
  withClient(address, async (client) => counted.parse((await client.query(statement)).rows)[0].count)

async function dump(client: Client, address: string, file: string): Promise<Snapshot> {
  // Queries and dump share one snapshot. It is read-only and blocks nobody.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const [{ id }] = exported.parse((await client.query('SELECT pg_export_snapshot() AS id')).rows)
  const contents = await contentsOf(async (statement) => (await client.query(statement)).rows)
  const others = named.parse((await client.query(othersStatement)).rows).map(({ name }) => excluding(name))
  await runPostgres(
    'pg_dump',
    address,
    '--format=custom',
    '--compress=0',
    '--no-owner',
    '--no-privileges',
    '--no-comments',
    `--snapshot=${id}`,
    `--file=${file}`,
    ...others,
  )
  return contents
}

export function postgresDatabase(address: string): SiteDatabase {
  return {
    kind: 'postgres',
    refusalOf: (migrations) => refusalOf('postgres', migrations),
    isEmpty: async () => (await count(address, `SELECT count(*) FROM pg_tables WHERE schemaname = 'public'`)) === 0,
    installation: () =>
      withClient(address, (client) => installationOf(async (statement) => (await client.query(statement)).rows)),
    ask: (work) => withClient(address, (client) => work(async (statement) => (await client.query(statement)).rows)),
    bytes: () => count(address, 'SELECT pg_database_size(current_database()) AS count'),
    async snapshot(file) {
      // pg_dump empties the search path of its session.
      await requireOwnSession(address)
      return withClient(address, (client) => dump(client, address, file))
    },
    async requireUnused() {
      // The database's own background workers have no user.
      const others = await count(
        address,
        'SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL',
      )
      if (others > 0)
        throw new Refusal(
          `The database is in use (${others} connections): stop every site that is served from it first`,
        )
    },
    async prepare(file, installation) {
      await requireOwnSession(address)
      const script = `${file}.sql`
      await runPostgres('pg_restore', undefined, '--no-owner', '--no-privileges', `--file=${script}`, file)
      await forOlderServers(script)
      await appendFile(script, `${asAnother(installation, 'public.')}\n`)
      // A single transaction: if any part fails, the existing content stays.
      return () =>
        runPostgres(
          'psql',
          address,
          '--no-psqlrc',
          '--quiet',
          '--single-transaction',
          '--set=ON_ERROR_STOP=1',
          '--command',
          emptySchema,
          `--file=${script}`,
        )
    },
  }
}
