import { isDeepStrictEqual } from 'node:util'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { remoteBackend } from '.'
import { takeLogged } from '../../testing/take-logged'
import type { Backend } from '../port'
import { sampleSiteRecord } from '../sample-site-record'

/** Every field of every entity that a page is made of, as a hosted backend may send it (spec 3, docs/adr/0016). */

const interaction = {
  id: 'i',
  userName: 'lan@mail.example',
  fullName: 'Lan',
  avatar: 'https://a.example/lan.jpg',
  type: 'COMMENT',
  value: 'Hay',
  createdDate: '2026-11-21T00:00:00Z',
  updatedDate: '2026-11-22T00:00:00Z',
  replyTo: 'h',
  isHeld: false,
  isRemoved: false,
  isInstitute: true,
}
const article = {
  id: 'a',
  title: 'Bài',
  content: '<p>x</p>',
  preview_img: 'https://a.example/a.jpg',
  summary: 'Tóm tắt',
  createDate: '2026-11-20T00:00:00Z',
  updatedDate: '2026-11-23T00:00:00Z',
  language: 'EN',
  views: 7,
  type: 'RESEARCH',
  translationKey: 'k',
  rating: { stars: 4, mean: 3.5, count: 2 },
  interactedArticles: [interaction],
  translations: [{ id: 'b', language: 'VI', type: 'RESEARCH' }],
  authors: [{ name: 'An', member: 'an', memberLanguage: 'VI' }],
  reviewer: { name: 'Lan', member: 'lan', memberLanguage: 'VI' },
  meta: { title: 'T', description: 'D', image: 'https://a.example/m.jpg' },
}
const member = {
  id: 'm',
  fullName: 'Lan',
  name: 'Lan',
  gmail: 'lan@mail.example',
  phone: '0912',
  imgUrl: 'https://a.example/m.jpg',
  description: 'D',
  linkedin: 'https://www.linkedin.com/in/lan',
  orcid: 'https://orcid.org/0000-0002-1825-0097',
  languagesSpoken: ['vi', 'fr'],
  penName: 'DOCTORATE',
  role: 'MEMBER',
  department: 'ADVISORY_BOARD',
  language: 'en',
  translationKey: 'k',
  updatedDate: '2026-11-23T00:00:00Z',
  isShow: false,
  memberDetails: [{ typeDetail: 'EDUCATION', period: '2000', title: 'T', organisation: 'O', description: 'D' }],
}
const partner = {
  id: 'p',
  typeEcosystem: 'ENTERPRISE',
  linkWebsite: 'https://sao.example',
  imgUrl: 'https://a.example/p.jpg',
  fullName: 'Sao',
  names: { vi: 'Sao', en: 'Star', zh: '星' },
}
const video = { id: 'v', title: 'Phim', videoId: 'aqz-KE-bpKQ', uploadDate: '2026-11-23T00:00:00Z' }

let body: unknown
let backend: Backend

beforeEach(() => {
  // The contract has no call for a reader's own interactions.
  const answer = (address: unknown) =>
    String(address).includes('/interactedArticle') ? Response.json({}, { status: 404 }) : Response.json({ data: body })
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => Promise.resolve(answer(address)))
  backend = remoteBackend('http://backend.example/api', { timeoutMs: 20_000 })
})

const sound = { id: 'sound' }
const paging = { search: '', page: 1, limit: 6 } as const

type Json = Record<string, unknown>

const entities: Record<string, { wire: Json; read: (wire: Json) => Promise<unknown[]>; needed: string[] }> = {
  'an article': {
    wire: article,
    async read(wire) {
      body = wire
      return [await backend.getArticle('a'), sound]
    },
    needed: [],
  },
  'an interaction': {
    wire: interaction,
    async read(wire) {
      body = { ...article, interactedArticles: [wire, { ...interaction, ...sound }] }
      return backend.allInteractions('a', 9)
    },
    needed: ['id', 'type', 'value'],
  },
  'a member of a list': {
    wire: member,
    async read(wire) {
      body = { members: [wire, { ...member, ...sound }], pagination: { total: 2 } }
      return (await backend.listMembers({ ...paging, language: 'en' })).items
    },
    needed: ['id'],
  },
  'a detail of a member': {
    wire: member.memberDetails[0] ?? {},
    async read(wire) {
      body = { ...member, memberDetails: [wire, { ...member.memberDetails[0], title: 'sound' }] }
      const details = (await backend.getMember('m'))?.memberDetails ?? []
      return details.map((detail) => ({ ...detail, id: detail.title }))
    },
    needed: ['typeDetail'],
  },
  'a partner': {
    wire: partner,
    async read(wire) {
      body = { Ecosystems: [wire, { ...partner, ...sound }] }
      return backend.listPartners()
    },
    needed: [],
  },
  'a film': {
    wire: video,
    async read(wire) {
      body = { videos: [wire, { ...video, ...sound }] }
      return backend.listVideos()
    },
    needed: ['videoId'],
  },
}

