import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, jest, test } from '@jest/globals'

/** Background work, which starts at once here. Its scheduling is tested in later.test.ts. */
const background: Promise<void>[] = []

let { Body, codedOnce, isCompressible } = {} as typeof import('./body')
beforeAll(async () => {
  jest.mock('./later', () => ({ later: (work: () => Promise<void>) => background.push(work()) }))
  ;({ Body, codedOnce, isCompressible } = await import('./body'))
})

const text = Array.from(
  { length: 400 },
  (_, number) => `Điều ${number * 7919}. Doanh nghiệp ${number ** 3} có trách nhiệm.`,
).join('\n')

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['BR;Q=0, GZIP', 'gzip'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %s gets %s', async (accepted, coding) => {
  const body = Body.of(Buffer.from(text))
  const sent = await body.for(accepted)
  const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }[sent.coding]
  const bytes = await sent.bytes()
  expect([sent.coding, sent.length, read(bytes).toString()]).toEqual([coding, bytes.length, text])
  expect(sent.etag).toBe(body.etag(accepted))
})

test('the best compression is applied later, with another ETag of the same text', async () => {
  const body = Body.of(Buffer.from(text))
  const [before, size] = [await body.for('br'), body.size]
  await new Promise<void>((resolve) => {
    body.improve(() => true, resolve)
  })
  const after = await body.for('br')
  expect(brotliDecompressSync(await after.bytes()).toString()).toBe(text)
  expect(body.size).toBeLessThan(size)
  expect(after.etag).not.toBe(before.etag)
  for (const { etag } of [before, after]) {
    const names = `W/"other", ${etag}`
    expect([
      body.knownAs({ 'if-none-match': names, 'accept-encoding': 'br' }),
      body.knownAs({ 'if-none-match': names, 'accept-encoding': 'gzip' }),
    ]).toEqual([etag, undefined])
  }
})

test('a coding is made once when it is asked for, and both take about as much memory as was counted', async () => {
  const body = Body.of(Buffer.from(text))
  const counted = body.size
  for (const coding of ['gzip', 'br']) {
    const [first, second] = await Promise.all([body.for(coding), body.for(coding)])
    expect(second).toBe(first)
    expect(body.for(coding)).toBe(first)
    expect(await (await body.for(undefined)).bytes()).toEqual(Buffer.from(text))
  }
  expect(Math.abs(body.size - counted)).toBeLessThan(counted / 2)
})

test('a text that is recompressed while gzip is made is sent in either form, each with its own ETag', async () => {
  const body = Body.of(Buffer.from(text))
  const quick = body.for('gzip')
  await new Promise<void>((resolve) => {
    body.improve(() => true, resolve)
  })
  const [early, late] = [await quick, await body.for('gzip')]
  expect(early.etag).not.toBe(late.etag)
  for (const coded of [early, late]) expect(gunzipSync(await coded.bytes()).toString()).toBe(text)
  expect(late.etag).toBe(body.etag('gzip'))
})

test('a text that is no longer wanted is not recompressed', async () => {
  const body = Body.of(Buffer.from(text))
  const { etag } = await body.for('br')
  body.improve(
    () => false,
    () => undefined,
  )
  await background.at(-1)
  expect((await body.for('br')).etag).toBe(etag)
})

test('only an ETag of this text or * matches it', async () => {
  const body = Body.of(Buffer.from(text))
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
  ['text/x-component', true],
  ['application/json', true],
  ['text/javascript', true],
  ['image/svg+xml', true],
  ['image/avif', false],
  ['font/woff2', false],
])('%s is compressed: %s', (type, expected) => {
  expect(isCompressible(type)).toBe(expected)
})
