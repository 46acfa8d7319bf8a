import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { removeLeftFolders } from './temporary-folder'

test('folders that a killed process left are removed after a day, and nothing else', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'ilc-left-'))
  for (const [name, hours] of [
    ['.drill-old', 25],
    ['.drill-new', 23],
    ['media', 1000],
  ] as const) {
    const folder = path.join(parent, name)
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'file'), '')
    const changed = (Date.now() - hours * 60 * 60 * 1000) / 1000
    utimesSync(folder, changed, changed)
  }
  removeLeftFolders(parent, '.drill-')
  expect(readdirSync(parent).toSorted()).toEqual(['.drill-new', 'media'])
  expect(() => removeLeftFolders(path.join(parent, 'missing'), '.drill-')).not.toThrow()
  rmSync(parent, { recursive: true })
})
