import { describe, expect, test } from '@jest/globals'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { databases, type Statement } from './migrated-database'
import { firstMigration, lastStepBefore, refusalOf } from './schema-version'

const [older, last] = ['20261121_104619_initial', lastStepBefore]

test.each<[string, string[], string | undefined]>([
  ['a database of this version', [firstMigration], undefined],
  ['one of the last step before 1.0.0', [older, last], undefined],
  ['one that was taken over half', [older, last, firstMigration], undefined],
  ['one of an older step', [older], 'is of a version before 1.0.0'],
  ['one of an earlier first step', ['20261129_130000_first'], 'is of a version before 1.0.0'],
  ['one of a newer version', [firstMigration, '20990101_000000_later'], 'was made by a newer version'],
])('%s', (_, migrations, refusal) => {
  expect(/^[a-z0-9. ]+?(?= of the site|:|$)/.exec(refusalOf('sqlite', migrations) ?? '')?.[0]).toBe(refusal)
})

describe.each(databases)('%s', (_, open) => {
  test('what has the tables already stays as it is, without the notes of former steps', async () => {
    const database = await open()
    const run = (text: string) => database.run({ texts: [text], values: [] })
    await run(`INSERT INTO payload_migrations (name, batch) VALUES ('${older}', 1), ('${lastStepBefore}', 2)`)
    await run(`INSERT INTO content_versions (tag, version) VALUES ('articles', 7)`)
    const execute = (statement: Statement) => database.execute({ sql: statement })
    const [first] = await database.migrations()
    await first?.up({ db: { run: execute, execute } } as unknown as MigrateUpArgs)
    expect(await run('SELECT name FROM payload_migrations')).toEqual([])
    expect((await run('SELECT version FROM content_versions')).map((row) => ({ ...(row as object) }))).toEqual([
      { version: 7 },
    ])
  })
})
