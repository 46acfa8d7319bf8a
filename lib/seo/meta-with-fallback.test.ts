import { expect, test } from '@jest/globals'
import { metaWithFallback } from './page-title'

const article = { title: 'Tiêu đề', summary: 'Tóm tắt' }

test.each([
  [article, 'Tiêu đề', 'Tóm tắt'],
  [{ ...article, meta: { title: 'Tiêu đề riêng', description: null } }, 'Tiêu đề riêng', 'Tóm tắt'],
  [{ ...article, meta: { title: '  ', description: 'Mô tả riêng ' } }, 'Tiêu đề', 'Mô tả riêng'],
  [{ title: null, meta: null }, '', ''],
])('the SEO fields are used, otherwise the article itself: %#', (written, title, description) => {
  expect(metaWithFallback(written)).toEqual({ title, description })
})
