import type { RequestListener } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from '@jest/globals'
import { captureResponse } from './captured-response'

const ask = (handle: RequestListener) => captureResponse(handle, { url: '/a', headers: { host: 'site' } })

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

test.each<[string, RequestListener]>([
  ['gives up', (_, response) => void response.destroy(new Error('broken'))],
  ['gives up without a word', (_, response) => void response.destroy()],
])('a handler that %s causes a rejection', async (_, handle) => {
  await expect(ask(handle)).rejects.toThrow(/broken|destroyed/)
})

test('a response that nobody waits for is aborted', async () => {
  const gone = new AbortController()
  const waiting = captureResponse(() => gone.abort(), { url: '/a', headers: {} }, gone.signal)
  await expect(waiting).rejects.toThrow('nobody waits')
})

test('a handler that throws causes a rejection', async () => {
  await expect(ask(() => Promise.reject(new Error('no')) as never)).rejects.toThrow('no')
})

test('a response is not kept in memory once it was captured', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  let captured: WeakRef<object> | undefined
  await captureResponse(
    (_, response) => {
      captured = new WeakRef(response)
      response.end('a')
    },
    { url: '/a', headers: {} },
    new AbortController().signal,
  )
  await setTimeout(50)
  collectGarbage()
  expect(captured?.deref()).toBeUndefined()
})
