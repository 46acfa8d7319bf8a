import type { ServerResponse } from 'node:http'
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { localServer } from '@/lib/testing/local-server'
import { remoteBackend } from '.'
import { takeLogged } from '../../testing/take-logged'
import { BackendUnavailable, type Backend } from '../port'

const article = {
  _id: 'a',
  title: 'Bài',
  content: '<p>x</p>',
  createDate: '2026-11-23T00:00:00Z',
  language: 'VI',
  type: 'NEWS',
}
const member = { _id: 'm', fullName: 'Lan', language: 'vi' }
const partner = { _id: 'p', typeEcosystem: 'ENTERPRISE', fullName: 'Sao' }
const video = { id: 'v', title: 'Phim', videoId: 'x' }
let answer: { status: number; body: unknown }
let additions: ((response: ServerResponse) => unknown) | undefined
let answerTo: ((url: string) => unknown) | undefined
let isAway: boolean
let backend: Backend

const site = localServer(({ url = '' }, response) => {
  if (isAway) return response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found')
  if (additions && /^\/api\/(?:video|site-record|search|content-versions)\b/.test(url)) return additions(response)
  return response
    .writeHead(answer.status, { 'content-type': 'application/json' })
    .end(JSON.stringify(answerTo?.(url) ?? answer.body))
})
const newBackend = () => remoteBackend(`${site.origin}/api`, { timeoutMs: 20_000 })

beforeAll(() => {
  backend = newBackend()
})
beforeEach(() => {
  answer = { status: 200, body: null }
  additions = undefined
  answerTo = undefined
  isAway = false
})

const page = { search: '', page: 1, limit: 6 }
const search = { query: 'luatt', language: 'vi', page: 1, limit: 6, titlesOnly: false } as const
const pagination = { page: 1, limit: 6, total: 9 }

const lists: [name: string, item: object, read: () => Promise<string[]>, identity: string[]][] = [
  ['articles', article, async () => (await backend.listArticles(page)).items.map(({ id }) => id), ['_id']],
  ['articles', article, async () => (await backend.searchArticles(search)).items.map(({ id }) => id), ['_id']],
  ['members', member, async () => (await backend.listMembers(page)).items.map(({ id }) => id), ['_id']],
  ['Ecosystems', partner, async () => (await backend.listPartners()).map(({ id }) => id), ['_id', 'fullName']],
  ['videos', video, async () => (await backend.listVideos()).map(({ id }) => id), ['videoId']],
]

const resources: [name: string, wire: object, read: () => Promise<string | undefined>][] = [
  ['an article', article, async () => (await backend.getArticle('a'))?.id],
  ['a member', member, async () => (await backend.getMember('m'))?.id],
]

const envelopes: [name: string, wrap: (inside: unknown) => unknown][] = [
  ['one envelope', (data) => ({ data })],
  ['two', (data) => ({ status: 'success', data: { message: 'ok', data } })],
  ['none', (data) => data],
]

describe.each(lists)('a list of %s', (name, item, read, identity) => {
  const without = (value: unknown) => ({ ...item, ...Object.fromEntries(identity.map((field) => [field, value])) })
  const says = (items: unknown, more: object = { pagination }) => {
    answer.body = { data: { [name]: items, ...more } }
  }
  const own = Object.values(item)[0] as string

  test.each(envelopes)('in %s is read', async (_, wrap) => {
    answer.body = wrap({ [name]: [item], pagination })
    expect(await read()).toEqual([own])
  })

  test('is still read with what is no object in it, and what cannot be identified', async () => {
    const broken = [null, 'x', without(undefined), without({ x: 1 })]
    says([...broken, item, ...broken])
    expect(await read()).toEqual([own])
    takeLogged()
  })

  test.each([[[]], [[item]]])('may have no pagination or an invalid one', async (items) => {
    for (const odd of [{}, { pagination: null }, { pagination: { total: 'many' } }, { pagination: [] }]) {
      says(items, odd)
      expect(await read()).toHaveLength(items.length)
    }
  })

  test.each([
    ['that is none', { [name]: 'list' }],
    ['that is missing', {}],
  ])('%s is an outage, not an empty list', async (_, data) => {
    answer.body = { data }
    await expect(read()).rejects.toThrow(BackendUnavailable)
    takeLogged()
  })
})

describe.each(resources)('%s', (_, wire, read) => {
  const own = Object.values(wire)[0] as string

  test('is read, with anything beside what is known', async () => {
    answer.body = { data: { ...wire, extra: 1 } }
    expect(await read()).toBe(own)
  })

  test.each([[null], [[]], ['x'], [{}], [{ language: 'vi', type: 'NEWS' }]])(
    'that is %j is an outage, not missing',
    async (data) => {
      answer.body = { data }
      await expect(read()).rejects.toThrow(BackendUnavailable)
    },
  )

  test('that the backend lacks is missing', async () => {
    answer.status = 404
    expect(await read()).toBeUndefined()
  })
})