const oddities: [name: string, change: (wire: Json, field: string) => Json][] = [
  ['missing', ({ ...wire }, field) => (delete wire[field], wire)],
  ['null', (wire, field) => ({ ...wire, [field]: null })],
  ['of another type', (wire, field) => ({ ...wire, [field]: typeof wire[field] === 'object' ? 'x' : { x: [1] } })],
  ['an unreadable text', (wire, field) => (typeof wire[field] === 'string' ? { ...wire, [field]: '\u0000?' } : wire)],
  ['what it is, beside an unknown field', (wire) => ({ ...wire, unknown: { deep: [1] }, __v: 3 })],
]

const madeFrom: Record<string, string[]> = {
  preview_img: ['previewImage'],
  imgUrl: ['photo', 'logo'],
  gmail: ['email'],
  role: ['posts'],
  department: ['posts'],
  interactedArticles: ['interactions'],
  linkWebsite: ['website'],
  typeEcosystem: ['type'],
  names: ['fullName'],
  typeDetail: ['type'],
  userName: ['author'],
  createdDate: ['createdDate', 'updatedDate'],
  name: ['name', 'id'],
  title: ['title', 'id'],
  id: ['id', 'translationKey'],
  videoId: ['videoId', 'id'],
}

const cases = Object.entries(entities).flatMap(([name, { wire }]) =>
  Object.keys(wire).map((field) => [name, field] as const),
)

test.each(cases)('%s with an odd %s, or without it, costs that alone', async (name, field) => {
  const { wire, read, needed } = entities[name] ?? { wire: {}, read: () => Promise.resolve([]), needed: [] }
  const [usual] = (await read(wire)) as Json[]
  const spared = Object.keys(usual ?? {}).filter((part) => !(madeFrom[field] ?? [field]).includes(part))
  for (const [odd, change] of oddities) {
    const [first, last] = (await read(change(wire, field))) as Json[]
    // The other record is read in any case, and this one unless it cannot be identified any more.
    expect([odd, (last ?? first)?.id]).toEqual([odd, 'sound'])
    const lost =
      last === undefined ? [field] : spared.filter((part) => !isDeepStrictEqual(first?.[part], usual?.[part]))
    expect([odd, lost]).toEqual([odd, last === undefined ? needed.filter((each) => each === field) : []])
  }
  expect(takeLogged().join()).not.toContain('@')
})

const texts =
  'id title content summary translationKey value fullName name description penName period organisation phone names'.split(
    ' ',
  )

test.each(Object.keys(entities))('all texts of %s are in NFC, and addresses stay as they are', async (name) => {
  const { wire, read } = entities[name] ?? { wire: {}, read: () => Promise.resolve([]) }
  const nfd = 'Điều lệ'.normalize('NFD')
  const decomposed = Object.fromEntries(
    Object.entries(wire).map(([field, value]) => [field, texts.includes(field) ? nfd : value]),
  )
  const input = { ...decomposed, linkWebsite: `https://sao.example/${nfd}` }
  const [first] = (await read(input)) as Json[]
  const { website, ...rest } = first ?? {}
  expect(JSON.stringify(rest)).toBe(JSON.stringify(rest).normalize('NFC'))
  expect(website).toBe(website && input.linkWebsite)
  takeLogged()
})

test('a field that cannot be read is logged once for its record', async () => {
  for (const id of ['l1', 'l1', 'l2']) {
    body = { ...article, id, createDate: 'hôm qua', views: 'many' }
    expect(await backend.getArticle(id)).toMatchObject({ createDate: undefined, views: 0 })
  }
  expect(takeLogged()).toEqual(
    ['l1', 'l2'].map((id) => `article "${id}" of the hosted backend is read without its createDate, views`),
  )
})

