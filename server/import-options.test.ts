import { expect, test } from '@jest/globals'
import { importOptions } from './import-options'

const usual = {
  ...{ isTrial: false, language: 'vi', section: 'NEWS', sections: new Map() },
  ...{ images: undefined, site: undefined, otherHosts: false, redirects: undefined },
}

test.each<[args: string, expected: object | undefined]>([
  ['content', { source: 'content' }],
  [
    'a.json --dry-run --images b --redirects r.csv',
    { source: 'a.json', isTrial: true, images: 'b', redirects: 'r.csv' },
  ],
  ['a --section service --language en', { source: 'a', section: 'SERVICE', language: 'en' }],
  [
    'a --map thue=SERVICE --map a=b=news',
    {
      source: 'a',
      sections: new Map([
        ['thue', 'SERVICE'],
        ['a=b', 'NEWS'],
      ]),
    },
  ],
  ['a --other-hosts', { source: 'a', otherHosts: true }],
  ['a --site https://old.example', { source: 'a', site: 'https://old.example' }],
  ['', undefined],
  ['a b', undefined],
  ['a --section X', undefined],
  ['a --language de', undefined],
  ['a --map thue', undefined],
  ['a --map =NEWS', undefined],
  ['a --site old.example', undefined],
  ['a --unknown', undefined],
])('arguments: %s', (args, expected) => {
  expect(importOptions(args.split(' ').filter(Boolean))).toEqual(expected && { ...usual, ...expected })
})
