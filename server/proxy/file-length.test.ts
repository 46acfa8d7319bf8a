import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { lengthHeader } from '@/lib/http/file-response'
import { sendFileLength } from './passed-response'

test.each([
  ['GET', '4', ['4', null, 'abcd']],
  ['HEAD', '4', ['4', null, '']],
  ['GET', undefined, [null, null, 'abcd']],
] as const)('%s of a file with the length %s', async (method, length, sent) => {
  const server = createServer((_request, response) => {
    sendFileLength(response)
    if (length !== undefined) response.setHeader(lengthHeader, length)
    // As Next does it: in pieces, and without a length.
    if (method === 'GET') response.write('ab')
    response.end(method === 'GET' ? 'cd' : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { method })
  const headers = ['content-length', lengthHeader].map((name) => answer.headers.get(name))
  expect([...headers, await answer.text()]).toEqual(sent)
  server.close()
})
