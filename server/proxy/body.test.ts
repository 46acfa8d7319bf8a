import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { Body, codedOnce, isCompressible } from './body'

const text = Array.from(
  { length: 400 },
  (_, number) => `Điều ${number * 7919}. Doanh nghiệp ${number ** 3} có trách nhiệm.`,
).join('\n')

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['BR;Q=0, GZIP', 'gzip'],
  [undefined, 'identity'],
])('a client that accepts %s gets %s', async (accepted, coding) => {
  const body = new Body(Buffer.from(text))
  const sent = await body.for(accepted)
  const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }[sent.coding]
  const bytes = await sent.bytes()
  expect([sent.coding, sent.length, read(bytes).toString()]).toEqual([coding, bytes.length, text])
  expect(sent.etag).toBe(body.etag(accepted))
})

test('both codings are made once, and take less memory than the text, which is there all the same', async () => {
  const body = new Body(Buffer.from(text))
  const [size, first, second] = [body.size, body.for('gzip'), body.for('br')]
  const [zipped, br] = [await first, await second]
  expect([body.for('gzip'), body.for('br')]).toEqual([zipped, br])
  expect(body.for('gzip')).toBe(zipped)
  expect(body.size).toBe(zipped.length + br.length)
  expect(body.size).toBeLessThan(size)
  expect(String(await body.source())).toBe(text)
  const names = `W/"other", ${br.etag}`
  expect(
    ['br', 'gzip'].map((accepted) => body.knownAs({ 'if-none-match': names, 'accept-encoding': accepted })),
  ).toEqual([br.etag, undefined])
})

test('only an ETag of this text or * matches it', async () => {
  const body = new Body(Buffer.from(text))
  expect(
    [undefined, '"other"', '', '*'].map((names) => body.knownAs({ 'if-none-match': names, 'accept-encoding': 'br' })),
  ).toEqual([undefined, undefined, undefined, body.etag('br')])
})

test.each(['br', 'gzip', undefined])('a text for one client is compressed once for %s', async (accepted) => {
  const { bytes, coding } = await codedOnce(Buffer.from(text), accepted)
  const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (raw: Buffer) => raw }[coding]
  expect([coding, read(await bytes()).toString()]).toEqual([accepted ?? 'identity', text])
})

test.each([
  ['text/html; charset=utf-8', true],
  ['application/json', true],
  ['image/svg+xml', true],
  ['image/avif', false],
])('%s is compressed: %s', (type, expected) => {
  expect(isCompressible(type)).toBe(expected)
})
