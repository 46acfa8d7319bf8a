import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { Refusal } from '@/lib/operations/refusal'

async function run(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/**
 * Runs work with a new database on the server of another one, and drops it afterwards. Throws a Refusal if this role
 * may not create one.
 */
export async function withTemporaryDatabase<T>(server: string, work: (address: string) => Promise<T>): Promise<T> {
  const name = `ilc_drill_${randomBytes(4).toString('hex')}`
  const address = new URL(server)
  address.pathname = `/${name}`
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
