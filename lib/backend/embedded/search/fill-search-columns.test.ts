import { beforeEach, expect, jest, test } from '@jest/globals'
import type { Payload } from 'payload'

const writtenHtml = jest.fn<(article: { id: number }) => Promise<string>>()
const executed = jest.fn<(statement: string) => void>()

jest.doMock('../articles/article-content', () => ({ writtenHtml }))
jest.doMock('../database/transaction', () => ({
  inTransaction: (_payload: Payload, work: (req: object) => unknown) => work({ payload }),
  transactionOf: () => Promise.resolve({}),
}))
jest.doMock('@payloadcms/db-sqlite', () => ({
  sql: (texts: string[], ...values: unknown[]) => texts.join('?') + values,
}))

const articles = [
  { id: 2, title: 'Hai' },
  { id: 1, title: 'Một' },
]

const payload = {
  find: () => Promise.resolve({ docs: articles }),
  db: {
    execute: ({ sql }: { sql: string }) => {
      executed(sql)
      return Promise.resolve({ rows: articles.map(({ id }) => ({ id, stamp: 'before' })) })
    },
  },
} as unknown as Payload

const failingAt2 = (error: Error) =>
  writtenHtml.mockImplementation(async ({ id }) => {
    if (id === 2) throw error
    return '<p>chữ</p>'
  })

const updates = () => executed.mock.calls.filter(([statement]) => statement.startsWith('UPDATE'))

const fill = async () => (await import('./fill-search-columns')).searchColumnsBackfill.fillNext(payload, undefined)

beforeEach(() => {
  executed.mockReset()
})

test('an outage ends the step, which is done again', async () => {
  const error = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  failingAt2(error)
  await expect(fill()).rejects.toBe(error)
  expect(updates()).toEqual([])
})

test('an article whose body no editor made is logged and left out', async () => {
  failingAt2(new Error('unknown node'))
  expect(await fill()).toBe(1)
  expect(updates()).toEqual([[expect.stringContaining('mot')]])
  expect(console.error).toHaveBeenCalledTimes(1)
  jest.mocked(console.error).mockClear()
})
