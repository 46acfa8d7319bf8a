import { expect, test } from '@jest/globals'
import { reviewMail, type ReviewNews } from './review-mails'

const news: ReviewNews = {
  event: 'ASKED',
  title: 'Luật <Đất đai>\nsửa đổi',
  by: 'Trần Lan',
  notes: [],
  publishAt: undefined,
  link: 'https://ilc.example/admin/collections/articles/7',
}

test('editors are told who asks for the review of what, and where it is', () => {
  const { subject, text, html } = reviewMail('vi', news)
  expect(subject).toBe('ILC: bài chờ duyệt – Luật <Đất đai> sửa đổi')
  expect(text).toBe(
    `Trần Lan đề nghị duyệt bài “Luật <Đất đai> sửa đổi”.\n\nMở bài trong trang quản trị:\n${news.link}\n`,
  )
  expect(html).toContain('Luật &lt;Đất đai&gt; sửa đổi')
})

test('an author reads why an article was returned', () => {
  const { subject, text } = reviewMail('vi', { ...news, event: 'RETURNED', notes: ['Thiếu số hiệu.\nXem lại.'] })
  expect(subject).toMatch(/^ILC: bài được trả lại – /)
  expect(text).toContain('> Thiếu số hiệu.\n> Xem lại.')
})

test('an author reads that an article is public, or when it will be, in Hanoi', () => {
  expect(reviewMail('vi', { ...news, event: 'APPROVED' }).text).toContain('đã đăng bài')
  const publishAt = new Date('2026-11-30T18:30:00Z')
  const later = reviewMail('vi', { ...news, event: 'APPROVED', publishAt })
  expect(later.text).toContain('lúc 01:30, Thứ Ba, ngày 1 tháng 12 năm 2026')
})
