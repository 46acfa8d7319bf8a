import { expect, test } from '@jest/globals'
import { isReader, searchedWords } from './reader'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1'
const zalo = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36 Zalo android/24'
const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.each([
  ['a phone', { 'user-agent': phone }, true],
  ['the browser of Zalo', { 'user-agent': zalo }, true],
  ['a crawler', { 'user-agent': google }, false],
  ['a maker of previews', { 'user-agent': 'facebookexternalhit/1.1' }, false],
  ['nobody', {}, false],
  ['a page loaded in advance', { 'user-agent': phone, 'sec-purpose': 'prefetch;prerender' }, false],
  ['a page that the router loads in advance', { 'user-agent': phone, 'next-router-prefetch': '1' }, false],
])('%s: %j reads: %s', (_, headers, expected) => expect(isReader(headers)).toBe(expected))

test.each([
  ['  Hợp   Đồng\tđiện tử ', 'hợp đồng điện tử'],
  ['Luật 59/2020/QH14', 'luật 59/2020/qh14'],
  ['a', undefined],
  ['an@thu.example', undefined],
  ['0912 345 678', undefined],
  ['Nguyễn An 001.090.123456', undefined],
  ['x'.repeat(61), undefined],
  ['', undefined],
])('%j is counted as %j', (query, expected) => expect(searchedWords(query)).toBe(expected))
