import { expect, test } from '@jest/globals'
import { originOf } from './kinds'

test.each([
  ['https://ilc.example', 'https://ilc.example'],
  ['https://ILC.example:8443/', 'https://ilc.example:8443'],
  ['https://web:x@ilc.example', undefined],
  ['ftp://ilc.example', undefined],
  ['ilc', undefined],
  ['https://ilc.example/vi', undefined],
])('the origin of %s', (address, origin) => {
  expect(originOf(address)).toBe(origin)
})
