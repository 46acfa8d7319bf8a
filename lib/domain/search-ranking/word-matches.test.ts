import { expect, test } from '@jest/globals'
import { understand } from '../query-understanding/understand'
import { wordsInOrder } from '../search'
import { compareFolded, wordMatcher, type Comparison } from './word-matches'

const query = 'registering a trademark for a company and registered trademarks of companies'
const required = understand(query, 'en').widened?.required ?? []
const texts = [
  'A trademark is registered by a company',
  'A company registers its trademark',
  'Registered trademarks',
].map(wordsInOrder)

test('each word is compared with each sought word once, however many texts have it', () => {
  const compared: string[] = []
  const counting: Comparison = (folded, sought) => {
    compared.push(`${folded} ${sought.word} ${sought.isWhole}`)
    return compareFolded(folded, sought)
  }
  const { matchesOf } = wordMatcher(required, counting)
  for (let i = 0; i < 50; i += 1) for (const words of texts) matchesOf(words)
  expect(compared.length).toBeGreaterThan(0)
  expect(compared).toEqual([...new Set(compared)])
})

test('alternatives that have words in common share their numbers', () => {
  const { numbered } = wordMatcher(required)
  const words = new Set(required.flat(2).flatMap((each) => each.words.map(({ word, isWhole }) => `${word} ${isWhole}`)))
  expect(Math.max(...numbered.flat(2)) + 1).toBe(words.size)
})

test.each<[typed: string, text: string, asTyped: (number[] | undefined)[]]>([
  [
    'thuế đất',
    'Thuế đất và thuê đất',
    [
      [1, 0, 0, 0, 0],
      [0, 1, 0, 0, 1],
    ],
  ],
  ['thuế dat', 'thuê đất', [undefined, [0, 0.5]]],
  ['thuế', 'thuê', [undefined]],
])('accents of "%s" in "%s"', (typed, text, expected) => {
  const words = wordsInOrder(text)
  const sought = wordsInOrder(typed)
  const matcher = wordMatcher(sought.map(({ folded }) => [{ words: [{ word: folded, isWhole: true }], title: [] }]))
  const accents = new Map(sought.map(({ folded, written }) => [folded, new Set([written])]))
  expect(matcher.asTyped(matcher.matchesOf(words), words, accents)).toEqual(expected)
})
