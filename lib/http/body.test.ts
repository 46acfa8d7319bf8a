import { expect, jest, test } from '@jest/globals'
import { BodyReader } from './arrival'
import { hasFewParts, parseWritten, readForm, readFormUpTo } from './body'
import { z } from 'zod'
import { errorResponse } from './errors'

function cutOff(type: string): Request {
  let pieces = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pieces += 1
      if (pieces > 1) controller.error(new Error('aborted'))
      else
        controller.enqueue(
          Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nXin'),
        )
    },
  })
  return new Request('https://ilc.example', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit)
}

test.each<[string, (request: Request) => Promise<unknown>, string]>([
  ['an upload', (request) => readForm(request, 1000), 'multipart/form-data; boundary=x'],
  ['a form', (request) => readFormUpTo(request, 1000), 'multipart/form-data; boundary=x'],
  ['a comment', (request) => parseWritten(z.object({}), request), 'application/json'],
])('%s that breaks off is refused, and nothing is logged as a fault of the site', async (_, read, type) => {
  const error: unknown = await read(cutOff(type)).catch((thrown: unknown) => thrown)
  expect(errorResponse(error).status).toBe(400)
})

test('a body that gives way is refused at once, although it goes on arriving', async () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({ start: (input) => void (controller = input) })
  const request = new Request('https://ilc.example', { method: 'POST', body: stream, duplex: 'half' } as RequestInit)
  const body = new BodyReader()
  const reading = readForm(request, 1000, body).catch((thrown: unknown) => errorResponse(thrown))
  controller?.enqueue(Buffer.from('--x'))
  await new Promise((resolve) => setImmediate(resolve))
  body.arrival.giveWay()
  const response = (await reading) as Response
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '5'])
  controller?.enqueue(Buffer.from('more'))
  controller?.close()
  await new Promise((resolve) => setImmediate(resolve))
  expect(body.arrival.rate()).toBeGreaterThan(0)
})

test.each([
  ['whole', 1000],
  ['too long', 10],
])('a body that has been received keeps its place while it is worked on: one that is %s', async (_, most) => {
  const form = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nXin\r\n--x--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const body = new BodyReader()
  const reading = readForm(new Request('https://ilc.example', { method: 'POST', body: form, headers }), most, body)
  expect(body.arrival.rate()).toBe(0)
  await reading.catch(() => undefined)
  expect(body.arrival.rate()).toBe(Infinity)
})

const type = 'multipart/form-data; boundary=x'
const inAddress = 'application/x-www-form-urlencoded'
const part = (head: string, value: string) => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`
const text = (value: string) => part('name="a"', value)
const file = (value: string) => part('name="file"; filename="a.txt"', value)
const many = (count: number) => text('').repeat(count)
const large = 'x'.repeat(1_000_000)

test.each<[string, string, string, boolean]>([
  ['a form with a large file', type, `${text('Xin')}${file(large)}${text('chào')}--x--\r\n`, true],
  ['one whose boundary is quoted', 'multipart/form-data; boundary="x"', `${file(large)}--x--\r\n`, true],
  ['one that is cut off', type, `${text('Xin')}${file(large)}`, true],
  ['a large text', type, `${file('x')}${text(large)}--x--`, false],
  ['a large text before the first part', type, `${large}${file('x')}--x--`, false],
  ['a large text that names a file', type, part('name="a"', `filename="a"${large}`), false],
  ['many parts', type, many(150_000), false],
  ['many files', type, file('').repeat(300), false],
  ['many fields in an address', inAddress, 'a=1&'.repeat(20_000), false],
  ['many fields in an address with a boundary', `${inAddress}; boundary=x`, file(large), false],
  ['a boundary that others read otherwise', 'multipart/form-data; a=boundary=x; boundary=y', file(large), false],
  ['few fields in an address', inAddress, 'a=1&'.repeat(100), true],
])('%s has few parts, or not', (_, header, body, isFew) => {
  expect(hasFewParts(Buffer.from(body), header, 200, 64_000)).toBe(isFew)
})

test.each([readForm, readFormUpTo])('a form of too many parts is refused before it is parsed: %p', async (read) => {
  const parse = jest.spyOn(Response.prototype, 'formData')
  const send = (body: string) =>
    read(new Request('https://ilc.example', { method: 'POST', body, headers: { 'content-type': type } }), 20_000_000)
  await expect(send(many(300))).rejects.toMatchObject({ code: 'too_large' })
  expect(parse).not.toHaveBeenCalled()
  await expect(send(`${many(100)}--x--`)).resolves.toBeDefined()
  parse.mockRestore()
})
