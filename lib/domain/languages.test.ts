import { expect, test } from '@jest/globals'
import { fallbackChain, inEveryLanguage } from './languages'
import { articlePath, listPath, localPath } from './paths'

test.each([
  ['vi', ['vi', 'en', 'zh']],
  ['en', ['en', 'zh']],
  ['zh', ['zh', 'en']],
] as const)('texts missing in %s are looked up in %j', (language, chain) => {
  expect(fallbackChain(language)).toEqual(chain)
})

test.each([
  [
    { vi: 'a', en: 'b', zh: 'c' },
    { vi: 'a', en: 'b', zh: 'c' },
  ],
  [
    { vi: 'a', en: 'b', zh: '' },
    { vi: 'a', en: 'b', zh: 'b' },
  ],
  [{ vi: 'a' }, { vi: 'a', en: 'a', zh: 'a' }],
  [
    { vi: null, zh: 'c' },
    { vi: 'c', en: 'c', zh: 'c' },
  ],
  [{}, { vi: '', en: '', zh: '' }],
])('%j in every language', (texts, complete) => {
  expect(inEveryLanguage(texts)).toEqual(complete)
})

test('vi has the paths of the specification, en and zh have a prefix', () => {
  expect([localPath('vi', '/'), localPath('en', '/'), localPath('zh', '/tin-tuc')]).toEqual(['/', '/en', '/zh/tin-tuc'])
  expect([listPath('vi', 'NEWS'), listPath('en', 'SERVICE', 2)]).toEqual(['/tin-tuc', '/en/dich-vu?page=2'])
  expect(articlePath({ id: 'a b', type: 'RESEARCH', language: 'zh' })).toBe('/zh/nghien-cuu/a%20b')
})
