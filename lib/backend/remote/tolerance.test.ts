import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { remoteBackend } from '.'
import { BackendUnavailable, type Backend } from '../port'

/** A hosted backend of others': what it answers is read as far as it can be (product decisions 4). */

const article = { _id: 'a', title: 'Bài', content: '<p>x</p>', createDate: '2026-11-23T00:00:00Z', language: 'VI', type: 'NEWS' }
const member = { _id: 'm', fullName: 'Lan', language: 'vi' }
const partner = { _id: 'p', typeEcosystem: 'ENTERPRISE', fullName: 'Sao' }
const video = { id: 'v', title: 'Phim', videoId: 'x' }
const comment = { _id: 'c', userName: 'lan@mail.example', type: 'COMMENT', value: 'Hay', createdDate: '2026-11-23T00:00:00Z' }

let answer: { status: number; body: unknown }
let server: Server
let backend: Backend

beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(answer.status).end(JSON.stringify(answer.body)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  backend = remoteBackend(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, { timeoutMs: 1000 })
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  answer = { status: 200, body: null }
})

const page = { search: '', page: 1, limit: 6 }
const pagination = { page: 1, limit: 6, total: 9 }

/** Every reading of a list: its name on the wire, an item, and what is read of it. */
const lists: [name: string, item: object, read: () => Promise<string[]>, required: string][] = [
  ['articles', article, async () => (await backend.listArticles(page)).items.map(({ id }) => id), 'type'],
  ['articles', { ...article, id: 'a' }, async () => (await backend.searchArticles({ query: 'x', language: 'vi', page: 1, limit: 6, titlesOnly: false })).items.map(({ id }) => id), 'createDate'],
  ['members', member, async () => (await backend.listMembers(page)).items.map(({ id }) => id), 'language'],
  ['Ecosystems', partner, async () => (await backend.listPartners()).map(({ id }) => id), 'typeEcosystem'],
  ['videos', video, async () => (await backend.listVideos()).map(({ id }) => id), 'videoId'],
]

/** Every reading of one thing. */
const things: [name: string, wire: object, read: () => Promise<string | undefined>][] = [
  ['an article', article, async () => (await backend.getArticle('a'))?.id],
  ['a member', member, async () => (await backend.getMember('m'))?.id],
]

/** The ways in which an answer may be wrapped. */
const envelopes: [name: string, wrap: (inside: unknown) => unknown][] = [
  ['one envelope', (data) => ({ data })],
  ['two', (data) => ({ status: 'success', data: { message: 'ok', data } })],
  ['none', (data) => data],
]

describe.each(lists)('a list of %s', (name, item, read, required) => {
  const says = (items: unknown, more: object = { pagination }) => {
    answer.body = { data: { [name]: items, ...more } }
  }
  const own = Object.values(item)[0] as string

  test.each(envelopes)('in %s is read', async (_, wrap) => {
    answer.body = wrap({ [name]: [item], pagination })
    expect(await read()).toEqual([own])
  })

  test.each([
    ['more than the contract has', { ...item, __v: 0, extra: { deep: [1] } }],
    ['null for what may be missing', { summary: null, views: null, preview_img: null, phone: null, role: null, linkWebsite: null, imgUrl: null, ...item }],
    ['its id under the other name', { ...item, _id: undefined, id: own }],
    ['other types for what may be missing', { ...item, views: 'many', preview_img: 5, imgUrl: {}, isShow: 'yes', memberDetails: 'none', interactedArticles: null, rating: [], names: 7, meta: 1, authors: {}, updatedDate: 'soon' }],
  ])('may hold %s', async (_, given) => {
    says([given])
    expect(await read()).toEqual([own])
  })

  test.each([
    ['what is no object', null],
    ['a text', 'x'],
    ['one without what it needs', { ...item, [required]: undefined }],
    ['one with another type', { ...item, [required]: { x: 1 } }],
  ])('is not taken away by %s in it', async (_, broken) => {
    says([broken, item, broken])
    expect(await read()).toEqual([own])
  })

  test.each([[[]], [[item]]])('may come without or with an odd pagination', async (items) => {
    for (const odd of [{}, { pagination: null }, { pagination: { total: 'many' } }, { pagination: [] }]) {
      says(items, odd)
      expect(await read()).toHaveLength(items.length)
    }
  })

  test.each([
    ['of nothing but broken things', { [name]: [null, 'x', { ...item, [required]: { x: 1 } }] }],
    ['that is none', { [name]: 'list' }],
    ['that is missing', {}],
    ['that is null', { [name]: null }],
  ])('%s is an outage, and no empty list', async (_, data) => {
    answer.body = { data }
    await expect(read()).rejects.toThrow(BackendUnavailable)
  })
})

describe.each(things)('%s', (_, wire, read) => {
  const own = Object.values(wire)[0] as string

  test.each(envelopes)('in %s is read', async (_name, wrap) => {
    answer.body = wrap({ ...wire, extra: 1 })
    expect(await read()).toBe(own)
  })

  test.each([[null], [[]], ['x'], [{}], [{ ...wire, language: 'FR' }]])('that is %j is an outage, and not missing', async (data) => {
    answer.body = { data }
    await expect(read()).rejects.toThrow(BackendUnavailable)
  })

  test('that is not there is missing', async () => {
    answer.status = 404
    expect(await read()).toBeUndefined()
  })
})

test('a broken comment takes neither the others nor the article away', async () => {
  answer.body = { data: { ...article, interactedArticles: [comment, { ...comment, type: 'LIKE' }, null, { ...comment, _id: 7, updatedDate: 'x', avatar: {} }] } }
  expect((await backend.getArticle('a'))?.interactions.map(({ id }) => id)).toEqual(['c', '7'])
  answer.body = { data: { ...article, interactedArticles: 'none' } }
  expect((await backend.getArticle('a'))?.interactions).toEqual([])
})

test('what is a number on the wire can be a text here', async () => {
  answer.body = { data: { ...member, phone: 912345678, name: 7 } }
  expect(await backend.getMember('m')).toMatchObject({ phone: '912345678', name: '7' })
})

test.each([400, 401, 403, 404, 405, 501])('a backend that refuses with %i what the contract does not have, has it not', async (status) => {
  answer.status = status
  expect([await backend.contentVersions(), await backend.listVideos(), (await backend.getSiteRecord()).home.heroSlides[0]?.image]).toEqual([undefined, [], ''])
})

test.each([400, 401, 403, 429, 500])('one that refuses with %i what the contract has is out', async (status) => {
  answer.status = status
  await expect(backend.listArticles(page)).rejects.toThrow(BackendUnavailable)
})
