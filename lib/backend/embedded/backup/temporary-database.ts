import { randomBytes } from 'node:crypto'
import { Refusal } from '@/lib/operations/refusal'
import { withClient } from '../database/own-session'

const prefix = 'ilc_drill_'

const abandonedMs = 24 * 60 * 60 * 1000

const run = (connectionString: string, statement: string): Promise<Record<string, unknown>[]> =>
  withClient({ connectionString }, async (client) => (await client.query<Record<string, unknown>>(statement)).rows)

const nameAt = (ms: number) => `${prefix}${Math.floor(ms / 1000)}_${randomBytes(4).toString('hex')}`

export function isLeft(name: string, now: number): boolean {
  const seconds = new RegExp(`^${prefix}(\\d{10})_[\\da-f]{8}$`).exec(name)?.[1]
  return seconds !== undefined && now - Number(seconds) * 1000 > abandonedMs
}

async function dropLeft(server: string): Promise<void> {
  const own = await run(
    server,
    `SELECT datname FROM pg_database WHERE starts_with(datname, '${prefix}') AND pg_get_userbyid(datdba) = current_user`,
  )
  for (const name of own.map(({ datname }) => String(datname)).filter((name) => isLeft(name, Date.now())))
    await run(server, `DROP DATABASE IF EXISTS "${name}"`).catch(() => undefined)
}

/** Runs work with a new database on a server, and drops it with those left a day ago. Throws a Refusal. */
export async function withTemporaryDatabase<T>(server: string, work: (address: string) => Promise<T>): Promise<T> {
  const name = nameAt(Date.now())
  const address = new URL(server)
  address.pathname = `/${name}`
  await dropLeft(server)
  try {
    await run(server, `CREATE DATABASE "${name}"`)
  } catch (error) {
    throw new Refusal(
      `No database could be created for the drill (${error instanceof Error ? error.message : String(error)}): grant the role CREATEDB (ALTER ROLE … CREATEDB), or name an empty database with --database postgres://…`,
    )
  }
  try {
    return await work(address.href)
  } finally {
    await run(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
  }
}
