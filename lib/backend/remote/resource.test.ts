import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { localServer } from '@/lib/testing/local-server'
import { remoteBackend } from '.'
import { BackendUnavailable, ResourceUnavailable, type Backend } from '../port'

const article = { title: 'Bài', content: '', createDate: '2026-11-23T00:00:00Z', language: 'EN', type: 'RESEARCH' }
const member = { fullName: 'Lan', language: 'zh' }

const answers: Record<string, number | string | object | null> = {
  '/api/article/moi': { ...article, id: 'moi' },
  '/api/article/cu': '/api/article/moi',
  '/api/article/doi-nha': '/v2/article/doi-nha',
  '/v2/article/doi-nha': { ...article, id: 'doi-nha' },
  '/api/article/vo-danh': '/v2/article/vo-danh',
  '/v2/article/vo-danh': article,
  '/api/article/theo-ten': { ...article, id: '17' },
  [`/api/article/${encodeURIComponent('đất'.normalize('NFD'))}`]: { ...article, id: 'đất'.normalize('NFD') },
  [`/api/article/${encodeURIComponent('thuế')}`]: { ...article, id: 'thuế', title: 'Thuế'.normalize('NFD') },
  '/api/article/go': 410,
  '/api/article/hong': 500,
  '/api/article/xoay': '/api/article/xoay',
  '/api/member/cu': '/api/member/lan',
  '/api/member/lan': { ...member, id: 'lan' },
  '/api/member/go': 410,
}

const well = '/api/article/?type=SERVICE&search=&page=1&limit=6&language=VI'

let requested: string[] = []
let backend: Backend

const site = localServer(({ url = '' }, response) => {
  requested.push(url)
  const answer = answers[url] === undefined ? 404 : answers[url]
  if (typeof answer === 'number') response.writeHead(answer, { 'content-type': 'application/json' }).end('{}')
  else if (typeof answer === 'string') response.writeHead(308, { location: answer }).end()
  else response.end(JSON.stringify({ data: answer }))
})

beforeAll(() => {
  backend = remoteBackend(`${site.origin}/api`, { timeoutMs: 20_000 })
})

const moved = { movedTo: { id: 'moi', type: 'RESEARCH', language: 'en' } }

test.each([
  ['one that has another id now', 'cu', undefined, moved],
  ['one whose whole backend moved', 'doi-nha', 'doi-nha', undefined],
  ['one that does not say its id', 'vo-danh', '', undefined],
  ['one that is found by something else than its id', 'theo-ten', '17', undefined],
  ['one that was taken away', 'go', undefined, 'gone'],
  ['one that never was', 'khong', undefined, undefined],
])('%s', async (_, id, here, former) => {
  expect([(await backend.getArticle(id))?.id, await backend.formerArticle(id)]).toEqual([here, former])
})

test.each(['hong', 'xoay'])('the backend is unavailable if it answers like %s', async (id) => {
  await expect(backend.formerArticle(id)).rejects.toThrow(BackendUnavailable)
})

test.each([
  ['lan', 'lan', undefined],
  ['cu', undefined, { movedTo: { id: 'lan', language: 'zh' } }],
  ['go', undefined, 'gone'],
])('the member %s', async (id, here, former) => {
  expect([(await backend.getMember(id))?.id, await backend.formerMember(id)]).toEqual([here, former])
})

test.each(['đất', 'đất'.normalize('NFD'), 'thuế', 'thuế'.normalize('NFD')])(
  'an article is found by its id in either form of Unicode, and has it in NFC: %j',
  async (id) => {
    expect(await backend.getArticle(id)).toMatchObject({ id: id.normalize('NFC') })
  },
)

test('an unknown id is asked for once, or in both forms if these differ', async () => {
  requested = []
  expect(await backend.getArticle('khong-co')).toBeUndefined()
  expect(await backend.getArticle('không-có')).toBeUndefined()
  expect(requested.filter((path) => path.startsWith('/api/article/k')).map(decodeURIComponent)).toEqual(
    ['khong-co', 'không-có', 'không-có'.normalize('NFD')].map((id) => `/api/article/${id}`),
  )
})

describe('if the backend is up otherwise', () => {
  beforeAll(() => {
    answers[well] = { articles: [{ ...article, id: 'moi' }] }
  })
  afterAll(() => {
    delete answers[well]
  })

  test.each([
    ['null', null],
    ['status 400', 400],
  ])('%s means that a resource is missing', async (_, said) => {
    Object.assign(answers, { '/api/article/x': said, '/api/member/x': said })
    for (const read of [backend.getArticle, backend.formerArticle, backend.getMember])
      expect(await read('x')).toBeUndefined()
  })

  test.each([
    ['fails', 500],
    ['answers with something else', { articles: [] }],
  ])('if it %s, only that resource is unavailable', async (_, said) => {
    answers['/api/article/x'] = said
    await expect(backend.getArticle('x')).rejects.toMatchObject({ constructor: ResourceUnavailable, id: 'x' })
  })
})

test('a known resource counts as missing only after the backend has reported so, other than by 404, for a minute', async () => {
  const clock = jest.spyOn(performance, 'now')
  answers[well] = { articles: [{ ...article, id: 'moi' }] }
  answers['/api/article/doi'] = { ...article, id: 'doi' }
  const status = () =>
    backend.getArticle('doi').then(
      (result) => result?.id ?? 'missing',
      (error: unknown) => (error instanceof ResourceUnavailable ? 'broken' : error),
    )
  const now = performance.now()
  const at = (ms: number) => clock.mockReturnValue(now + ms)
  expect(await status()).toBe('doi')
  answers['/api/article/doi'] = null
  at(0)
  expect(await status()).toBe('broken')
  at(59_000)
  expect(await status()).toBe('broken')
  at(61_000)
  expect(await status()).toBe('missing')
  answers['/api/article/doi'] = { ...article, id: 'doi' }
  expect(await status()).toBe('doi')
  answers['/api/article/doi'] = 400
  expect(await status()).toBe('broken')
  answers['/api/article/doi'] = 404
  expect(await status()).toBe('missing')
  delete answers[well]
  clock.mockRestore()
})

test.each([null, 400, 500])('where it is not, %j means nothing about the resource', async (said) => {
  answers['/api/article/x'] = said
  const error: unknown = await backend.getArticle('x').catch((failure: unknown) => failure)
  expect([error instanceof BackendUnavailable, error instanceof ResourceUnavailable]).toEqual([true, false])
})

test.each(['', '.', '..', 'x'.repeat(501)])(
  'no resource can have the id %j, and the backend is not called',
  async (id) => {
    requested = []
    expect([await backend.getArticle(id), await backend.getMember(id), requested]).toEqual([undefined, undefined, []])
  },
)
