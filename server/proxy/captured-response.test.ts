import type { RequestListener } from 'node:http'
import { expect, test } from '@jest/globals'
import { captureResponse, plainRequest } from './captured-response'

const ask = (handle: RequestListener) => captureResponse(handle, plainRequest('/a', { host: 'site' }))

test('a response is captured completely, whichever way it is written', async () => {
  const { status, headers, body } = await ask((request, response) => {
    response.setHeader('x-a', 'set')
    response.writeHead(404, { 'content-type': 'text/plain', 'x-b': `${request.method} ${request.url}` })
    response.write('một ')
    response.write(Buffer.from('hai '))
    response.end('ba')
  })
  expect([status, headers['x-a'], headers['x-b'], body.toString()]).toEqual([404, 'set', 'GET /a', 'một hai ba'])
})

test('who waits for the end of writing is called back', async () => {
  const reported: string[] = []
  await ask((_, response) => {
    response.once('finish', () => reported.push('finish'))
    response.write('a', () => reported.push('write'))
    response.end(() => reported.push('end'))
  })
  expect(reported.sort()).toEqual(['end', 'finish', 'write'])
})

test.each<[string, RequestListener]>([
  ['gives up', (_, response) => void response.destroy(new Error('broken'))],
  ['gives up without a word', (_, response) => void response.destroy()],
])('a handler that %s causes a rejection', async (_, handle) => {
  await expect(ask(handle)).rejects.toThrow(/broken|aborted/)
})

test('a response that nobody waits for is aborted', async () => {
  const gone = new AbortController()
  const waiting = captureResponse(() => gone.abort(), plainRequest('/a', {}), gone.signal)
  await expect(waiting).rejects.toThrow('nobody waits')
})

test('a handler that throws causes a rejection', async () => {
  await expect(ask(() => Promise.reject(new Error('no')) as never)).rejects.toThrow('no')
})
