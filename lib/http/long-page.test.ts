import { expect, test } from '@jest/globals'
import { answerInPieces, jsonOfPage, ListChanged, partsOfPage } from './long-page'

function listOf(count: number, totals: number[] = []) {
  const asked: string[] = []
  const list = ({ page, limit }: { page: number; limit: number }) => {
    asked.push(`${page} ${limit}`)
    const items = Array.from({ length: count }, (_, i) => ({ id: String(i) })).slice((page - 1) * limit, page * limit)
    return Promise.resolve({ items, page, limit, total: totals[asked.length - 1] ?? count })
  }
  return { asked, list }
}

const answerOf = (count: number, page: number, limit: number, most: number) => {
  const { asked, list } = listOf(count)
  const query = { page, limit }
  const pieces = jsonOfPage('members', query, partsOfPage(query, most, list), ({ id }) => ({ item: Number(id) }))
  return { asked, answer: answerInPieces(pieces) }
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)

test.each([
  ['a short page is read at once', [9, 2, 3, 4], numbers(3, 6), ['2 3']],
  ['a long page is read in parts', [9, 1, 100, 4], numbers(0, 9), ['1 4', '2 4', '3 4']],
  ['the parts end with the list', [8, 1, 100, 4], numbers(0, 8), ['1 4', '2 4']],
  ['a later page begins and ends within parts', [30, 2, 7, 5], numbers(7, 14), ['2 5', '3 5']],
  ['a page after the last one is empty', [9, 3, 7, 5], [], ['3 5']],
] as const)('%s', async (_, [count, page, limit, most], items, calls) => {
  const { asked, answer } = answerOf(count, page, limit, most)
  const response = await answer
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({
    data: { members: items.map((item) => ({ item })), pagination: { page, limit, total: count } },
  })
  expect(asked).toEqual(calls)
})

test('no part is read before the one before it is taken, and none after the client has gone', async () => {
  const { asked, answer } = answerOf(100, 1, 100, 10)
  const reader = (await answer).body?.getReader()
  expect(asked.length).toBe(1)
  await reader?.read()
  expect(asked.length).toBe(2)
  await reader?.cancel()
  expect(asked.length).toBe(2)
})

const query = { page: 1, limit: 100 }
const { list } = listOf(20)
const moving = async (part: typeof query) => {
  const result = await list(part)
  return part.page === 2 ? { ...result, items: result.items.toSpliced(-1, 1, { id: '3' }) } : result
}

test.each([
  ['order', moving],
  ['length', listOf(20, [20, 19]).list],
])('a list whose %s changes meanwhile breaks the answer off', async (_, changing) => {
  const response = await answerInPieces(jsonOfPage('members', query, partsOfPage(query, 5, changing), String))
  await expect(response.text()).rejects.toThrow(ListChanged)
})

test('a failure of the first part is thrown', async () => {
  const failing = partsOfPage(query, 5, () => Promise.reject(new Error('away')))
  await expect(answerInPieces(jsonOfPage('members', query, failing, String))).rejects.toThrow('away')
})
