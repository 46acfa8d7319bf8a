import { expect, test } from '@jest/globals'
import { importOptions, type ImportOptions } from './import-options'

const usual = {
  ...{ isTrial: false, language: 'vi', section: 'NEWS', map: [], uploads: undefined },
  ...{ images: undefined, site: undefined, otherHosts: false, redirects: undefined },
}
const ghost = { source: 'a.json', kind: 'ghost' } as const
const wordpress = { source: 'a.xml', kind: 'wordpress' } as const
const sourcesOf = ({ source }: Partial<ImportOptions>) => ({ sources: [source] })

test.each<[args: string, expected: Partial<ImportOptions> | undefined]>([
  ['content', { source: 'content', kind: 'folder' }],
  ['content --dry-run', { source: 'content', kind: 'folder', isTrial: true }],
  ['https://old.example/api', { source: 'https://old.example/api', kind: 'backend' }],
  ['a.json --dry-run --images b --redirects r.csv', { ...ghost, isTrial: true, images: 'b', redirects: 'r.csv' }],
  ['a.json --section service --language en', { ...ghost, section: 'SERVICE', language: 'en' }],
  ['a.json --map thue=SERVICE --map a=b=news', { ...ghost, map: ['thue=SERVICE', 'a=b=news'] }],
  ['a.json --site https://old.example --other-hosts', { ...ghost, site: 'https://old.example', otherHosts: true }],
  ['a.xml --uploads u --map f.txt', { ...wordpress, uploads: 'u', map: ['f.txt'] }],
  ['a.000.xml a.001.xml', { source: 'a.000.xml', kind: 'wordpress', sources: ['a.000.xml', 'a.001.xml'] }],
  ['', undefined],
  ['a.xml b', undefined],
  ['a.json b.json', undefined],
  ['a b', undefined],
  ['a.json --section X', undefined],
  ['a.json --language de', undefined],
  ['a.json --site old.example', undefined],
  ['a.json --uploads u', undefined],
  ['a.xml --images b', undefined],
  ['content --language en', undefined],
  ['a.json --unknown', undefined],
])('arguments: %s', (args, expected) => {
  expect(importOptions(args.split(' ').filter(Boolean))).toEqual(
    expected && { ...usual, ...sourcesOf(expected), ...expected },
  )
})
