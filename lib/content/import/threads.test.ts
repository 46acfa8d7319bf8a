import { expect, test } from '@jest/globals'
import type { InteractionEntry } from './schemas'
import { threaded } from './threads'

const entry = (id: string, replyTo?: string, type: InteractionEntry['type'] = 'COMMENT'): InteractionEntry => ({
  id,
  type,
  author: '',
  fullName: '',
  value: '1',
  isRemoved: false,
  isInstitute: false,
  ...(replyTo !== undefined && { replyTo }),
})

test.each<[what: string, entries: InteractionEntry[], threads: string, errors: string[]]>([
  ['an answer', [entry('b', 'a'), entry('a')], 'b to a, a', []],
  ['an answer to an answer', [entry('a'), entry('b', 'a'), entry('c', 'b')], 'a, b to a, c to a', []],
  ['an answer to nothing', [entry('a'), entry('b', 'x')], 'a, b', ['1 replyTo']],
  ['an answer to a rating', [entry('a', undefined, 'RATE'), entry('b', 'a')], 'a, b', ['1 replyTo']],
  ['a circle', [entry('a', 'b'), entry('b', 'a')], 'a, b', ['0 replyTo', '1 replyTo']],
  ['two with one id', [entry('a'), entry('a')], 'a', ['1 id']],
  ['a comment and a rating with one id', [entry('a'), entry('a', undefined, 'RATE')], 'a, a', []],
])('%s', (_, inputs, threads, errors) => {
  const read = threaded(inputs)
  expect(read.entries.map(({ id, replyTo }) => (replyTo ? `${id} to ${replyTo}` : id)).join(', ')).toBe(threads)
  expect(read.errors.map(({ index, field }) => `${index} ${field}`)).toEqual(errors)
})
