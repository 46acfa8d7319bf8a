import { expect, test } from '@jest/globals'
import { inNfc, toNfc } from './nfc'

const [nfc, nfd] = ['Điều luật về thuế', 'Điều luật về thuế'.normalize('NFD')]

const cases: [unknown, unknown][] = [
  [nfd, nfc],
  [
    { title: nfd, meta: { title: nfd, tags: [{ name: nfd }, 1, null] } },
    { title: nfc, meta: { title: nfc, tags: [{ name: nfc }, 1, null] } },
  ],
  [`${nfd}: https://a.example/${nfd}`, `${nfc}: https://a.example/${nfc}`],
]

test.each(cases)('%j is normalised at any depth', (input, expected) => {
  expect(inNfc(input)).toEqual(expected)
  expect(JSON.stringify(inNfc(input))).toBe(JSON.stringify(expected))
})

test.each([
  nfc,
  `https://a.example/${nfd.replaceAll(' ', '-')}.pdf`,
  null,
  undefined,
  new Date(0),
  Buffer.from(nfd),
  { a: [{ b: nfc }] },
  [nfc, { at: new Date(0) }],
])('%p stays the same value', (value) => {
  expect(inNfc(value)).toBe(value)
})

test('of combining characters without end some are kept, in linear time', () => {
  const most = 200_000
  const text = `a${'\u0301'.repeat(most)}${'\u0327'.repeat(most)}b`
  expect(toNfc(text).length).toBeLessThan(40)
  expect(toNfc('e\u0302\u0301')).toBe('\u1ebf')
})
