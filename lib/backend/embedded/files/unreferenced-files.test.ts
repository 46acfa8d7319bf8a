import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { databases, sql, type Database } from '../database/migrated-database'

const longAgo = new Date(0)

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let sweepStorage: typeof import('./unreferenced-files')['sweepStorage']
  let backend: Parameters<typeof sweepStorage>[0]
  let stored: string[]
  let refused: string[]

  beforeAll(async () => {
    database = await open()
    // No transaction: SQLite and PostgreSQL of these tests have one connection.
    backend = { db: { name: 'sqlite', drizzle: {}, execute: database.execute } } as unknown as typeof backend
    jest.doMock('../database/transaction', () => ({
      inTransaction: (payload: unknown, work: (req: unknown) => Promise<void>) => work({ payload }),
      transactionOf: () => Promise.resolve({}),
    }))
    jest.doMock('@/lib/operations/storage', () => ({
      ...Object.fromEntries(['image', 'document', 'attachment'].map((kind) => [`${kind}Prefix`, { name: kind }])),
      storageOf: ({ name }: { name: string }) => ({
        list: () =>
          Promise.resolve(stored.filter((key) => key.startsWith(name)).map((key) => ({ key, modified: longAgo }))),
        remove: (key: string) => {
          if (refused.includes(key)) return Promise.reject(new Error(`${key} is locked`))
          stored = stored.filter((each) => each !== key)
          return Promise.resolve()
        },
      }),
    }))
    await database.run(sql`
      INSERT INTO attachments (key, name, type, bytes, digest) VALUES ('attachment-9', 'a', 'b', 1, 'c')`)
    sweepStorage = (await import('./unreferenced-files')).sweepStorage
  })

  test('a file that can never be deleted keeps no other, of its kind or another', async () => {
    refused = ['image-1', 'document-2']
    stored = ['image-1', 'image-2', 'document-1', 'document-2', 'document-3', 'attachment-1', 'attachment-9']
    await expect(sweepStorage(backend)).rejects.toThrow('image-1 is locked')
    expect(stored).toEqual(['image-1', 'document-2', 'attachment-9'])
  })

  test('a storage that is away is not asked for every file', async () => {
    stored = Array.from({ length: 200 }, (_, i) => `image-${i}`)
    refused = [...stored]
    const remove = jest.spyOn(refused, 'includes')
    await expect(sweepStorage(backend)).rejects.toThrow('image-0 is locked')
    expect(remove.mock.calls).toHaveLength(10)
  })
})
