import { types } from 'node:util'
import { Client, escapeIdentifier } from 'pg'
import { reasonOf } from '@/lib/operations/reason-of'
import { Refusal } from '@/lib/operations/refusal'
import { postgresUrl } from '@/lib/operations/settings/kinds'
import { withClient } from './own-session'

/** SQLSTATE of a database that another process has created meanwhile, before this one began to or since. */
const createdMeanwhile = ['42P04', '23505']

export const codeOf = (error: unknown) =>
  types.isNativeError(error) && 'code' in error ? String(error.code) : undefined

/** Creates a database by way of `postgres`; Payload would only where the server speaks English. Throws a Refusal. */
export async function createDatabase(connectionString: string, waitMs: number): Promise<void> {
  const { database: name = '' } = new Client({ connectionString })
  const server = postgresUrl(connectionString)
  if (server) server.pathname = '/postgres'
  const config = { connectionString: server?.href, connectionTimeoutMillis: waitMs, query_timeout: waitMs }
  try {
    await withClient(config, (client) => client.query(`CREATE DATABASE ${escapeIdentifier(name)}`))
    console.log(`The database "${name}" is created`)
  } catch (error) {
    if (createdMeanwhile.includes(codeOf(error) ?? '')) return
    throw new Refusal(
      `There is no database "${name}", and it cannot be created: ${reasonOf(error)}. Create it (createdb --owner USER ${name}), or correct DATABASE_URL`,
    )
  }
}
