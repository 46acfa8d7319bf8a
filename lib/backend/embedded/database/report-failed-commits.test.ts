import { beforeEach, expect, jest, test } from '@jest/globals'
import { reportFailedCommits } from './report-failed-commits'

const statements: string[] = []
let failing: string | undefined

async function run(statement: string): Promise<void> {
  statements.push(statement)
  if (statement === failing) throw Object.assign(new Error(`${statement} failed`), { code: 'SQLITE_FULL' })
}

const databaseNamed = (name: string) => {
  const database = {
    name,
    sessions: {} as Record<string, { db: unknown; reject: () => Promise<void> }>,
    transactionOptions: { behavior: 'immediate' },
    execute: jest.fn(({ raw }: { raw: string }) => run(raw)),
    drizzle: {
      transaction: jest.fn(async (work: (handle: unknown) => Promise<void>, _options?: unknown) => {
        await run('BEGIN')
        try {
          await work('handle')
          await run('COMMIT')
        } catch (error) {
          await run('ROLLBACK')
          throw error
        }
      }),
    },
    beginTransaction: (_options?: object): Promise<string> => Promise.reject(new Error('the library')),
    commitTransaction: (_id: Promise<string> | string): Promise<void> => Promise.resolve(),
  }
  reportFailedCommits(database)
  return database
}

beforeEach(() => {
  statements.length = 0
  failing = undefined
})

test.each(['sqlite', 'postgres'])(
  'a commit that the database refuses is an error, and nothing is stored: %s',
  async (name) => {
    const database = databaseNamed(name)
    const id = await database.beginTransaction()
    failing = 'COMMIT'
    await expect(database.commitTransaction(id)).rejects.toThrow('COMMIT failed')
    expect(statements.at(-1)).toBe('ROLLBACK')
    expect(database.sessions).toEqual({})
  },
)

test('in PostgreSQL a transaction that has failed before is not committed in silence', async () => {
  const database = databaseNamed('postgres')
  const id = await database.beginTransaction()
  failing = 'SELECT 1'
  await expect(database.commitTransaction(id)).rejects.toThrow('SELECT 1 failed')
  expect(statements).toEqual(['BEGIN', 'SELECT 1', 'ROLLBACK'])
})

test('a transaction is rolled back without an error, and ended once', async () => {
  const database = databaseNamed('sqlite')
  const id = await database.beginTransaction()
  await database.sessions[id]?.reject()
  expect(statements).toEqual(['BEGIN', 'ROLLBACK'])
  delete database.sessions[id]
  expect(await database.commitTransaction(id)).toBeUndefined()
  expect(statements).toEqual(['BEGIN', 'ROLLBACK'])
})
