import { afterEach, expect, jest, test } from '@jest/globals'
import { z } from 'zod'
import { bestEffort } from '../outage'
import type { User } from '../model'
import { UserBlocked, BackendUnavailable, CallRejected } from '../port'
import { remoteClient } from './client'
import { resilientReading } from './reading'

const newClient = () => remoteClient('http://backend.example/api', resilientReading(1000), undefined)
const client = newClient()
const user: User = { uid: 'google:1', userName: 'lan@mail.example', fullName: 'Trần Thị Lan', avatar: undefined }

afterEach(() => {
  jest.restoreAllMocks()
})

const answerWith = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, { status }))

test.each([
  ["a user's own call that is refused", 405, { user }, CallRejected],
  ["a user's own call of a backend that fails", 502, { user }, BackendUnavailable],
])('%s throws the error for it', async (_, status, options, error) => {
  answerWith(status)
  await expect(client.get('/article/', z.object({}), options)).rejects.toThrow(error)
})

test("every call names the site and its address, in place of the program's", async () => {
  const fetched = answerWith(404)
  await client.get('/article/x', z.object({}))
  await client.send('PUT', '/viewWebsite')
  for (const [, options] of fetched.mock.calls)
    expect(new Headers(options?.headers).get('user-agent')).toBe('ILC-website/1.0 (+http://localhost:3000)')
})

test.each([
  ["a user's write, who is blocked", { user }, UserBlocked],
  ['an anonymous one', {}, BackendUnavailable],
  ["the site's own", { asSite: true }, CallRejected],
] as const)('a 403 to %s throws the error for it', async (_, options, error) => {
  answerWith(403)
  await expect(client.send('POST', '/reservation', options)).rejects.toThrow(error)
})

function answerInTurn(...answers: (() => Promise<Response> | Response)[]) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error())
}

const page = (status: number) => new Response('<h1>Not here</h1>', { status, headers: { 'content-type': 'text/html' } })
const refused = () => Promise.reject(new TypeError('fetch failed'))
const fine = () => Response.json({ data: { a: 1 } })
const shape = z.object({ a: z.number() })

test.each([
  ['nobody answers', refused],
  ['the answer breaks off', () => new Response('{"data":')],
  ['a proxy answers with a page', () => page(200)],
  ['it fails', () => new Response('', { status: 500 })],
])('a read is retried once if %s', async (_, bad) => {
  const fetched = answerInTurn(bad, fine)
  expect(await newClient().get('/article/', shape)).toEqual({ a: 1 })
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('an answer outside the contract is not retried, and does not open the circuit breaker', async () => {
  const fetched = answerInTurn(() => Response.json({ data: { a: 'x' } }))
  const client = newClient()
  for (let i = 0; i < 10; i++) await expect(client.get(`/article/${i}`, shape)).rejects.toThrow('outside the contract')
  expect(fetched).toHaveBeenCalledTimes(10)
})

test.each([
  ['a page instead of JSON', () => new Response('<h1>Bad gateway</h1>')],
  ['a failure', () => new Response('', { status: 500 })],
  ['that it is asked too often', () => new Response('', { status: 429 })],
])('an address that answers %s does not open the circuit breaker', async (_, bad) => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) => (String(address).endsWith('/broken') ? bad() : fine()))
  const client = newClient()
  for (let i = 0; i < 6; i++) await expect(client.get('/broken', shape)).rejects.toThrow(BackendUnavailable)
  expect(await client.get('/article/', shape)).toEqual({ a: 1 })
})

test.each([400, 401, 403, 405, 429])('a read refused with %d is not retried', async (status) => {
  const fetched = answerInTurn(() => new Response('', { status }))
  await expect(newClient().get('/article/', shape)).rejects.toThrow(BackendUnavailable)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a write is never sent twice, even if nothing answers', async () => {
  const fetched = answerInTurn(refused)
  await expect(newClient().send('POST', '/interactedArticle', { user })).rejects.toThrow(BackendUnavailable)
  expect(fetched).toHaveBeenCalledTimes(1)
})

const well = () => Response.json({ data: { articles: [] } })

test.each([
  ['is away', () => page(404), 'out'],
  ['is well', well, undefined],
])('the result of a write that a proxy answers with 404, if the backend %s: %s', async (_, requested, expected) => {
  answerInTurn(() => page(404), requested)
  expect(
    await newClient()
      .send('POST', '/interactedArticle', { user })
      .catch((error: unknown) => error instanceof BackendUnavailable && 'out'),
  ).toBe(expected)
})

