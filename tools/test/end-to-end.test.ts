import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { copyOutput, testsIn } from './end-to-end'

test('every test of a report is found, with its duration and whether it failed', () => {
  const result = (projectName: string, status: string, ...durations: number[]) => ({
    projectName,
    status,
    results: durations.map((duration) => ({ duration })),
  })
  const report = {
    suites: [
      {
        file: 'a.spec.ts',
        specs: [{ title: 'opens', tests: [result('once', 'expected', 20), result('studio', 'skipped')] }],
        suites: [{ file: 'a.spec.ts', specs: [{ title: 'closes', tests: [result('once', 'unexpected', 7)] }] }],
      },
      { file: 'b.spec.ts', specs: [{ title: 'waits', tests: [result('once', 'flaky', 3, 4)] }] },
    ],
  }
  expect(testsIn(report)).toEqual([
    { name: 'a.spec.ts · once · opens', ms: 20, failed: false },
    { name: 'a.spec.ts · studio · opens', ms: 0, failed: false },
    { name: 'a.spec.ts · once · closes', ms: 7, failed: true },
    { name: 'b.spec.ts · once · waits', ms: 7, failed: true },
  ])
})

test('what a run has written is in the folder of its profile too, without the data of the sites', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ilc-results-'))
  for (const file of ['e2e.json', 'playwright/a/error.md', 'data/crash.log', 'data/crash/ilc.sqlite', 'jest.json']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), file)
  }
  copyOutput(folder, 'cluster')
  const copied = globSync('cluster/**/*.*', { cwd: folder })
  expect(copied.sort()).toEqual(['cluster/data/crash.log', 'cluster/e2e.json', 'cluster/playwright/a/error.md'])
  rmSync(folder, { recursive: true })
})
