import { expect, test } from '@jest/globals'
import { fileResponse, lengthHeader } from './file-response'

const bytes = new TextEncoder().encode('0123456789')
const etag = '"name"'
const file = { 'cache-control': 'public, max-age=9', 'content-type': 'image/webp' }

async function answer(headers: Record<string, string>) {
  const response = fileResponse(new Request('https://ilc.example/a', { headers }), bytes, file, etag)
  const [length, range] = [lengthHeader, 'content-range'].map((name) => response.headers.get(name))
  return [response.status, await response.text(), length, range]
}

test.each<[string, Record<string, string>, number, string, string | null, string | null]>([
  ['the whole', {}, 200, '0123456789', '10', null],
  ['the first bytes', { range: 'bytes=0-3' }, 206, '0123', '4', 'bytes 0-3/10'],
  ['the rest', { range: 'bytes=7-' }, 206, '789', '3', 'bytes 7-9/10'],
  ['the last bytes', { range: 'bytes=-2' }, 206, '89', '2', 'bytes 8-9/10'],
  ['nothing that there is', { range: 'bytes=10-' }, 416, '', null, 'bytes */10'],
  ['no bytes', { range: 'bytes=-0' }, 416, '', null, 'bytes */10'],
  ['several parts', { range: 'bytes=0-1,4-5' }, 200, '0123456789', '10', null],
  ['a part of the same file', { range: 'bytes=0-1', 'if-range': etag }, 206, '01', '2', 'bytes 0-1/10'],
  ['a part of another file', { range: 'bytes=0-1', 'if-range': '"old"' }, 200, '0123456789', '10', null],
  ['what the client has', { 'if-none-match': `"old", ${etag}` }, 304, '', null, null],
  ['anything that the client has', { 'if-none-match': '*', range: 'bytes=0-1' }, 304, '', null, null],
  ['a change', { 'if-none-match': '"old"' }, 200, '0123456789', '10', null],
])('%s', async (_, headers, ...expected) => {
  expect(await answer(headers)).toEqual(expected)
})

test('a file is named by its content', () => {
  const names = ['a', 'a', 'b'].map((text) => {
    const sent = fileResponse(new Request('https://ilc.example/a'), new TextEncoder().encode(text), file)
    return sent.headers.get('etag')
  })
  expect(names[0]).toMatch(/^"[\w-]{22}"$/)
  expect([names[0] === names[1], names[0] === names[2]]).toEqual([true, false])
})

test('a part is sent to GET only', () => {
  const request = new Request('https://ilc.example/a', { method: 'HEAD', headers: { range: 'bytes=0-1' } })
  expect(fileResponse(request, bytes, file, etag).status).toBe(200)
})
