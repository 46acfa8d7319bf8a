import { expect, test } from '@jest/globals'
import { commentsOf, commentText } from './comments'
import type { WxrComment } from './wxr'

const comment = (id: string, more: Partial<WxrComment> = {}): WxrComment => ({
  id,
  author: 'An',
  email: 'an@mail.example',
  website: '',
  date: '2024-05-01 09:00:00',
  dateGmt: '2024-05-01 02:00:00',
  content: `Lời ${id}`,
  approved: '1',
  type: '',
  parent: '0',
  userId: '0',
  ...more,
})

test('only what was shown is taken, and the rest is counted', () => {
  const { comments, leftOut } = commentsOf(
    [
      comment('1', { author: 'Lan &amp; Huệ &#8220;Sao Mai&#8221;' }),
      comment('2', { type: 'comment', parent: '1', userId: '5' }),
      comment('3', { approved: '0' }),
      comment('4', { parent: '3' }),
      comment('5', { approved: 'spam' }),
      comment('6', { approved: 'trash' }),
      comment('7', { type: 'pingback' }),
      comment('8', { type: 'trackback' }),
      comment('9', { type: 'order_note' }),
      comment('10', { content: ' \n ' }),
      comment('11', { userId: '6' }),
    ],
    (userId) => userId === '5',
  )
  expect(comments.map(({ id, isInstitute, replyTo }) => [id, replyTo, isInstitute])).toEqual([
    ['1', undefined, false],
    ['2', '1', true],
    ['4', undefined, false],
    ['11', undefined, false],
  ])
  expect(comments[0]).toMatchObject({ author: 'an@mail.example', fullName: 'Lan & Huệ “Sao Mai”', value: 'Lời 1' })
  expect(comments[0]?.createdDate?.toISOString()).toBe('2024-05-01T02:00:00.000Z')
  expect([...leftOut]).toEqual([
    ['not yet approved', 1],
    ['spam', 1],
    ['in the trash', 1],
    ['pingbacks and trackbacks', 2],
    ['of the type "order_note"', 1],
    ['without text', 1],
  ])
})

test('an answer to one that is not taken stays in its thread', () => {
  const inputs = [comment('1'), comment('2', { parent: '1', approved: '0' }), comment('3', { parent: '2' })]
  const around = [comment('4', { parent: '5', approved: '0' }), comment('5', { parent: '4', approved: '0' })]
  const { comments } = commentsOf([...inputs, ...around, comment('6', { parent: '4' })], () => false)
  expect(comments.map(({ id, replyTo }) => [id, replyTo])).toEqual([
    ['1', undefined],
    ['3', '1'],
    ['6', undefined],
  ])
})

test.each([
  ['Một\r\n\r\nHai &amp; <b>ba</b>', 'Một\n\nHai & ba'],
  ['Xem <a href="https://a.example/b" rel="nofollow">đây</a> nhé', 'Xem đây (https://a.example/b) nhé'],
  ['<a href="javascript:x()">bấm</a>', 'bấm'],
  ['<p>Một</p>\n<p>Hai<br />ba</p>', 'Một\n\nHai\nba'],
  ['<script>alert(1)</script>Chào', 'Chào'],
])('the text of a comment: %j', (input, expected) => {
  expect(commentText(input)).toBe(expected)
})

test('a comment that is too long is cut and named', () => {
  const { comments, notes } = commentsOf([comment('1', { content: 'a'.repeat(12_000) })], () => false)
  expect(comments[0]?.value).toHaveLength(10_000)
  expect(notes).toEqual(['comment 1 is cut at 10000 characters'])
})