test.each([
  ['http', '/v2/article/', 'http://backend.example/v2/article/'],
  ['http', 'https://backend.example/api/article/', 'https://backend.example/api/article/'],
  ['http', Buffer.from('/api/article/bài').toString('latin1'), 'http://backend.example/api/article/b%C3%A0i'],
  // A backend need not know that its proxy speaks https.
  ['https', 'http://backend.example/api/article', 'https://backend.example/api/article'],
])('a read by %s follows a redirect to %s', async (protocol, location, to) => {
  const fetched = answerInTurn(() => new Response(null, { status: 308, headers: { location } }), fine)
  const { get } = remoteClient(`${protocol}://backend.example/api`, resilientReading(1000), undefined)
  expect(await get('/article/', shape)).toEqual({ a: 1 })
  expect(String(fetched.mock.calls[1]?.[0])).toBe(to)
})

test.each([
  'http://127.0.0.1:9000/',
  'https://elsewhere.example/api/article/',
  'http://backend.example:8080/',
  'file:///etc/passwd',
])('a read does not follow a redirect to %s', async (location) => {
  const fetched = answerInTurn(() => new Response(null, { status: 302, headers: { location } }), fine)
  await expect(newClient().get('/article/', shape)).rejects.toThrow(BackendUnavailable)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test("a redirect of a user's own call counts as a rejection, and does not open the circuit breaker", async () => {
  const fetched = answerInTurn(() => new Response(null, { status: 302, headers: { location: '/sign-in' } }))
  const client = newClient()
  for (let i = 0; i < 6; i++)
    await expect(client.get('/interactedArticle?articleID=a', shape, { user })).rejects.toThrow(CallRejected)
  expect(fetched).toHaveBeenCalledTimes(6)
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' })
})

test('concurrent reads of the same path share one request, but not those of a user', async () => {
  const fetched = answerInTurn(fine)
  const client = newClient()
  await Promise.all(Array.from({ length: 5 }, () => client.get('/article/', shape)))
  expect(fetched).toHaveBeenCalledTimes(1)
  await Promise.all([client.get('/own', shape, { user }), client.get('/own', shape, { user })])
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('a backend that does not answer is not called for a while, and then tried again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] })
  const answers: (() => Promise<Response> | Response)[] = [refused]
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answers[0]?.() ?? Response.error())
  const client = newClient()
  let failure: unknown
  const read = async () => {
    const requested = client.get('/article/', shape).then(JSON.stringify, (error: Error) => {
      failure = error.cause
      return error.message
    })
    await jest.advanceTimersByTimeAsync(200)
    return requested
  }
  for (let i = 0; i < 4; i++) await read()
  expect([await read(), fetched.mock.calls.length]).toEqual(['the circuit breaker is open', 5])
  expect(failure).toMatchObject({ message: expect.stringContaining('no answer'), cause: { message: 'fetch failed' } })
  answers[0] = fine
  expect(await read()).toBe('the circuit breaker is open')
  await jest.advanceTimersByTimeAsync(2000)
  expect([await read(), await read(), fetched.mock.calls.length]).toEqual(['{"a":1}', '{"a":1}', 7])
  jest.useRealTimers()
})

test('best-effort reads never open the circuit breaker, and fail at once while it is open', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new TypeError('refused')))
  const client = newClient()
  const read = () => client.get('/article/', shape).then(JSON.stringify, (error: Error) => error.message)
  for (let i = 0; i < 6; i++) expect(await bestEffort(read)).toContain('no answer')
  expect([await read(), fetched.mock.calls.length]).toEqual([expect.stringContaining('no answer'), 14])
  for (let i = 0; i < 3; i++) await read()
  expect(await read()).toContain('circuit breaker')
  expect(await bestEffort(read)).toContain('circuit breaker')
})

test.each([
  ['a call that writes and is refused', 403, () => newClient().send('POST', '/reservation')],
  ['a health check', 500, () => newClient().checkHealth()],
  ['what is not there', 404, () => newClient().get('/article/x', shape)],
])('the body of the answer to %s is cancelled, not left half read', async (_, status, call) => {
  const cancel = jest.fn<() => void>()
  answerInTurn(
    () => new Response(new ReadableStream({ cancel }), { status, headers: { 'content-type': 'application/json' } }),
  )
  await call().catch(() => undefined)
  expect(cancel).toHaveBeenCalled()
})
