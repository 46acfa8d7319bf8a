import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

/** Each version in CHANGELOG.md says what an operator has to do for it, before everything else. */

/** The versions of a changelog that do not say it. */
const silent = (changelog: string): string[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .filter((version) => !/^### Operators\n\n- \S/.test(version.slice(version.indexOf('\n### ') + 1)))
    .map((version) => version.split('\n', 1).join(''))

test('every version has a list for operators, as its first one', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  expect(changelog).toMatch(/^## 1\.0\.0/m)
  expect(silent(changelog)).toEqual([])
})

test.each([
  ['## 1.0.0\n\n### Operators\n\n- Do this.\n\n### Added\n\n- That.\n', []],
  ['## 1.0.0\n\nWords.\n\n### Operators\n\n- Do this.\n', []],
  ['## 1.0.0\n\n### Added\n\n- That.\n\n### Operators\n\n- Do this.\n', ['1.0.0']],
  ['## 1.0.0\n\n### Operators\n\n### Added\n\n- That.\n', ['1.0.0']],
  ['## 1.0.0\n\n- That.\n', ['1.0.0']],
])('%j', (changelog, expected) => {
  expect(silent(changelog)).toEqual(expected)
})
