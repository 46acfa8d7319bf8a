import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { runCommand } from './commands'
import { databaseAt, instance, postgres } from './instances'
import { createDatabase, dropDatabase } from './prepared-site'

const address = databaseAt('migrated_twice')
const sites = [180, 181].map((offset) => instance(offset, `migrated-twice-${offset}`, { DATABASE_URL: address }))

test.skip(postgres === '', 'No PostgreSQL')
test.afterAll(() => dropDatabase(address))

test('two processes that migrate an empty PostgreSQL at once both succeed @full', async () => {
  await dropDatabase(address)
  await createDatabase(address)
  const ended = await Promise.all(sites.map(({ environment }) => runCommand(environment, 'db:migrate')))
  expect(
    ended.map(({ status }) => status),
    ended.map(({ output }) => output).join('\n'),
  ).toEqual([0, 0])
  expect(ended.filter(({ output }) => output.includes('Another process prepares this database'))).toHaveLength(1)
  const client = new Client(address)
  await client.connect()
  const { rows } = await client.query('SELECT name FROM payload_migrations GROUP BY name HAVING count(*) > 1')
  await client.end()
  expect(rows).toEqual([])
})