test('an article that does not say its section or language has those that were asked for', async () => {
  const { type: _, language: __, ...plain } = article
  body = { articles: [plain, { ...plain, id: 'b', type: 'BLOG', language: 'FR' }] }
  const { items } = await backend.listArticles({ ...paging, type: 'TRAINING', language: 'zh' })
  expect(items.map(({ type, language }) => [type, language])).toEqual([
    ['TRAINING', 'zh'],
    ['TRAINING', 'vi'],
  ])
  takeLogged()
})

test.each([
  ['texts', { contact: { email: 7, taxCode: null }, home: { mission: 'x' } }],
  ['everything', { contact: null, home: {} }],
])('a site record with other types of %s keeps all the rest', async (_, { contact, home }) => {
  const usual = sampleSiteRecord()
  body = {
    contact: contact && { ...usual.contact, ...contact },
    home: { ...usual.home, ...home },
  }
  const read = await backend.getSiteRecord()
  expect(read.contact.address).toEqual(contact ? usual.contact.address : { vi: '', en: '', zh: '' })
  expect(read.home.introParagraphs).toEqual(usual.home.introParagraphs)
  expect(read.contact.email).toBe(contact && !('email' in contact) ? usual.contact.email : '')
  takeLogged()
})

test('a site record keeps the items of a list that can be read, and takes a missing language from another one', async () => {
  const { contact, home } = sampleSiteRecord()
  const offices = [null, ...contact.offices, { name: 7 }]
  body = { home, contact: { ...contact, offices, address: { en: 'Street' } } }
  const read = await backend.getSiteRecord()
  expect(read.contact.offices).toEqual(contact.offices)
  expect(read.contact.address).toEqual({ vi: 'Street', en: 'Street', zh: 'Street' })
  takeLogged()
})

test('times of appointments are not offered through a hosted backend, which cannot book them', async () => {
  const usual = sampleSiteRecord()
  body = { ...usual, contact: { ...usual.contact, slots: { minutes: 30, people: 2, periods: [] } } }
  expect((await backend.getSiteRecord()).contact.slots.minutes).toBe(0)
  expect(await backend.listFreeSlots({ day: '2027-01-04', correctionKey: '' })).toEqual([])
})

const rate = (userName: string, value: unknown, createdDate: string) => ({
  ...interaction,
  id: `${userName}${createdDate}`,
  type: 'RATE',
  userName,
  value,
  createdDate,
  updatedDate: null,
})

test('the last rating of each reader counts, in lists, on the page and in their own', async () => {
  const interactedArticles = [
    rate('lan@mail.example', 1, '2026-11-20T00:00:00Z'),
    rate('Lan@mail.example ', '5', '2026-11-22T00:00:00Z'),
    rate('hoa@mail.example', 4, '2026-11-21T00:00:00Z'),
    rate('lan@mail.example', 2, '2026-11-21T00:00:00Z'),
    rate('', 3, '2026-11-21T00:00:00Z'),
    rate('', 3, '2026-11-21T00:00:00Z'),
    interaction,
  ]
  const { rating: _, ...plain } = article
  body = { articles: [{ ...plain, interactedArticles }] }
  expect((await backend.listArticles(paging)).items[0]?.rating).toEqual({ stars: 4, mean: 3.75, count: 4 })
  body = { ...plain, interactedArticles }
  const read = await backend.getArticle('a')
  expect([read?.rating.count, (await backend.allInteractions('a', 9)).length]).toEqual([4, 5])
  const lan = { uid: 'google:1', userName: 'lan@mail.example', fullName: 'Lan', avatar: undefined }
  const own = await backend.ownInteractions(lan, 'a')
  expect(own.filter(({ type }) => type === 'RATE').map(({ value }) => value)).toEqual(['5'])
})

const page = { title: 'Title', summary: 'Summary', content: '<p>Text</p>' }
const whole = { id: 'bao-mat', publishedDate: '2026-11-30T01:00:00.000Z', texts: { vi: page, en: page, zh: page } }

test.each([
  ['whole', whole, 'Title'],
  ['without a text', { ...whole, texts: { ...whole.texts, zh: { ...page, content: '' } } }, undefined],
  ['of another kind', { page: [] }, undefined],
])('a page about the institute that is %s is %s', async (_, sent, title) => {
  body = sent
  const result = await backend.getSitePage('bao-mat').catch(() => undefined)
  expect(result?.texts.zh.title).toBe(title)
  takeLogged()
})
