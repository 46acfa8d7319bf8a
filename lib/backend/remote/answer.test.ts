import { describe, expect, test } from '@jest/globals'
import { jsonOf, saysNothingWritten } from './answer'
import { OutsideContract } from './reading'

test.each([
  [{ status: 'error' }],
  [{ status: 500 }],
  [{ code: '422' }],
  [{ ok: false }],
  [{ success: 'false' }],
  [{ error: 'x' }],
  [{ error: { code: 'E11000' }, message: 'failed', statusCode: 200 }],
  [{ data: null, error: 'db down' }],
  [{ errors: [{ message: 'x' }] }],
  [{ data: { success: false } }],
  [false],
])('%j says that nothing was written', (json) => {
  expect(saysNothingWritten(json)).toBe(true)
})

test.each([
  [{ message: 'Gửi thành công' }],
  [{ success: true, errors: [], error: null }],
  [{ status: 'PENDING', id: '500' }],
  [{ status: 201, code: 0 }],
  [{ data: { id: 1 }, error: 'no mail' }],
  [{ error: {} }],
  [{ data: { id: 1 } }],
  [[]],
])('%j does not', (json) => {
  expect(saysNothingWritten(json)).toBe(false)
})

describe('the room for answers', () => {
  function answerOf(bytes: number): Response {
    const piece = Buffer.alloc(1024 * 1024, ' ')
    let remaining = bytes
    const body = new ReadableStream({
      async pull(stream) {
        await new Promise(setImmediate)
        if (remaining <= 0) {
          stream.enqueue(Buffer.from('{}'))
          stream.close()
          return
        }
        stream.enqueue(piece)
        remaining -= piece.length
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  }
  const read = (bytes: number) => jsonOf('GET /x', answerOf(bytes)).catch((error: unknown) => error)
  const megabytes = 1024 * 1024

  test('is shared by all that are read at once, and always there for short ones', async () => {
    const [one, other, short] = await Promise.all([read(40 * megabytes), read(40 * megabytes), read(1000)])
    expect([one, other].filter((answer) => answer instanceof OutsideContract)).toHaveLength(1)
    expect(short).toEqual({})
    expect(await read(200 * megabytes)).toBeInstanceOf(OutsideContract)
    expect(await read(60 * megabytes)).toEqual({})
  })
})
