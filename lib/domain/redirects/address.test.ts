import { expect, test } from '@jest/globals'
import { isReservedSource, redirectSource, redirectTarget, targetLocation } from './address'

test.each([
  ['/2019/05/luat-moi/', '/2019/05/luat-moi'],
  ['  /a//b/ ', '/a/b'],
  ['/tin-t%E1%BB%A9c', '/tin-tức'],
  ['/tin-tức'.normalize('NFD'), '/tin-tức'],
  ['/a%2cb', '/a,b'],
  ['/a%2fb', '/a%2Fb'],
  ['/a%2541', '/a%2541'],
  ['/index.php?p=12', '/index.php?p=12'],
  ['/index.php?b=2&a=1', '/index.php?a=1&b=2'],
  ['/a#b', '/a'],
  ['/a/../b', '/b'],
  ['https://cu.example/2019/05/x/?p=1#y', '/2019/05/x?p=1'],
  ['a/b', undefined],
  ['', undefined],
  ['//cu.example/x', undefined],
  ['/\\cu.example', undefined],
  ['/a%zz', undefined],
  [`/${'x'.repeat(500)}`, undefined],
])('the old address %j is stored as %j', (typed, stored) => {
  expect(redirectSource(typed)).toBe(stored)
  expect(stored && redirectSource(stored)).toBe(stored)
})

const site = 'https://ilc.example'

test.each([
  ['/tin-tuc/luat-moi', '/tin-tuc/luat-moi', '/tin-tuc/luat-moi'],
  [
    '/tài-liệu?q=luật#đầu',
    '/tài-liệu?q=lu%E1%BA%ADt#%C4%91%E1%BA%A7u',
    '/t%C3%A0i-li%E1%BB%87u?q=lu%E1%BA%ADt#%C4%91%E1%BA%A7u',
  ],
  ['https://ilc.example/tin-tuc/a', '/tin-tuc/a', '/tin-tuc/a'],
  ['/.//khac.example', '/khac.example', '/khac.example'],
  ['/%5Ckhac.example', '/%5Ckhac.example', '/%5Ckhac.example'],
  ['http://khac.example/', undefined, ''],
  ['//khac.example/', undefined, ''],
  ['/\\khac.example/', undefined, ''],
  ['/\t/khac.example/', undefined, ''],
  ['/a%00', undefined, ''],
  ['/a%0D%0Ax: y', undefined, ''],
  ['javascript:alert(1)', undefined, ''],
  ['https://ai@khac.example/', undefined, ''],
  [`/${'x'.repeat(2000)}`, undefined, ''],
])('the new address %j is stored as %j and sent as %j', (typed, stored, sent) => {
  expect(redirectTarget(typed, site)).toBe(stored)
  if (stored === undefined) return
  expect(redirectTarget(stored, site)).toBe(stored)
  expect(targetLocation(stored)).toBe(sent)
})

test.each([
  ['/', true],
  ['/?p=12', false],
  ['/admin', true],
  ['/administrator', false],
  ['/api?x=1', true],
  ['/_next/x', true],
])('the old address %j is one of the site: %s', (source, expected) => expect(isReservedSource(source)).toBe(expected))
