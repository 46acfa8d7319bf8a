import { beforeAll, expect, jest, test } from '@jest/globals'
import type { Payload } from 'payload'
import { noContent } from '@/lib/content/import/content'
import { ContentProblems } from '@/lib/content/import/problems'

const refreshStatistics = jest.fn<() => Promise<void>>().mockResolvedValue()
let importRecords: typeof import('./import-records').importRecords

beforeAll(async () => {
  const { recordTags } = await import('../database/after-commit')
  jest.mock('../database/content-versions', () => ({ raiseVersions: () => Promise.reject(new Error('unreachable')) }))
  // The adapter of the database does not load outside of the build.
  jest.mock('../redirects/store-redirects', () => ({}))
  jest.mock('../database/statistics', () => ({ refreshStatistics }))
  jest.mock('./loading', () => ({
    findImported: () => Promise.resolve(undefined),
    NotReplaced: class extends Error {},
  }))
  jest.mock('./load', () => ({
    loadContent: (_: unknown, folder: string, { documents }: { documents: string[] }) => {
      recordTags(['articles'])
      if (documents.length > 0) throw new ContentProblems([{ file: folder, line: 1, message: 'refused' }])
      return Promise.resolve({ created: 1, updated: 0, unchanged: 0 })
    },
  }))
  importRecords = (await import('./import-records')).importRecords
})

test('what is stored counts as taken, even if the running sites cannot be told', async () => {
  const records = [
    { name: 'a', content: noContent },
    { name: 'b', content: { ...noContent, documents: ['x'] } },
  ]
  const done = await importRecords({} as Payload, '', records, () => Promise.resolve())
  expect(done).toMatchObject({ result: { created: 1, updated: 0, unchanged: 0 }, left: ['b: refused'] })
  expect(refreshStatistics).toHaveBeenCalledTimes(1)
  expect(jest.mocked(console.error).mock.calls.flat()).toContainEqual(expect.stringContaining('could not be notified'))
  jest.mocked(console.error).mockClear()
})
