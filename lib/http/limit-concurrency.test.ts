import { expect, test } from '@jest/globals'
import { limitBodies, limitConcurrency } from './limit-concurrency'

/** Starts one call per address; all of them end together. */
function begin(addresses: string[]) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { all: Promise.allSettled(addresses.map((address) => limitConcurrency('bodies', address, () => ended))), end }
}

const refused = (results: PromiseSettledResult<void>[]) => results.filter(({ status }) => status === 'rejected').length

test('a network runs four at once and all networks twenty-four; a finished call frees its slot', async () => {
  const own = begin(Array.from({ length: 6 }, () => '203.0.113.1'))
  own.end()
  expect(refused(await own.all)).toBe(2)
  const many = begin(Array.from({ length: 30 }, (_, i) => `203.0.113.${i}`))
  many.end()
  expect(refused(await many.all)).toBe(6)
  await expect(limitConcurrency('bodies', '203.0.113.1', () => Promise.resolve('read'))).resolves.toBe('read')
})

test('each kind of work has its own limit', async () => {
  const bodies = begin(Array.from({ length: 4 }, () => '203.0.113.1'))
  await expect(limitConcurrency('previews', '203.0.113.1', () => Promise.resolve('drawn'))).resolves.toBe('drawn')
  bodies.end()
  expect(refused(await bodies.all)).toBe(0)
})

test('a form without a file is read however many uploads are under way, and one of unknown length waits', async () => {
  const uploads = begin(Array.from({ length: 24 }, (_, i) => `203.0.113.${i}`))
  const read = (headers: Record<string, string>) =>
    limitBodies(new Request('https://ilc.example', { method: 'POST', headers }), '198.51.100.1', () =>
      Promise.resolve('read'),
    ).catch(() => 'refused')
  expect(
    await Promise.all([
      read({ 'content-length': '64000' }),
      read({ 'content-length': '64001' }),
      read({ 'content-length': 'none' }),
      read({ 'content-length': '9', 'transfer-encoding': 'chunked' }),
      read({}),
    ]),
  ).toEqual(['read', 'refused', 'refused', 'refused', 'refused'])
  uploads.end()
  await uploads.all
})
