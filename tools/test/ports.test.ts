import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

/** Specs run at the same time, so each site of a test has a port of its own (`instance` in `e2e/instances.ts`). */
test('no two sites of the end-to-end tests have the same port', () => {
  const offsets = globSync('e2e/*.ts').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\binstance\((\d+),/g), ([, offset]) => Number(offset)),
  )
  expect(offsets.length).toBeGreaterThan(20)
  expect(offsets.filter((offset, index) => offsets.indexOf(offset) !== index)).toEqual([])
})
