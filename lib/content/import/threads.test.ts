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

test.each<[string, InteractionEntry[], (string | undefined)[][], string[]]>([
  [
    'an answer',
    [entry('b', 'a'), entry('a')],
    [
      ['b', 'a'],
      ['a', undefined],
    ],
    [],
  ],
  [
    'an answer to an answer',
    [entry('a'), entry('b', 'a'), entry('c', 'b')],
    [
      ['a', undefined],
      ['b', 'a'],
      ['c', 'a'],
    ],
    [],
  ],
  [
    'an answer to nothing',
    [entry('a'), entry('b', 'x')],
    [
      ['a', undefined],
      ['b', undefined],
    ],
    ['1 replyTo'],
  ],
  [
    'an answer to an answer to nothing',
    [entry('c', 'b'), entry('b', 'x')],
    [
      ['c', 'b'],
      ['b', undefined],
    ],
    ['1 replyTo'],
  ],
  [
    'an answer to a rating',
    [entry('a', undefined, 'RATE'), entry('b', 'a')],
    [
      ['a', undefined],
      ['b', undefined],
    ],
    ['1 replyTo'],
  ],
  [
    'a circle',
    [entry('a', 'b'), entry('b', 'a')],
    [
      ['a', undefined],
      ['b', undefined],
    ],
    ['0 replyTo', '1 replyTo'],
  ],
  ['an answer to itself', [entry('a', 'a')], [['a', undefined]], ['0 replyTo']],
  ['two with one id', [entry('a'), entry('a')], [['a', undefined]], ['1 id']],
  [
    'a comment and a rating with one id',
    [entry('a'), entry('a', undefined, 'RATE')],
    [
      ['a', undefined],
      ['a', undefined],
    ],
    [],
  ],
])('%s', (_, inputs, expected, errors) => {
  const read = threaded(inputs)
  expect(read.entries.map(({ id, replyTo }) => [id, replyTo])).toEqual(expected)
  expect(read.errors.map(({ index, field }) => `${index} ${field}`)).toEqual(errors)
})
