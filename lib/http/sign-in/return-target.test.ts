import { expect, test } from '@jest/globals'
import { languageOfReturn, ownPath, readReturnTarget } from './return-target'

const origin = 'https://ilc.example'

test.each([
  ['/tin-tuc/a?x=1#binh-luan', '/tin-tuc/a?x=1#binh-luan'],
  ['https://ilc.example/en/tin-tuc', '/en/tin-tuc'],
  ['https://evil.example/tin-tuc', '/'],
  ['//evil.example/tin-tuc', '/'],
  ['https://ilc.example//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/api/auth/signout', '/'],
  ['', '/'],
  [null, '/'],
])('%s is reduced to the path %s', (address, path) => {
  expect(ownPath(address, origin)).toBe(path)
})

test.each([
  [JSON.stringify({ back: '/en/tin-tuc', isWindow: true }), { back: '/en/tin-tuc', isWindow: true }, 'en'],
  [JSON.stringify({ back: 'https://evil.example/', isWindow: true }), { back: '/', isWindow: true }, 'vi'],
  ['{', { back: '/', isWindow: false }, 'vi'],
  [undefined, { back: '/', isWindow: false }, 'vi'],
])('the cookie %s', (cookie, target, language) => {
  expect(readReturnTarget(cookie, origin)).toEqual(target)
  expect(languageOfReturn(readReturnTarget(cookie, origin))).toBe(language)
})