test('a search of another instance finds people and partners, with images of this site, and filters', async () => {
  const urls: string[] = []
  const body = {
    articles: [{ ...article, excerpt: 'Câu có từ.' }],
    pagination,
    understood: 'luật',
    related: [{ ...article, id: 'b' }, 'x'],
    members: [
      { ...member, role: 'PRESIDENT', department: 'BOARD_OF_DIRECTORS', imgUrl: 'https://pictures.example/a.webp' },
      { fullName: 'x' },
    ],
    ecosystems: [partner],
    legalTexts: [{ id: 'v', number: '1', kind: 'LAW', title: 'Luật' }],
  }
  answerTo = (url) => {
    urls.push(url)
    return { data: body }
  }
  const result = await newBackend().searchArticles({ ...search, type: 'NEWS', year: 2026 })
  expect(urls).toEqual(['/api/search?q=luatt&in=&page=1&limit=6&language=VI&type=NEWS&year=2026'])
  expect(result).toMatchObject({ total: 9, understood: 'luật', related: [{ id: 'b' }] })
  expect(result.items).toMatchObject([{ id: 'a', excerpt: 'Câu có từ.' }])
  expect(result.beside).toMatchObject({
    people: [{ id: 'm', fullName: 'Lan', posts: [{ role: 'PRESIDENT', department: 'BOARD_OF_DIRECTORS' }] }],
    partners: [{ id: 'p' }],
    legalTexts: [],
  })
  expect(result.beside?.people).toHaveLength(1)
  expect(result.beside?.people[0]?.photo).toMatch(/^\/media\//)
  takeLogged()
})

test.each([
  ['luaatj doanh nghieepj', 'luật doanh nghiệp', ['luaatj doanh nghieepj', 'luật doanh nghiệp']],
  ['luật HD', undefined, ['luật HD']],
])('titles of a backend without a search are searched for %s as meant', async (query, understood, searched) => {
  const requested: (string | null)[] = []
  additions = withStatus(404)
  answerTo = (url) => {
    const text = new URL(url, 'http://x').searchParams.get('search')
    if (text) requested.push(text)
    return {
      articles: text?.startsWith('luật') ? [article] : [],
      pagination: { total: text?.startsWith('luật') ? 1 : 0 },
    }
  }
  const result = await newBackend().searchArticles({ ...search, query })
  expect([result.total, result.understood, requested]).toEqual([1, understood, searched])
})

const withStatus = (status: number) => (response: ServerResponse) => response.writeHead(status).end('no such call')
const withPage = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>')

const refusals: [string, (response: ServerResponse) => unknown][] = [
  ...[400, 404, 500].map((status): [string, (response: ServerResponse) => unknown] => [
    `status ${status}`,
    withStatus(status),
  ]),
  ['status 404 in JSON', (response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{}')],
  ['a page', withPage],
  ['words', (response) => response.end('{"success":false}')],
  ['the way to another page', (response) => response.writeHead(302, { location: '/sign-in' }).end()],
]

test('an addition that is never answered is done without after a second, and not asked for again for a while', async () => {
  answer.body = { data: { articles: [article] } }
  const silent: ServerResponse[] = []
  additions = (response) => silent.push(response)
  const other = newBackend()
  for (const _ of [1, 2]) {
    expect((await other.getSiteRecord()).contact.email).not.toBe('')
    expect(await other.contentVersions()).toBeUndefined()
    expect((await other.searchArticles(search)).items).toHaveLength(1)
  }
  expect(silent.length).toBeLessThanOrEqual(2 * 3)
  for (const response of silent) response.destroy()
})

test.each(refusals)(
  'an addition refused with %s is done without, and not requested again for a while',
  async (_, refuse) => {
    answer.body = { data: { articles: [article] } }
    let asked = 0
    additions = (response) => {
      asked += 1
      return refuse(response)
    }
    const other = newBackend()
    expect([
      await other.contentVersions(),
      await other.listVideos(),
      (await other.getSiteRecord()).home.heroSlides[0]?.image,
    ]).toEqual([undefined, [], ''])
    expect((await other.searchArticles(search)).items).toHaveLength(1)
    const before = asked
    expect(await other.listVideos()).toEqual([])
    expect(asked).toBe(before)
  },
)

test('a 404 of a proxy before a backend that is down is not believed', async () => {
  isAway = true
  await expect(backend.getArticle('a')).rejects.toThrow(BackendUnavailable)
  await expect(backend.contentVersions()).rejects.toThrow(BackendUnavailable)
})
