import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { importOptions, type ImportOptions } from './import-options'

const folder = temporaryFolder()
writeFileSync(path.join(folder, 'sources.yaml'), '{}')
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
