import { expect, test } from '@jest/globals'
import { importOptions, type ImportOptions } from './import-options'

const usual = { isTrial: false, language: 'vi', section: 'NEWS', map: [], uploads: undefined, redirects: undefined }
const wordpress = { source: 'a.xml', kind: 'wordpress' } as const
const sourcesOf = ({ source }: Partial<ImportOptions>) => ({ sources: [source] })

test.each<[args: string, expected: Partial<ImportOptions> | undefined]>([
  ['content', { source: 'content', kind: 'folder' }],
  ['content --dry-run', { source: 'content', kind: 'folder', isTrial: true }],
  ['https://old.example/api', { source: 'https://old.example/api', kind: 'backend' }],
  [
    'a.xml --dry-run --redirects r.csv --language en',
    { ...wordpress, isTrial: true, redirects: 'r.csv', language: 'en' },
  ],
  ['a.xml --map thue=SERVICE --map a=b=news', { ...wordpress, map: ['thue=SERVICE', 'a=b=news'] }],
  ['a.xml --uploads u --map f.txt', { ...wordpress, uploads: 'u', map: ['f.txt'] }],
  ['a.000.xml a.001.xml', { source: 'a.000.xml', kind: 'wordpress', sources: ['a.000.xml', 'a.001.xml'] }],
  ['', undefined],
  ['a.xml b', undefined],
  ['a b', undefined],
  ['a.xml --language de', undefined],
  ['a.xml --section NEWS', undefined],
  ['content --language en', undefined],
  ['a.xml --unknown', undefined],
])('arguments: %s', (args, expected) => {
  expect(importOptions(args.split(' ').filter(Boolean))).toEqual(
    expected && { ...usual, ...sourcesOf(expected), ...expected },
  )
})
