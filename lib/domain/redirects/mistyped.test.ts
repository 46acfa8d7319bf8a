import { expect, test } from '@jest/globals'
import { meantAddresses } from './mistyped'

test.each<[string, string[]]>([
  ['/lien-he', []],
  ['/', []],
  ['/tin-tuc/tieu-de=abc?page=2', ['/tin-tuc/tieu-de%3Dabc?page=2']],
  ['/tin-tuc/YWJj=', ['/tin-tuc/YWJj%3D', '/tin-tuc/YWJj', '/tin-tuc/ywjj']],
  ['/tin-tuc/bai.md', ['/tin-tuc/bai%2Emd']],
  ['/tin-tuc/bai%2Emd', ['/tin-tuc/bai.md']],
  ['/lu%E1%BA%ADt', []],
  ['/lien-he.', ['/lien-he']],
  ["/lien-he'", ['/lien-he']],
  ['/lien-he%C2%A0', ['/lien-he']],
  ['/lien-%E2%80%8Bhe', ['/lien-he']],
  ['/lien-he%22%20target=%22_blank', ['/lien-he%22%20target%3D%22_blank', '/lien-he']],
  ['/lien-he%EF%BC%8C%E8%B0%A2%E8%B0%A2', ['/lien-he']],
  ['/lien-he%E2%9D%A4%EF%B8%8F', ['/lien-he']],
  ['/tin-tuc?page=2.', ['/tin-tuc?page=2']],
  ['/lien-he&utm_source=zalo', ['/lien-he&utm_source%3Dzalo', '/lien-he']],
  ['/lien-he%23consultation', ['/lien-he']],
  ['/lien-he.?fbclid=x', ['/lien-he?fbclid=x']],
  ['/tin-tuc/tieu-de=abc).', ['/tin-tuc/tieu-de%3Dabc).', '/tin-tuc/tieu-de=abc', '/tin-tuc/tieu-de%3Dabc']],
  ['/tin-tuc/a%3Db).', ['/tin-tuc/a=b', '/tin-tuc/a%3Db']],
  ['/Tin-Tuc', ['/tin-tuc']],
  ['/EN/LIEN-HE.', ['/EN/LIEN-HE', '/en/LIEN-HE', '/en/lien-he']],
  ['/%2F%2Fevil.example.', ['/evil.example']],
  ['/%5Cevil.example,', ['/evil.example']],
  ['/.%2F/evil.example,', ['/evil.example']],
  ['/%0A/evil.example', []],
  ['/%E2%80%8B/evil.example,', ['/evil.example']],
  ['/...', []],
  ['/%FF.', ['/%25FF', '/%25ff']],
])('what is meant by %s', (address, meant) => {
  expect(meantAddresses(address)).toEqual(meant)
  for (const one of meant) expect(one).toMatch(/^\/(?!\/)/)
})

test('cleaning twice changes nothing, and a long address is cleaned in one pass', () => {
  const long = `/${'.'.repeat(8000)}a${'.,'.repeat(4000)}b${'%20'.repeat(2000)}`
  const [first = ''] = meantAddresses(long)
  expect(first.length).toBe(16_003)
  expect(meantAddresses(first)).toEqual([])
})
