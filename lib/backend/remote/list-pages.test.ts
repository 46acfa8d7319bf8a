import { describe, expect, jest, test } from '@jest/globals'
import { remoteBackend } from '.'
import { takeLogged } from '../../testing/take-logged'
import { BackendUnavailable } from '../port'

const article = {
  _id: 'a',
  title: 'Bài',
  content: '<p>x</p>',
  createDate: '2026-11-23T00:00:00Z',
  language: 'VI',
  type: 'NEWS',
}

test('a 404 for a page past the end of a list is an empty page, if the backend is up', async () => {
  let isAway = false
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) =>
      isAway || String(address).includes('page=3')
        ? Response.json({}, { status: 404 })
        : Response.json({ data: { articles: [article] } }),
    )
  const { listArticles } = remoteBackend('http://backend.example/api', { timeoutMs: 20_000 })
  expect(await listArticles({ search: '', page: 3, limit: 6 })).toEqual({ items: [], page: 3, limit: 6, total: 12 })
  isAway = true
  for (const number of [1, 3])
    await expect(listArticles({ search: '', page: number, limit: 6 })).rejects.toThrow(BackendUnavailable)
})

function answering(dataAt: (query: URLSearchParams) => unknown) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address) =>
      Promise.resolve(Response.json({ data: dataAt(new URL(String(address)).searchParams) })),
    )
  return remoteBackend('http://backend.example/api', { timeoutMs: 20_000 })
}

function listedBy(most: number, hasTotal: boolean, totalOf = (all: number, _answered: number) => all) {
  const asked: string[] = []
  const every = Array.from({ length: 13 }, (_, index) => ({
    ...article,
    _id: index === 8 || index === 12 ? undefined : `a${index}`,
  }))
  const { listArticles } = answering((query) => {
    asked.push(`${query.get('page')} ${query.get('limit')}`)
    const [page, limit] = [Number(query.get('page')), Math.min(Number(query.get('limit')), most)]
    const articles = every.slice((page - 1) * limit, page * limit)
    return { articles, ...(hasTotal && { pagination: { total: totalOf(every.length, articles.length) } }) }
  })
  const page = async (number: number, search = '') => {
    const { items, total } = await listArticles({ search, page: number, limit: 6 })
    return [items.map(({ id }) => id).join(' '), total]
  }
  return { asked, page }
}

test('records without an id leave no gap: the pages are full, and as many as the total promises', async () => {
  const { asked, page } = listedBy(Infinity, true)
  expect(await page(1)).toEqual(['a0 a1 a2 a3 a4 a5', 13])
  // The first one with a gap. From now on the list is read as a whole.
  expect(await page(2)).toEqual(['a6 a7 a9 a10 a11', 11])
  expect(await page(1)).toEqual(['a0 a1 a2 a3 a4 a5', 11])
  expect(await page(3)).toEqual(['', 11])
  expect(asked).toEqual(['1 6', '3 6', '2 6', '1 100000', '3 6', '1 100000', '1 100000'])
  takeLogged()
})

test.each([
  ['no more than ten articles at once', 10, true, 12],
  ['no total', Infinity, false, 12],
])('a backend that returns %s is asked for pages alone', async (_, most, hasTotal, total) => {
  const { asked, page } = listedBy(most, hasTotal)
  await page(1)
  asked.length = 0
  expect(await page(2)).toEqual(['a6 a7 a9 a10 a11', total])
  expect(asked).toEqual(['2 6', '1 100000'])
  await page(2)
  expect(asked.slice(2)).toEqual(['2 6'])
  takeLogged()
})

test('a part of a list is not taken for the whole where the backend counts what it answers', async () => {
  const { asked, page } = listedBy(10, true, (all, answered) => Math.min(all, Math.max(answered, 10)))
  expect(await page(2)).toEqual(['a6 a7 a9 a10 a11', 11])
  expect(asked).toEqual(['2 6', '1 100000', '2 6'])
  expect(await page(2)).toEqual(['a6 a7 a9 a10 a11', 11])
  takeLogged()
})

