import type { IncomingMessage } from 'node:http'
import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { localServer } from '@/lib/testing/local-server'
import { newReservation } from '@/lib/testing/new-reservation'
import { remoteBackend } from '.'
import type { NewReservation, User } from '../model'
import { AttachmentGone, type Backend } from '../port'

/** Calls to a third-party backend follow the contract exactly (spec 7). */

interface Call {
  call: string
  body: unknown
}

let calls: Call[] = []
let answer = '{}'
let others: Backend
let own: Backend

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return request.headers['content-type'] === 'application/json' ? JSON.parse(text) : text
}

const site = localServer(async (request, response) => {
  calls.push({ call: `${request.method} ${request.url}`, body: await bodyOf(request) })
  response.end(answer)
})

beforeAll(() => {
  const url = `${site.origin}/api`
  others = remoteBackend(url, { timeoutMs: 20_000 })
  own = remoteBackend(url, {
    timeoutMs: 20_000,
    token: 'a token of more than 32 characters, for tests',
    reservationPath: '/consult',
  })
})
beforeEach(() => {
  calls = []
  answer = '{}'
})

const lan: User = { uid: 'google:1', userName: 'lan@mail.example', fullName: 'Trần Thị Lan', avatar: undefined }
const reservation: NewReservation = {
  ...newReservation,
  subject: '1, 2',
  correctionKey: 'ILC-2_x',
  language: 'en',
  privacyVersion: '1',
  suspicions: ['x'],
}
const entity = {
  fullName: 'Lan',
  phone: '0912',
  gmail: 'lan@mail.example',
  address: 'Hà Nội',
  subject: '1, 2',
  content: 'Hỏi',
  consultDate: '2026-12-01T00:00:00+07:00',
  file: null,
  status: 'PENDING',
}
const attachment = { data: Buffer.from('x'), type: 'text/plain', extension: 'txt', name: 'a.txt' }

test('a comment has the fields of the contract, and for another instance of this site also the comment it replies to', async () => {
  const input = { articleId: 'bai', type: 'COMMENT', value: 'Hay', replyTo: '7' } as const
  await others.addInteraction(lan, input)
  await own.addInteraction(lan, input)
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const body = {
    userName: 'lan@mail.example',
    fullName: 'Trần Thị Lan',
    avatar: null,
    type: 'COMMENT',
    value: 'Hay',
    articleID: 'bai',
    createdDate: date,
    updatedDate: date,
  }
  expect(calls).toEqual([
    { call: 'POST /api/interactedArticle', body },
    { call: 'POST /api/interactedArticle', body: { ...body, replyTo: '7' } },
  ])
})

test('a consultation request is the entity, with additional fields only for another instance of this site', async () => {
  await others.addReservation(reservation)
  await own.addReservation(reservation)
  expect(calls).toEqual([
    { call: 'POST /api/reservation', body: entity },
    {
      call: 'POST /api/consult',
      body: {
        ...entity,
        language: 'en',
        privacyVersion: '1',
        suspicions: ['x'],
        askedAt: '2026-11-23T00:00:00.000Z',
        correctionKey: 'ILC-2_x',
      },
    },
  ])
})

test("a request refers to a file uploaded through this site by the backend's address for it, and to no other file", async () => {
  answer = '{"secure_url":"https://files.example/a.txt"}'
  const kept = await others.addAttachment(attachment)
  await others.addReservation({ ...reservation, file: kept })
  expect(calls).toEqual([
    { call: 'POST /api/auto/upload', body: expect.stringContaining('name="file"; filename="a.txt"') },
    { call: 'POST /api/reservation', body: { ...entity, file: 'https://files.example/a.txt' } },
  ])
  for (const file of ['https://files.example/a.txt', 'https://evil.example/x', `${kept}x`])
    await expect(others.addReservation({ ...reservation, file })).rejects.toThrow(AttachmentGone)
})

test('a view has no payload', async () => {
  await others.countView()
  expect(calls).toEqual([{ call: 'PUT /api/viewWebsite', body: '' }])
})

test('lists are requested with the parameters of the contract', async () => {
  answer = '{"data":{"articles":[],"members":[]}}'
  await others.listArticles({ type: 'NEWS', search: 'luật', page: 2, limit: 6, language: 'zh' })
  await others.listArticles({ search: '', page: 1, limit: 6 })
  await others.listMembers({ search: '', page: 1, limit: 100_000, language: 'zh' })
  expect(calls.map(({ call }) => call)).toEqual([
    'GET /api/article/?type=NEWS&search=lu%E1%BA%ADt&page=2&limit=6&language=ZH',
    'GET /api/article/?type=&search=&page=1&limit=6&language=',
    'GET /api/member/?search=&page=1&limit=100000&language=zh',
  ])
})
