import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

/** No test depends on the speed of a busy machine (docs/testing.md): times are measured by `npm run bench`. */

const bounds = [
  [
    'a bound on a time that was measured',
    /expect\([^\n]*\b(?:performance|Date)\.now\(\) - [^\n]*\)\.(?:not\.)?toBe(?:Less|Greater)/,
  ],
  ['a bound on a time that was measured', /expect\(\w*(?:[tT]ook|[eE]lapsed|[dD]uration|Ms|ms)\)\.toBeLess/],
  [
    'a limit of its own, where one for whatever hangs is set for all',
    /\b(?:test|jest)\.setTimeout\(|toPass\(\{ timeout|\.poll\([^\n]*\{ timeout|configure\([^\n]*timeout: /,
  ],
  ['a limit of its own, where one for whatever hangs is set for all', /^\}, [\d_]+\)$/m],
] as const

const thisFile = 'tools/test/clock.test.ts'
const files = globSync(['{app,components,lib,server,tools}/**/*.test.ts', 'e2e/**/*.ts']).filter(
  (file) => file !== thisFile,
)

test('no test has a bound on wall-clock time', () => {
  expect(files.length).toBeGreaterThan(150)
  const results = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return bounds.flatMap(([what, bound]) => (bound.test(text) ? [`${file}: ${what}: ${bound.exec(text)?.[0]}`] : []))
  })
  expect(results).toEqual([])
})
