import { expect, test } from '@jest/globals'
import { importOptions } from './import-options'

const usual = {
  ...{ kind: 'folder', isTrial: false, language: 'vi', section: 'NEWS', sections: new Map(), map: [] },
  ...{ images: undefined, uploads: undefined, site: undefined, otherHosts: false, redirects: undefined },
}

test.each<[args: string, expected: object | undefined]>([
  ['content', { source: 'content' }],
  ['https://old.example/api --dry-run', { source: 'https://old.example/api', kind: 'backend', isTrial: true }],
  [
    'a.json --dry-run --images b --redirects r.csv',
    { source: 'a.json', kind: 'ghost', isTrial: true, images: 'b', redirects: 'r.csv' },
  ],
  ['a.json --section service --language en', { source: 'a.json', kind: 'ghost', section: 'SERVICE', language: 'en' }],
  [
    'a.json --map thue=SERVICE --map a=b=news',
    {
      ...{ source: 'a.json', kind: 'ghost', map: ['thue=SERVICE', 'a=b=news'] },
      sections: new Map([
        ['thue', 'SERVICE'],
        ['a=b', 'NEWS'],
      ]),
    },
  ],
  ['a.json --other-hosts', { source: 'a.json', kind: 'ghost', otherHosts: true }],
  ['a.json --site https://old.example', { source: 'a.json', kind: 'ghost', site: 'https://old.example' }],
  [
    'a.xml --uploads up --map sections.txt --map x=NONE',
    { source: 'a.xml', kind: 'wordpress', uploads: 'up', map: ['sections.txt', 'x=NONE'] },
  ],
  ['a.xml --images up', undefined],
  ['content --uploads up', undefined],
  ['content --section NEWS', undefined],
  ['a.json --map thue', undefined],
  ['a.json --map =NEWS', undefined],
  ['a.json --section X', undefined],
  ['a.json --language de', undefined],
  ['a.json --site old.example', undefined],
  ['', undefined],
  ['a b', undefined],
  ['a --unknown', undefined],
])('arguments: %s', (args, expected) => {
  expect(importOptions(args.split(' ').filter(Boolean))).toEqual(expected && { ...usual, ...expected })
})
