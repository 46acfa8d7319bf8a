import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { allowOnRefusal } from './passed-response'

async function answered(
  handle: RequestListener,
  methods: () => Promise<string | undefined> = () => Promise.resolve('GET, PUT'),
): Promise<[number, string | null, string]> {
  const server = createServer((request, response) => {
    allowOnRefusal(response, methods)
    void handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.close()
  return [answer.status, answer.headers.get('allow'), await answer.text()]
}

const refuse: RequestListener = (_, response) => {
  response.statusCode = 405
  response.end('no')
}

test.each<[string, RequestListener, (() => Promise<string | undefined>) | undefined, [number, string | null, string]]>([
  ['a refusal gets the methods that there are', refuse, undefined, [405, 'GET, PUT', 'no']],
  ['without a list those that read are named', refuse, () => Promise.resolve(undefined), [405, 'GET, HEAD', 'no']],
  ['a list that cannot be found does no harm', refuse, () => Promise.reject(new Error('x')), [405, 'GET, HEAD', 'no']],
  [
    'a list that is there stays',
    (request, response) => refuse(request, response.setHeader('allow', 'POST')),
    undefined,
    [405, 'POST', 'no'],
  ],
  [
    'one that is written in pieces is not held back',
    (_, response) => {
      response.statusCode = 405
      response.write('n')
      response.end('o')
    },
    undefined,
    [405, 'GET, HEAD', 'no'],
  ],
  [
    'one whose head is written at once',
    (_, response) => void response.writeHead(405, { 'x-a': 'b' }).end('no'),
    undefined,
    [405, 'GET, PUT', 'no'],
  ],
  ['any other response is unchanged', (_, response) => void response.end('yes'), undefined, [200, null, 'yes']],
])('%s', async (_, handle, methods, expected) => {
  expect(await answered(handle, methods)).toEqual(expected)
})
