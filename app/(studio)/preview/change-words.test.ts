import { expect, test } from '@jest/globals'
import { label } from '@/lib/backend/embedded/labels'
import { noChanges } from '@/lib/content/html/media/changes'
import { changesInWords } from './change-words'

const count = { count: '{count}' }
const words = {
  before: label('changedBefore', { what: '{what}' }).vi,
  kinds: {
    frames: label('changedFrames', count).vi,
    files: label('changedFiles', count).vi,
    pictures: label('changedPictures', count).vi,
    lost: label('changedLost', count).vi,
    code: label('changedCode', count).vi,
    hidden: label('changedHidden', count).vi,
    revisions: label('changedRevisions', count).vi,
  },
}

test.each([
  [{}, undefined],
  [{ frames: 2 }, 'Bài trên trang khác với mã đã dán: 2 nội dung nhúng được thay bằng liên kết.'],
  [
    { frames: 1, code: 30 },
    'Bài trên trang khác với mã đã dán: 1 nội dung nhúng được thay bằng liên kết; 30 đoạn mã hoặc ô nhập bị gỡ bỏ.',
  ],
])('%j: %s', (changes, sentence) => {
  expect(changesInWords({ ...noChanges, ...changes }, words)).toBe(sentence)
})
