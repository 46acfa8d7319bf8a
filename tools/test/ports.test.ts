import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

/**
 * Specs run at the same time, so each server of a test has a port of its own: an offset (`e2e/instances.ts`), or one of
 * those that a spec counts.
 */

const texts = globSync('e2e/*.ts').map((file) => readFileSync(file, 'utf8'))

const counted = /\boffsets\((\d+), (\d+)\)/g

const namedBy = (name: 'instance' | 'portAt', text: string): number[] =>
  Array.from(text.matchAll(new RegExp(`\\b${name}\\(\\s*(\\d+)`, 'g')), ([, offset]) => Number(offset))

/** All offsets that a file names. It may ask for the port of a server that is no site more than once. */
const offsetsIn = (text: string): number[] => [
  ...namedBy('instance', text),
  ...new Set(namedBy('portAt', text)),
  ...Array.from(text.matchAll(counted)).flatMap(([, first, count]) =>
    Array.from({ length: Number(count) }, (_, index) => Number(first) + index),
  ),
]

test('no two servers of the end-to-end tests have the same port', () => {
  const all = texts.flatMap(offsetsIn)
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter((offset, index) => all.indexOf(offset) !== index)).toEqual([])
})

test('the offset of each port is written out, or counted', () => {
  const others = texts.flatMap(
    (text) => text.match(/(?<!function )\b(?:instance|portAt)\((?!\s*\d+[,)]|at\()[^\n]*/g) ?? [],
  )
  expect(others).toEqual(['portAt(offset)'])
  for (const text of texts) {
    expect(text.match(/\boffsets\(/g)?.length).toBe(text.match(counted)?.length)
  }
  const counting = texts.filter((text) => text.includes('(at('))
  expect(counting.filter((text) => !/\bat = offsets\(|\bat: \(index: number\) => number/.test(text))).toEqual([])
})