describe('the pages of a list end where its articles end', () => {
  function listing(count: number, total: number, after: 'empty' | 'first' | 'last' | 'refused' = 'empty') {
    const every = Array.from({ length: count }, (_, i) => ({ ...article, _id: `a${i}` }))
    jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
      const query = new URL(String(address)).searchParams
      const [requested, limit] = [Number(query.get('page')), Number(query.get('limit'))]
      const last = Math.ceil(count / limit)
      if (requested > last && after === 'refused') return Promise.resolve(Response.json({}, { status: 400 }))
      const page = after === 'first' ? 1 : after === 'last' ? Math.min(requested, last) : requested
      const articles = every.slice((page - 1) * limit, page * limit)
      return Promise.resolve(Response.json({ data: { articles, pagination: { total } } }))
    })
    const { listArticles } = remoteBackend('http://backend.example/api', { timeoutMs: 20_000 })
    return async (page: number) => {
      const answer = await listArticles({ search: '', type: 'NEWS', language: 'vi', page, limit: 6 })
      return [answer.items.length, Math.ceil(answer.total / 6)]
    }
  }

  test.each([
    ['a true total', 13, 13, 'empty', { 1: [6, 3], 2: [6, 3], 3: [1, 3] }],
    ['a total of a thousand million', 13, 1e9, 'empty', { 1: [6, 3], 3: [1, 3], 4: [0, 3] }],
    ['page numbers ignored', 6, 47, 'first', { 1: [6, 1], 2: [0, 1], 8: [0, 1], 9000: [0, 1] }],
    ['the last page again after the last', 13, 1e9, 'last', { 1: [6, 3], 2: [6, 3], 4: [0, 3] }],
  ] as const)('%s', async (_, count, total, after, pages) => {
    const list = listing(count, total, after)
    const results = []
    for (const page of Object.keys(pages)) results.push([page, await list(Number(page))])
    expect(Object.fromEntries(results)).toEqual(pages)
  })
})

describe('members of a backend that has few in an answer', () => {
  function membersBy(most: number, { total = 5, isDeaf = false } = {}) {
    const asked: string[] = []
    const every = Array.from({ length: 5 }, (_, i) => ({ id: `m${i}`, fullName: `M ${i}` }))
    const { listMembers } = answering((query) => {
      asked.push(`${query.get('page')} ${query.get('limit')}`)
      const [page, limit] = [isDeaf ? 1 : Number(query.get('page')), Math.min(Number(query.get('limit')), most)]
      return { members: every.slice((page - 1) * limit, page * limit), pagination: { total } }
    })
    const list = async (limit: number, page = 1) => {
      const { items, total: result } = await listMembers({ search: '', language: 'vi', page, limit })
      return [items.map(({ id }) => id).join(' '), result]
    }
    return { asked, list }
  }

  test('are read to the end of what is asked for', async () => {
    const { asked, list } = membersBy(2)
    expect(await list(100_000)).toEqual(['m0 m1 m2 m3 m4', 5])
    expect(asked.splice(0)).toEqual(['1 100000', '2 100000', '3 100000'])
    expect(await list(2)).toEqual(['m0 m1', 5])
    expect(await list(2, 2)).toEqual(['m2 m3', 5])
    expect(asked).toEqual(['1 2', '2 2'])
  })

  test.each([
    ['ignores page numbers', 2, { isDeaf: true }, ['m0 m1', 5], ['1 100', '2 100']],
    ['promises more than it has', 9, { total: 7 }, ['m0 m1 m2 m3 m4', 7], ['1 100', '2 100']],
    ['has all in an answer', 9, {}, ['m0 m1 m2 m3 m4', 5], ['1 100']],
  ])('are not asked for again and again if it %s', async (_, most, options, results, calls) => {
    const { asked, list } = membersBy(most, options)
    expect(await list(100)).toEqual(results)
    expect(asked).toEqual(calls)
  })
})
