import { expect, test } from '@jest/globals'
import { commentStates, isPublic, isWaiting } from './comment-states'
import { countComments, threadsOfPage, threadWith, toThreads } from './comment-threads'

const comment = (id: string, time: number, replyTo?: string, isRemoved = false) => ({
  id,
  replyTo,
  createdDate: new Date(time),
  isRemoved,
})

const idsOf = (comments: ReturnType<typeof comment>[]) =>
  toThreads(comments).map(({ comment: { id }, replies }) => [id, ...replies.map((reply) => reply.id)])

test.each([
  ['nothing', [], []],
  ['the newest first', [comment('a', 1), comment('b', 2)], [['b'], ['a']]],
  ['answers in the order they came', [comment('a', 1), comment('c', 3, 'a'), comment('b', 2, 'a')], [['a', 'b', 'c']]],
  ['an answer to what is hidden is not shown', [comment('b', 2, 'gone')], []],
  ['what was taken away keeps its answers', [comment('a', 1, undefined, true), comment('b', 2, 'a')], [['a', 'b']]],
  ['what was taken away without answers is gone', [comment('a', 1, undefined, true)], []],
  ['an answer that was taken away is gone', [comment('a', 1), comment('b', 2, 'a', true)], [['a']]],
  ['a place goes with its last answer', [comment('a', 1, undefined, true), comment('b', 2, 'a', true)], []],
])('%s', (_, comments, expected) => {
  expect(idsOf(comments)).toEqual(expected)
})

const many = (count: number, first: number, replyTo?: string) =>
  Array.from({ length: count }, (_, i) => comment(`${replyTo ?? ''}${first + i}`, first + i, replyTo))

const threads = toThreads([...many(120, 1), ...many(130, 1000, '120')])

test.each([
  [1, 50, '120', '71'],
  [2, 50, '70', '21'],
  [3, 20, '20', '1'],
  [4, 0, undefined, undefined],
])('page %i has %i threads', (page, count, first, last) => {
  const { items, total, limit } = threadsOfPage(threads, page)
  expect([items.length, items[0]?.comment.id, items.at(-1)?.comment.id]).toEqual([count, first, last])
  expect([total, limit]).toEqual([120, 50])
})

test('among other threads one has its first replies, and says how many it has', () => {
  const [newest, other] = threadsOfPage(threads, 1).items
  expect([newest?.replies.map(({ id }) => id), newest?.replyCount]).toEqual([
    Array.from({ length: 10 }, (_, i) => `120${1000 + i}`),
    130,
  ])
  expect([other?.replies, other?.replyCount]).toEqual([[], 0])
})

test.each([
  ['the first comment', '120', undefined, 1, 50],
  ['a reply on the second page', '1201050', undefined, 2, 50],
  ['a page that is asked for', '1201000', 3, 3, 30],
  ['a page after the last one', '120', 4, 4, 0],
])('the thread with %s', (_, id, requested, page, count) => {
  const result = threadWith(threads, id, requested)
  expect([result?.comment.id, result?.replies.page, result?.replies.items.length]).toEqual(['120', page, count])
})

test('there is no thread with an unknown comment', () => {
  expect(threadWith(threads, '999')).toBeUndefined()
})

test('the place of a removed comment is not counted', () => {
  expect(countComments(threads)).toBe(250)
  expect(countComments(toThreads([comment('a', 1, undefined, true), comment('b', 2, 'a')]))).toBe(1)
})

test('others see what is shown and the place of what its writer removed; all else seems to wait', () => {
  expect(commentStates.map((state) => [state, isPublic(state), isWaiting(state)])).toEqual([
    ['SHOWN', true, false],
    ['HELD', false, true],
    ['HIDDEN', false, true],
    ['SPAM', false, true],
    ['REMOVED', true, false],
  ])
})
