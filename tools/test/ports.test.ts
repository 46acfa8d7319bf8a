import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

/**
 * Specs run at the same time, so each server of a test has a port of its own: an offset (`e2e/instances.ts`), or one of
 * those that a spec counts.
 */

const texts = globSync('e2e/*.ts').map((file) => readFileSync(file, 'utf8'))

/** All offsets that a file names. One that it names more than once is that of the same server. */
function offsetsIn(text: string): number[] {
  const named = Array.from(text.matchAll(/\b(?:instance|portAt)\(\s*(\d+)/g), ([, offset]) => Number(offset))
  const counted = Array.from(text.matchAll(/\boffsets\((\d+), (\d+)\)/g)).flatMap(([, first, count]) =>
    Array.from({ length: Number(count) }, (_, index) => Number(first) + index),
  )
  return [...new Set(named), ...counted]
}

test('no two servers of the end-to-end tests have the same port', () => {
  const all = texts.flatMap(offsetsIn)
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter((offset, index) => all.indexOf(offset) !== index)).toEqual([])
})

test('the offset of each port is written out, or counted', () => {
  const others = texts.flatMap((text) => text.match(/(?<!function )\b(?:instance|portAt)\((?!\s*\d|at\()[^\n]*/g) ?? [])
  expect(others).toEqual(['portAt(offset)'])
})
