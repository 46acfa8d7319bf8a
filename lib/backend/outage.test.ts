import { beforeEach, expect, test } from '@jest/globals'
import { hadOutageSince, noteOutage, outages } from './outage'

beforeEach(() => {
  outages.last = undefined
  outages.bySubject.clear()
})

test('an outage of content affects every page rendered at the time, and none rendered later', () => {
  const before = performance.now()
  expect(hadOutageSince(before, '/vi/tin-tuc')).toBe(false)
  noteOutage()
  expect(hadOutageSince(before, '/vi/tin-tuc')).toBe(true)
  expect(hadOutageSince(performance.now() + 1, '/vi/tin-tuc')).toBe(false)
})

test.each([
  ['/vi/tin-tuc/bai', true],
  ['/tin-tuc/x=bai?_rsc=1', true],
  ['/en/tong-quan/bai#bai-khac', true],
  ['/preview/article/bai/x.jpg', true],
  ['bai.md', true],
  ['/vi/tin-tuc/bai/binh-luan/trang/2', true],
  ['/vi/tin-tuc/bai-khac', false],
  ['/vi/tin-tuc', false],
])('an outage of one resource affects %s: %s', (path, lacks) => {
  const before = performance.now()
  noteOutage('bai')
  expect(hadOutageSince(before, path)).toBe(lacks)
})

test.each(['vi', 'tin-tuc', 'tim-kiem', 'trang', '2', 'nhom', 'preview', 'markdown', 'article'])(
  'an outage of a resource named like a path segment, %s, affects no other page',
  (id) => {
    const before = performance.now()
    noteOutage(id)
    const others = [
      '/vi',
      '/vi/tin-tuc',
      '/vi/tin-tuc/bai',
      '/vi/tin-tuc/bai/binh-luan/trang/2',
      '/tin-tuc/bai',
      '/vi/tong-quan/nhom/x/2',
      '/preview/article/bai/x.jpg',
      '/markdown/bai',
    ]
    expect(others.filter((path) => hadOutageSince(before, path))).toEqual([])
    expect(hadOutageSince(before, `/vi/tin-tuc/${id}`)).toBe(true)
  },
)

test.each([
  ['lạ &', '/vi/tin-tuc/l%E1%BA%A1%20%26'],
  ['a=b', '/vi/tong-quan/x=a=b'],
  ['%', '/vi/tin-tuc/%'],
])('an outage of the resource %s affects its path %s', (id, path) => {
  const before = performance.now()
  noteOutage(id)
  expect(hadOutageSince(before, path)).toBe(true)
})
