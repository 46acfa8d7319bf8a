import { expect, test } from '@jest/globals'
import { toThreads } from './comment-threads'

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
  [
    'the last answer taken away takes the place with it',
    [comment('a', 1, undefined, true), comment('b', 2, 'a', true)],
    [],
  ],
])('%s', (_, comments, expected) => {
  expect(idsOf(comments)).toEqual(expected)
})
