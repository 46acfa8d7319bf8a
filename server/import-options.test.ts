import { expect, test } from '@jest/globals'
import { importOptions } from './import-options'

const usual = {
  ...{ isTrial: false, language: 'vi', section: 'NEWS', map: [], uploads: undefined },
  ...{ images: undefined, site: undefined, otherHosts: false, redirects: undefined },
}
const ghost = { source: 'a.json', kind: 'ghost' }
const wordpress = { source: 'a.xml', kind: 'wordpress' }

test.each<[args: string, expected: object | undefined]>([
  ['content', { source: 'content', kind: 'folder' }],
  ['content --dry-run', { source: 'content', kind: 'folder', isTrial: true }],
  ['https://old.example/api', { source: 'https://old.example/api', kind: 'backend' }],
  ['a.json --dry-run --images b --redirects r.csv', { ...ghost, isTrial: true, images: 'b', redirects: 'r.csv' }],
  ['a.json --section service --language en', { ...ghost, section: 'SERVICE', language: 'en' }],
  ['a.json --map thue=SERVICE --map a=b=news', { ...ghost, map: ['thue=SERVICE', 'a=b=news'] }],
  ['a.json --site https://old.example --other-hosts', { ...ghost, site: 'https://old.example', otherHosts: true }],
  ['a.xml --uploads u --map f.txt', { ...wordpress, uploads: 'u', map: ['f.txt'] }],
  ['', undefined],
  ['a b', undefined],
  ['a.json --section X', undefined],
  ['a.json --language de', undefined],
  ['a.json --site old.example', undefined],
  ['a.json --uploads u', undefined],
  ['a.xml --images b', undefined],
  ['content --language en', undefined],
  ['a.json --unknown', undefined],
])('arguments: %s', (args, expected) => {
  expect(importOptions(args.split(' ').filter(Boolean))).toEqual(expected && { ...usual, ...expected })
})
