import { expect, jest, test } from '@jest/globals'
import { textOf, TooLong } from './text-of'

const pieces = (...texts: Uint8Array[]) => {
  const cancel = jest.fn<() => void>()
  const rest = [...texts]
  const pull = (controller: ReadableStreamDefaultController) => {
    const next = rest.shift()
    if (next) controller.enqueue(next)
    else controller.close()
  }
  return { response: new Response(new ReadableStream({ pull, cancel }, { highWaterMark: 0 })), cancel }
}

test('an answer is read completely, wherever its bytes are split, and without its byte-order mark', async () => {
  const bytes = Buffer.from('\uFEFF{"title":"Thuế ở Việt Nam"}')
  for (let cut = 1; cut < bytes.length; cut++)
    expect(await textOf(pieces(bytes.subarray(0, cut), bytes.subarray(cut)).response, bytes.length)).toBe(
      '{"title":"Thuế ở Việt Nam"}',
    )
  expect(await textOf(new Response(null, { status: 200 }), 0)).toBe('')
})

test('an answer that is too long is cancelled', async () => {
  const { response, cancel } = pieces(Buffer.alloc(6), Buffer.alloc(6), Buffer.alloc(6))
  await expect(textOf(response, 10)).rejects.toThrow(TooLong)
  expect(cancel).toHaveBeenCalled()
})
