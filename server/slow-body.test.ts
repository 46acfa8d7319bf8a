import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { PassThrough, Readable, Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { bodyTimeMs, limitBody } from './slow-body'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

const minute = 60_000

test.each([
  ['a comment', 1000, 5.01],
  ['the largest file', 10 * 1024 * 1024, 60],
  ['a body of unknown length', Number.NaN, 5],
])('%s has its time', (_, length, minutes) => {
  expect(bodyTimeMs(length) / minute).toBeCloseTo(minutes, 1)
})

function arriving(headers: Record<string, string>) {
  const destroy = jest.fn(() => void (socket.destroyed = true))
  const socket = { destroy, destroyed: false, resume: () => undefined }
  const request = Object.assign(new PassThrough(), { headers, complete: false, socket })
  const response = new EventEmitter()
  limitBody(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  return { request, response, destroy }
}

test('a body that is late ends, and one that has arrived does not', () => {
  const late = arriving({ 'content-length': '1000' })
  const chunked = arriving({ 'transfer-encoding': 'chunked' })
  const slow = arriving({ 'content-length': '1000000' })
  const whole = arriving({ 'content-length': '1000' })
  whole.request.complete = true
  const closed = arriving({ 'content-length': '1000' })
  closed.request.socket.destroyed = true
  closed.request.emit('close')
  const none = arriving({})
  jest.advanceTimersByTime(6 * minute)
  const ended = [late, chunked, slow, whole, closed, none].map(({ destroy }) => destroy.mock.calls.length)
  expect(ended).toEqual([1, 1, 0, 0, 0, 0])
  jest.advanceTimersByTime(8 * minute)
  expect(slow.destroy).toHaveBeenCalledTimes(1)
})

test('what is left of a body once its request was answered has a minute', () => {
  const [answered, whole, late] = ['20000000', '20000000', '1000'].map((length) =>
    arriving({ 'content-length': length }),
  )
  jest.advanceTimersByTime(4.5 * minute)
  for (const one of [answered, whole, late]) one?.response.emit('finish')
  Object.assign(whole?.request ?? {}, { complete: true })
  const ended = () => [answered, whole, late].map((one) => one?.destroy.mock.calls.length)
  jest.advanceTimersByTime(0.55 * minute)
  expect(ended()).toEqual([0, 0, 0])
  jest.advanceTimersByTime(0.5 * minute)
  expect(ended()).toEqual([1, 0, 1])
})

const readers: Record<string, (request: IncomingMessage) => unknown> = {
  '/unread': () => undefined,
  // As Next has a form of a server function read: it fails, and takes no more.
  '/piped': (request) => request.pipe(new Writable({ write: () => undefined })),
  '/paused': (request) => request.once('data', () => request.pause()),
  '/iterated': (request) => request[Symbol.asyncIterator]().next(),
  // As a reader that has read enough ends the body of a web request.
  '/cancelled': (request) => Readable.toWeb(request).cancel(),
}

async function answering(answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer((request, response) => {
    limitBody(request, response)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (piece) => (received += piece.toString()))
  socket.on('error', () => undefined)
  const until = async (text: string) => {
    while (!received.includes(text)) await once(socket, 'data')
  }
  const end = () => {
    socket.destroy()
    server.closeAllConnections()
    server.close()
  }
  return { socket, until, received: () => received, end }
}

const line = (path: string, headers: string) => `POST ${path} HTTP/1.1\r\nhost: site\r\n${headers}\r\n\r\n`

const bodies: [string, string, (send: (data: string) => void, answered: Promise<void>) => Promise<void>][] = [
  ['at once', 'content-length: 400000', async (send) => send('x'.repeat(400_000))],
  [
    'in chunks',
    'transfer-encoding: chunked',
    async (send) => send(`${`10000\r\n${'x'.repeat(65_536)}\r\n`.repeat(6)}0\r\n\r\n`),
  ],
  [
    'in part after its answer',
    'content-length: 400000',
    async (send, answered) => {
      send('x'.repeat(200_000))
      await answered
      send('x'.repeat(200_000))
    },
  ],
]

describe.each(Object.keys(readers))('a request that is answered before its body was read (%s)', (path) => {
  test.each(bodies)('and whose body arrives %s does not hold up the next one', async (_, headers, send) => {
    jest.useRealTimers()
    const { socket, until, received, end } = await answering((request, response) => {
      readers[request.url ?? '']?.(request)
      setImmediate(() => response.writeHead(500).end(`answer to ${request.url}`))
    })
    try {
      socket.write(line(path, headers))
      await send((data) => void socket.write(data), until(`answer to ${path}`))
      socket.write(line('/next', 'content-length: 0'))
      await until('answer to /next')
      expect(received()).toMatch(/answer to .*500 .*answer to \/next/s)
    } finally {
      end()
    }
  })
})
