import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { localServer } from '@/lib/testing/local-server'
import { newReservation } from '@/lib/testing/new-reservation'
import { remoteBackend } from '.'
import type { User } from '../model'
import { BackendUnavailable, type Backend } from '../port'

let respond: (response: ServerResponse) => unknown
let received: string[]
let own: Backend
let others: Backend

const site = localServer(async (request, response) => {
  let body = ''
  for await (const piece of request as AsyncIterable<Buffer>) body += piece.toString()
  received.push(`${request.method} ${request.url} ${body}`)
  respond(response)
})

beforeAll(() => {
  const url = `${site.origin}/api`
  others = remoteBackend(url, { timeoutMs: 20_000 })
  own = remoteBackend(url, { timeoutMs: 20_000, token: 'a token of more than 32 characters, for tests' })
})
beforeEach(() => {
  received = []
})

const lan: User = { uid: 'google:1', userName: 'lan@mail.example', fullName: 'Trần Thị Lan', avatar: undefined }
const comment = { articleId: 'bai', type: 'COMMENT', value: 'Hay', replyTo: undefined } as const

const writes: [name: string, write: () => Promise<unknown>, answer: object, needsContent?: boolean][] = [
  ['a consultation request', () => others.addReservation(newReservation), { reference: 'ILC-2', status: 'PENDING' }],
  ['one for another instance', () => own.addReservation(newReservation), { reference: 'ILC-2', status: 'PENDING' }],
  ['a comment', () => others.addInteraction(lan, comment), { id: '1', fullName: 'Lan', type: 'COMMENT', value: 'x' }],
  [
    'a rating',
    () => own.addInteraction(lan, { ...comment, type: 'RATE', value: '5' }),
    { id: 1, userName: 'x', fullName: 'Lan', type: 'RATE', value: 5, createdDate: '2026-11-23T00:00:00Z' },
  ],
  ['an edited comment', () => own.editComment(lan, '1', 'Rất hay'), { id: '1', value: 'Rất hay', isHeld: false }],
  ['a removed comment', () => own.removeComment(lan, '1'), { removed: true }],
  ['a report', () => own.reportComment(lan, '1', { reason: 'SPAM', note: '' }), { reported: true }],
  ['a view', () => others.countView(), { counted: true }],
  [
    'a file',
    () => others.addAttachment({ data: Buffer.from('x'), type: 'text/plain', extension: 'txt', name: 'a.txt' }),
    { secure_url: 'https://files.example/a.txt' },
    true,
  ],
]

type Answer = (response: ServerResponse, whole: string) => unknown

const json = { 'content-type': 'application/json' }

const says =
  (text: string | ((whole: string) => string), status = 201, type = 'application/json'): Answer =>
  (response, whole) =>
    response.writeHead(status, { 'content-type': type }).end(typeof text === 'string' ? text : text(whole))

const halfWith =
  (headersOf: (whole: string) => OutgoingHttpHeaders): Answer =>
  (response, whole) => {
    response.writeHead(201, { ...json, ...headersOf(whole) })
    response.write(whole.slice(0, whole.length / 2), () => response.destroy())
  }

function withOtherTypes(whole: string): string {
  const { data } = JSON.parse(whole) as { data: object }
  const other = (value: unknown) => (typeof value === 'string' ? [7] : typeof value === 'boolean' ? 'no' : {})
  return JSON.stringify({ data: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, other(value)])) })
}

const broken: [name: string, how: Answer][] = [
  ['nothing: the connection is cut off', (response) => response.destroy()],
  ['half of it, then the connection is cut off', halfWith((whole) => ({ 'content-length': Buffer.byteLength(whole) }))],
  ['half of it in chunks, then the connection is cut off', halfWith(() => ({}))],
  [
    'nothing on a connection whose end means the end',
    (response) => {
      response.useChunkedEncodingByDefault = false
      response.writeHead(201, { connection: 'close' })
      response.end()
    },
  ],
  [
    'half of it, compressed',
    (response, whole) => {
      const packed = gzipSync(whole)
      response.writeHead(201, { ...json, 'content-encoding': 'gzip' }).end(packed.subarray(0, packed.length / 2))
    },
  ],
  ['truncated JSON that claims to be text', says((whole) => whole.slice(0, -1), 200, 'text/plain')],
  ['no JSON where it promises some', says('OK')],
  ['a page', says('<!doctype html><h1>Welcome</h1>', 200, 'text/html')],
  ['other types', says(withOtherTypes)],
  ['a list', says('[]')],
  ['a text in the envelope', says('{"data":"list"}')],
  ['that it failed', says('{"success":false}', 200)],
  ['that it failed, with its status', says('{}', 500)],
  ['the way to another page', (response) => response.writeHead(302, { location: '/sign-in' }).end()],
]

describe.each(writes)('%s', (_, write, answer, needsContent = false) => {
  const whole = JSON.stringify({ data: answer })

  test.each(broken)('that is answered with %s may be tried again', async (_name, how) => {
    respond = (response) => how(response, whole)
    const error: unknown = await write().then(
      () => 'confirmed',
      (reason: unknown) => reason,
    )
    // A refusal with a status below 500 is one of this site's own call.
    const isRefused = error instanceof Error && error.name === 'Error' && error.message.includes('status 302')
    expect(error instanceof BackendUnavailable || isRefused).toBe(true)
    expect(received).toHaveLength(1)
    const [first] = received
    respond = (response) => response.writeHead(201, json).end(whole)
    await write()
    const timeless = (text: string | undefined) => text?.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|-{4,}\S+/g, '')
    expect(timeless(received[1])).toBe(timeless(first))
  })

  const small: [string, Answer][] = [
    ['{}', says('{}')],
    ['{"data":{}}', says('{"data":{}}')],
    ['words', says('Created', 201, 'text/plain')],
    ['no content', (response) => response.writeHead(204).end()],
    ['an empty body', (response) => response.writeHead(201, { 'content-length': 0 }).end()],
    ['it inside of two envelopes', says(`{"ok":1,"data":${whole}}`)],
  ]
  test.each(small)('that is answered with %s is stored', async (name, how) => {
    respond = (response) => how(response, whole)
    const isStored = await write().then(
      () => true,
      () => false,
    )
    expect(isStored).toBe(!needsContent || name.startsWith('it inside'))
  })
})

test('what a third-party backend returns of a stored request is not judged more closely than needed', async () => {
  respond = (response) =>
    response.writeHead(201, json).end(
      JSON.stringify({
        message: 'ok',
        data: { _id: 'x', fullName: 'Lan', phone: 912, subject: ['1'], status: 1, file: null },
      }),
    )
  expect(await others.addReservation(newReservation)).toEqual({ reference: '', correctionKey: '' })
})
