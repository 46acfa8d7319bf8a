import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { signAddress } from '@/lib/consultation/attachments/signed-address'
import { errorResponse } from '@/lib/http/errors'
import { localServer } from '@/lib/testing/local-server'
import { newReservation } from '@/lib/testing/new-reservation'
import { remoteBackend } from '.'
import type { NewReservation } from '../model'
import { AttachmentGone, CallRejected, NotAccepted, OutcomeUnknown, type Backend } from '../port'

let respond: (response: ServerResponse) => unknown
let requests = 0
let own: Backend
let others: Backend

const site = localServer(async (request, response) => {
  await request.resume().toArray()
  requests += 1
  respond(response)
})

beforeAll(() => {
  const url = `${site.origin}/api`
  others = remoteBackend(url, { timeoutMs: 1000 })
  own = remoteBackend(url, { timeoutMs: 1000, token: 'a token of more than 32 characters, for tests' })
})
beforeEach(() => {
  requests = 0
})

function reported(error: unknown): Response {
  const log = jest.spyOn(console, 'error').mockReturnValue()
  const response = errorResponse(error)
  log.mockClear()
  return response
}

const withFile = { ...newReservation, file: signAddress('https://files.example/a.txt') }
const file = { data: Buffer.from('x'), type: 'text/plain', extension: 'txt', name: 'a.txt' }

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'stored',
    (error: unknown) => error,
  )

const answers =
  (status: number, body: unknown = {}, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

test.each<[string, (response: ServerResponse) => unknown]>([
  ['500', answers(500)],
  ['503 without a time to wait', answers(503)],
  ['nothing', (response) => response.destroy()],
  ['a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')],
  ['that it failed', answers(200, { success: false })],
  ['other types', answers(201, { data: { reference: [7] } })],
  ['that it has it already', answers(409)],
  ['the way to a page of thanks', answers(303, {}, { location: '/thanks' })],
])('a request that is answered with %s may have been stored, unless the backend recognises it', async (_, how) => {
  respond = how
  const error = await failure(others.addReservation(newReservation))
  expect(error instanceof OutcomeUnknown).toBe(true)
  const response = reported(error)
  expect([response.status, response.headers.get('retry-after')]).toEqual([500, null])
  expect(await response.json()).toMatchObject({ error: { code: 'outcome_unknown' } })
  expect(requests).toBe(1)
  expect((await failure(own.addReservation(newReservation))) instanceof OutcomeUnknown).toBe(false)
})

const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()

test.each<[string, (response: ServerResponse) => unknown, string]>([
  ['429', answers(429, {}, { 'retry-after': '120' }), '120'],
  ['503', answers(503, {}, { 'retry-after': '90' }), '90'],
  ['503 until a date', answers(503, {}, { 'retry-after': inAnHour }), '3600'],
  ['429 without a time', answers(429), '30'],
  ['404', answers(404), '30'],
])('a request that is answered with %s was not stored, and may be sent again later', async (_, how, wait) => {
  respond = how
  const response = reported(await failure(others.addReservation(newReservation)))
  expect(response.status).toBe(503)
  expect(Math.abs(Number(response.headers.get('retry-after')) - Number(wait))).toBeLessThan(3)
  expect(await response.json()).toMatchObject({ error: { code: 'backend_unavailable' } })
})

test('a request that found no connection was not stored', async () => {
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, 'nobody.invalid']) {
    const error = await failure(remoteBackend(`http://${host}/api`, { timeoutMs: 1000 }).addReservation(newReservation))
    expect([host, error instanceof OutcomeUnknown, reported(error).status]).toEqual([host, false, 503])
  }
})

test.each<[number, unknown, NewReservation, object]>([
  [400, { message: ['gmail must be an email'] }, newReservation, { email: 'notAccepted' }],
  [422, { errors: { phone: 'no' } }, newReservation, { phone: 'notAccepted' }],
  [422, { errors: { phone: 'no', file: 'no' } }, withFile, { phone: 'notAccepted', file: 'fileNotAccepted' }],
  [400, { errors: { file: 'no' } }, withFile, { file: 'fileNotAccepted' }],
  [413, {}, withFile, { file: 'fileNotAccepted' }],
  [413, {}, newReservation, { content: 'tooLong' }],
])('a request that is answered with %i and %j is not accepted', async (status, body, input, errors) => {
  respond = answers(status, body)
  for (const backend of [others, own]) {
    const error = await failure(backend.addReservation(input))
    expect(error instanceof NotAccepted && error.errors).toEqual(errors)
  }
})

test.each([{}, { errors: { file: 'gone' } }])('422 and %j for a request with a file means that file', async (body) => {
  respond = answers(422, body)
  await expect(others.addReservation(withFile)).rejects.toThrow(AttachmentGone)
})

test('a file that the backend refuses is an error of the file; without its token it is not', async () => {
  for (const status of [400, 413, 415, 422]) {
    respond = (response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>no</h1>')
    const error = await failure(others.addAttachment(file))
    expect(error instanceof NotAccepted && error.errors).toEqual({ file: 'fileNotAccepted' })
  }
  respond = answers(401)
  expect((await failure(others.addAttachment(file))) instanceof CallRejected).toBe(true)
})
