import { expect, test } from '@jest/globals'
import { limitConcurrency } from './limit-concurrency'

/** Begins so many readings that end together. */
function begin(addresses: string[]) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { all: Promise.allSettled(addresses.map((address) => limitConcurrency('bodies', address, () => ended))), end }
}

const refused = (results: PromiseSettledResult<void>[]) => results.filter(({ status }) => status === 'rejected').length

test('a network reads four at once, all together twenty-four; what has ended makes room', async () => {
  const own = begin(Array.from({ length: 6 }, () => '203.0.113.1'))
  own.end()
  expect(refused(await own.all)).toBe(2)
  const many = begin(Array.from({ length: 30 }, (_, i) => `203.0.113.${i}`))
  many.end()
  expect(refused(await many.all)).toBe(6)
  await expect(limitConcurrency('bodies', '203.0.113.1', () => Promise.resolve('read'))).resolves.toBe('read')
})

test('one kind of work leaves room for the other', async () => {
  const bodies = begin(Array.from({ length: 4 }, () => '203.0.113.1'))
  await expect(limitConcurrency('previews', '203.0.113.1', () => Promise.resolve('drawn'))).resolves.toBe('drawn')
  bodies.end()
  expect(refused(await bodies.all)).toBe(0)
})
