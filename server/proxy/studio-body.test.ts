import { once } from 'node:events'
import {
  Agent,
  createServer,
  request as ask,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { provideSiteTasks, type SiteTasks } from '@/lib/operations/site-tasks'
import { limitBody } from '../slow-body'
import { withinBodyLimits } from './studio-body'

let read: Map<string, number | 'aborted'>
const seen = { bodies: 0 }
let url: string
let close: () => void

/** Reads a whole body before anything else, as Payload does. */
async function readAll(request: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const piece of request) bytes += (piece as Buffer).length
  return bytes
}

beforeEach(async () => {
  provideSiteTasks({
    isByStaff: (headers: Headers) => Promise.resolve(headers.get('cookie') === 'payload-token=x'),
  } as SiteTasks)
  read = new Map()
  seen.bodies = 0
  const server = createServer((request, response) => {
    limitBody(request, response)
    const name = request.url ?? ''
    const pass = async () => {
      seen.bodies += 1
      read.set(name, await readAll(request).catch(() => 'aborted' as const))
      if (!response.writableEnded) response.end('stored')
    }
    void withinBodyLimits(request, response, String(request.headers['x-network']), pass)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => {
    server.closeAllConnections()
    server.close()
  }
})

afterEach(() => close())

const length = 2_000_000

function beginUpload(name: string, network: string, agent: Agent | false = false): ClientRequest {
  const headers = {
    'content-length': length,
    'content-type': 'multipart/form-data; boundary=x',
    cookie: 'payload-token=x',
    'x-network': network,
  }
  const sent = ask(`${url}/${name}`, { method: 'POST', headers, agent })
  sent.on('error', () => undefined)
  sent.write('beginning')
  return sent
}

const statusOf = async (sent: ClientRequest): Promise<number | undefined> => {
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

test('a body that has arrived keeps its place while it is worked on', async () => {
  const slow = Array.from({ length: 4 }, (_, at) => beginUpload(`slow-${at}`, '203.0.113.1'))
  await until(() => seen.bodies === 4)
  expect(await statusOf(beginUpload('fifth', '203.0.113.1'))).toBe(429)
  for (const sent of slow) sent.end(Buffer.alloc(length - 'beginning'.length))
  expect(await Promise.all(slow.map(statusOf))).toEqual([200, 200, 200, 200])
})

test('a body that gives way is answered before its connection ends, and what still arrives is not stored', async () => {
  const agent = new Agent({ keepAlive: true })
  try {
    const slow = Array.from({ length: 24 }, (_, at) => beginUpload(`slow-${at}`, `203.0.113.${at % 6}`, agent))
    const answered = slow.map(async (sent) => {
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      await once(response.resume(), 'end')
      return { sent, status: response.statusCode, connection: response.headers.connection }
    })
    await until(() => seen.bodies === 24)
    const other = beginUpload('other', '198.51.100.1')
    const { sent, status, connection } = await Promise.race(answered)
    expect([status, connection, sent.socket?.destroyed]).toEqual([429, 'keep-alive', false])
    const closed = sent.socket && once(sent.socket, 'close')
    sent.end(Buffer.alloc(length - 'beginning'.length))
    other.end(Buffer.alloc(length - 'beginning'.length))
    expect(await statusOf(other)).toBe(200)
    await closed
    await until(() => read.size === 2)
    expect([...read.values()].sort()).toEqual([length, 'aborted'])
  } finally {
    agent.destroy()
  }
})

const large = { 'content-length': '65537' }
const action = { 'next-action': '7f'.repeat(21) }
const staff = { cookie: 'payload-token=x' }
const planted = { cookie: 'payload-token=planted' }

test.each<[string, string, OutgoingHttpHeaders, number]>([
  ['POST', '/admin/login', action, 403],
  ['POST', '/admin/login', { ...action, ...planted }, 403],
  ['POST', '/admin/login', { ...action, authorization: 'JWT x' }, 403],
  ['POST', '/admin/login', { ...action, ...staff }, 200],
  ['POST', '/admin/api/articles', { 'content-length': '2' }, 403],
  ['POST', '/admin/api/articles', planted, 403],
  ['POST', '/admin/api/articles', { ...large, ...staff }, 200],
  ['PATCH', '/admin/api/articles/1', {}, 403],
  ['PUT', '/admin/api/x', {}, 403],
  ['DELETE', '/admin/api/articles/1', {}, 403],
  ['GET', '/admin/api/articles', { 'content-length': '2' }, 403],
  ['GET', '/admin/api/articles', {}, 200],
  ['POST', '/admin/api/staff/login', { 'content-length': '65536' }, 200],
  ['POST', '/admin/api/staff/login?x=1', {}, 200],
  ['POST', '/admin/api/staff/login', large, 413],
  ['POST', '/admin/api/staff/login', { ...large, ...planted }, 413],
  ['POST', '/admin/api/staff/login', { 'transfer-encoding': 'chunked' }, 411],
  ['POST', '/admin/api/staff/second-factor/begin', {}, 200],
  ['POST', '/admin/api/staff/second-factor/reset', {}, 403],
  ['POST', '/admin/api/staff', {}, 403],
  ['POST', '/admin/api/articles?x=/admin/api/staff/login', {}, 403],
])('%s %s with %j is answered %d, before anything reads it', async (method, path, headers, status) => {
  const sent = ask(url + path, { method, headers, agent: false })
  sent.on('error', () => undefined)
  sent.end(Buffer.alloc(Number(headers['content-length'] ?? 0)))
  expect([await statusOf(sent), seen.bodies]).toEqual([status, status === 200 ? 1 : 0])
})
