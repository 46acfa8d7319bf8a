import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { BackendUnavailable, ResourceUnavailable } from '@/lib/backend/port'
import { hadOutageSince, outages } from '@/lib/backend/outage'

let read: typeof import('./read').read

beforeAll(async () => {
  jest.mock('@/lib/backend', () => ({ backend: () => Promise.resolve({ name: 'stand-in' }) }))
  ;({ read } = await import('./read'))
})

beforeEach(() => {
  outages.last = undefined
  outages.bySubject.clear()
})

test('a failed search affects only search results', async () => {
  const before = performance.now()
  await expect(read(() => Promise.reject(new BackendUnavailable('away')), '/tim-kiem')).rejects.toThrow('away')
  expect(
    ['/vi/tim-kiem?q=x', '/tim-kiem?q=x', '/vi/tim-kiem/bai', '/vi/tin-tuc'].map((path) =>
      hadOutageSince(before, path),
    ),
  ).toEqual([true, true, false, false])
})

test('a failed further page of a list affects only that page', async () => {
  const before = performance.now()
  await expect(read(() => Promise.reject(new BackendUnavailable('away')), '/tin-tuc/trang/9')).rejects.toThrow('away')
  const paths = [
    '/vi/tin-tuc/trang/9',
    '/en/tin-tuc/trang/9',
    '/tin-tuc?page=9',
    '/en/tin-tuc?page=9&_rsc=x',
    '/vi/tin-tuc/trang/8',
    '/vi/dich-vu/trang/9',
    '/vi/tin-tuc/trang/1',
    '/tin-tuc',
    '/vi',
    '/',
    '//[?page=9',
    '/vi/tin-tuc/9',
  ]
  expect(paths.filter((path) => hadOutageSince(before, path))).toEqual(paths.slice(0, 4))
})

test.each([
  ['a backend that does not answer', new BackendUnavailable('away'), [true, true]],
  ['one resource without an answer', new ResourceUnavailable('bai', { cause: new Error('wrong') }), [true, false]],
  ['a fault of the site', new TypeError('wrong'), [false, false]],
])('%s is noted for the affected pages only', async (_, error, [own, others]) => {
  const before = performance.now()
  await expect(read(() => Promise.reject(error))).rejects.toBe(error)
  expect([hadOutageSince(before, '/vi/tin-tuc/bai'), hadOutageSince(before, '/vi/tin-tuc/khac')]).toEqual([own, others])
})
