import { expect, test } from '@jest/globals'
import { labelFor } from '@/lib/backend/embedded/labels'
import { noChanges } from '@/lib/content/html/media/changes'
import type { Labels } from '../use-labels'
import { changesInWords } from './change-labels'

const labels = (...given: Parameters<Labels>) => labelFor({ i18n: { language: 'vi' } }, ...given)

test.each([
  [{}, undefined],
  [{ frames: 2 }, 'Bài trên trang khác với mã đã dán: 2 nội dung nhúng được thay bằng liên kết.'],
  [
    { frames: 1, code: 30 },
    'Bài trên trang khác với mã đã dán: 1 nội dung nhúng được thay bằng liên kết; 30 đoạn mã hoặc ô nhập bị gỡ bỏ.',
  ],
])('%j: %s', (changes, sentence) => {
  expect(changesInWords({ ...noChanges, ...changes }, labels, 'changedBefore')).toBe(sentence)
})
