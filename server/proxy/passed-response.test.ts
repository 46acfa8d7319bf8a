import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { allowOnRefusal, correctImageHeaders } from './passed-response'

async function answered(handle: RequestListener, headers: Record<string, string> = {}) {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers })
  const text = await answer.text()
  server.close()
  return { status: answer.status, header: (name: string) => answer.headers.get(name), text }
}

const refuse: RequestListener = (_, response) => {
  response.statusCode = 405
  response.end('no')
}
const allowed = () => Promise.resolve('GET, PUT')

test.each<[string, RequestListener, () => Promise<string | undefined>, [number, string | null, string]]>([
  ['a refusal gets the methods that there are', refuse, allowed, [405, 'GET, PUT', 'no']],
  ['without a list those that read are named', refuse, () => Promise.resolve(undefined), [405, 'GET, HEAD', 'no']],
  ['a list that cannot be found does no harm', refuse, () => Promise.reject(new Error('x')), [405, 'GET, HEAD', 'no']],
  [
    'a list that is there stays',
    (request, response) => refuse(request, response.setHeader('allow', 'POST')),
    allowed,
    [405, 'POST', 'no'],
  ],
  [
    'one that is written in pieces is not held back',
    (_, response) => {
      response.statusCode = 405
      response.write('n')
      response.end('o')
    },
    allowed,
    [405, 'GET, HEAD', 'no'],
  ],
  [
    'one whose head is written at once',
    (_, response) => void response.writeHead(405, { 'x-a': 'b' }).end('no'),
    allowed,
    [405, 'GET, PUT', 'no'],
  ],
  ['any other response is unchanged', (_, response) => void response.end('yes'), allowed, [200, null, 'yes']],
])('%s', async (_, handle, methods, expected) => {
  const { status, header, text } = await answered((request, response) => {
    allowOnRefusal(response, methods)
    handle(request, response)
  })
  expect([status, header('allow'), text]).toEqual(expected)
})

test.each<[string, (response: ServerResponse) => unknown, number, string, string | null]>([
  [
    'a picture as it is',
    (response) => response.setHeader('cache-control', 'public, max-age=9').end('x'),
    200,
    'public, max-age=9',
    null,
  ],
  ['one that is missing', (response) => Object.assign(response, { statusCode: 404 }).end('x'), 404, 'no-store', null],
  ['an outage', (response) => Object.assign(response, { statusCode: 503 }).end('x'), 503, 'no-store', '30'],
  ['an outage with its head at once', (response) => response.writeHead(503).end('x'), 503, 'no-store', '30'],
])('%s', async (_, answer, ...reported) => {
  const { status, header } = await answered((request, response) => {
    correctImageHeaders(request, response)
    answer(response)
  })
  expect([status, header('cache-control'), header('retry-after')]).toEqual(reported)
})

test.each([
  ['X', '"X"'],
  ['W/"X"', 'W/"X"'],
])('the ETag %s of Next is sent as %s, and Next gets it back as it was', async (own, sent) => {
  let requested: string | undefined
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    correctImageHeaders(request, response)
    requested = request.headers['if-none-match']
    response.setHeader('etag', own).end('x')
  }
  const { header } = await answered(handle, { 'if-none-match': '"X"' })
  expect([header('etag'), requested]).toEqual([sent, 'X'])
})
