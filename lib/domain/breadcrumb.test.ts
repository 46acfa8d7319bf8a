import { describe, expect, test } from '@jest/globals'
import { crumbsOf, segmentLabel } from './breadcrumb'

test.each([
  ['ban-lanh-dao', 'Ban Lanh Dao'],
  ['luat-moi=abc-123', 'Luat Moi'],
  ['article.bai-viet', 'Bai Viet'],
  ['%C4%91%E1%BA%A5t-%C4%91ai', 'Đất Đai'],
  ['%ff', '%ff'],
])('the segment %s is called %s', (segment, label) => {
  expect(segmentLabel(segment)).toBe(label)
})

describe('crumbsOf', () => {
  const labels = { '/': 'Trang chủ', '/tin-tuc': 'Tin tức', '/tim-kiem': 'Tìm kiếm' }

  test('home alone', () => {
    expect(crumbsOf('/', labels)).toEqual([{ label: 'Trang chủ', full: 'Trang chủ' }])
  })
  test('labels come from the table, the last crumb from the title, cut at 35', () => {
    const title = 'Một tiêu đề rất dài dài hơn ba mươi lăm chữ cái'
    expect(crumbsOf('/tin-tuc/x', labels, title)).toEqual([
      { label: 'Trang chủ', full: 'Trang chủ', path: '/' },
      { label: 'Tin tức', full: 'Tin tức', path: '/tin-tuc' },
      { label: `${title.slice(0, 35)}…`, full: title },
    ])
  })
  test('a title that is the label in capitals is not shouted', () => {
    expect(crumbsOf('/tin-tuc', labels, 'TIN TỨC').at(-1)?.label).toBe('Tin tức')
  })
  test('an article found by a search is placed below the search', () => {
    const found = crumbsOf('/tim-kiem/luat-dat-dai', labels).map(({ label }) => label)
    expect(found.join(' > ')).toBe('Trang chủ > Tìm kiếm > Luat Dat Dai')
  })
})
