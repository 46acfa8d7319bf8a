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
  [{ vi: 'a', en: 'b', zh: 'c' }, 'a b c'],
  [{ vi: 'a', en: 'b', zh: '' }, 'a b b'],
  [{ vi: 'a' }, 'a a a'],
  [{ vi: null, zh: 'c' }, 'c c c'],
  [{}, '  '],
])('%j in every language', (texts, complete) => {
  const { vi, en, zh } = inEveryLanguage(texts)
  expect([vi, en, zh].join(' ')).toBe(complete)
})

test('vi has the paths of the specification, en and zh have a prefix', () => {
  expect([localPath('vi', '/'), localPath('en', '/'), localPath('zh', '/tin-tuc')]).toEqual(['/', '/en', '/zh/tin-tuc'])
  expect([listPath('vi', 'NEWS'), listPath('en', 'SERVICE', 2)]).toEqual(['/tin-tuc', '/en/dich-vu?page=2'])
  expect(articlePath({ id: 'a b', type: 'RESEARCH', language: 'zh' })).toBe('/zh/nghien-cuu/a%20b')
})
