import { expect, jest, test } from '@jest/globals'
import { Client } from 'pg'
import { Refusal } from '@/lib/operations/refusal'
import { createDatabase } from './create-database'

const waitMs = 20_000
const server = process.env.TEST_DATABASE_URL ?? ''
const withServer = server ? test : test.skip

const name = `ilc_Tạo "${process.pid}"`
const role = `ilc_create_${process.pid}`

function addressFor(user?: string): string {
  const address = new URL(server)
  address.pathname = `/${encodeURIComponent(name)}`
  if (user) address.username = user
  if (user) address.password = 'a-password'
  return address.href
}

withServer('a database is created where the role may, whichever process was first', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const client = new Client({ connectionString: server })
  await client.connect()
  const names = async () => (await client.query('SELECT FROM pg_database WHERE datname = $1', [name])).rowCount
  try {
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'a-password'`)
    await expect(createDatabase(addressFor(role), waitMs)).rejects.toThrow(Refusal)
    await expect(createDatabase(addressFor(role), waitMs)).rejects.toThrow(/^There is no database "ilc_.*createdb/)
    expect([await names(), log.mock.calls.length]).toEqual([0, 0])
    await createDatabase(addressFor(), waitMs)
    await createDatabase(addressFor(), waitMs)
    expect([await names(), log.mock.calls.length]).toEqual([1, 1])
  } finally {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)}`)
    await client.query(`DROP ROLE IF EXISTS ${role}`)
    await client.end()
  }
})
