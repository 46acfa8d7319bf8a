import { expect, test } from '@jest/globals'
import { metaWithFallback } from './meta-with-fallback'

test.each([
  [{ title: 'Tiêu đề', summary: 'Tóm tắt' }, 'Tiêu đề', 'Tóm tắt'],
  [
    { title: 'Tiêu đề', summary: 'Tóm tắt', meta: { title: 'Tiêu đề riêng', description: null } },
    'Tiêu đề riêng',
    'Tóm tắt',
  ],
  [
    { title: 'Tiêu đề', summary: 'Tóm tắt', meta: { title: '  ', description: 'Mô tả riêng ' } },
    'Tiêu đề',
    'Mô tả riêng',
  ],
  [{ title: null, meta: null }, '', ''],
])('the SEO fields are used, otherwise the article itself: %#', (article, title, description) => {
  expect(metaWithFallback(article)).toEqual({ title, description })
})
