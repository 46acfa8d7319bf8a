import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { importOptions, type ImportOptions } from './import-options'

const folder = mkdtempSync(path.join(tmpdir(), 'ilc-options-'))
writeFileSync(path.join(folder, 'sources.yaml'), '{}')
afterAll(() => rmSync(folder, { recursive: true }))

const usual = { isTrial: false, language: 'vi', section: 'NEWS' }

test.each<[args: string, expected: Partial<ImportOptions> | undefined]>([
  ['content', { source: 'content', kind: 'folder' }],
  ['content --dry-run', { source: 'content', kind: 'folder', isTrial: true }],
  [folder, { source: folder, kind: 'taken over' }],
  ['', undefined],
  ['a b', undefined],
  ['content --language en', undefined],
])('arguments: %s', (args, expected) => {
  expect(importOptions(args.split(' ').filter(Boolean))).toEqual(expected && { ...usual, ...expected })
})
