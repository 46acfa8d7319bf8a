import { expect, test } from '@jest/globals'
import { articleOfToken, draftAddress } from './draft-link'

const now = new Date('2026-11-26T02:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const tokenOf = (address: string) => new URL(address, 'http://site').searchParams.get('token') ?? ''
const token = tokenOf(draftAddress({ id: 12, language: 'vi' }, later(60)))

test('the address of a draft has its language', () => {
  expect(draftAddress({ id: 12, language: 'vi' }, later(60))).toMatch(/^\/xem-truoc\?token=12\./)
  expect(draftAddress({ id: 12, language: 'en' }, later(60))).toMatch(/^\/en\/xem-truoc\?token=12\./)
})

test.each([
  ['in its last second', token, 59, 12],
  ['when it has expired', token, 60, undefined],
  ['of another article', token.replace('12.', '13.'), 0, undefined],
  ['with a later end', token.replace(/\.\d+\./, '.9999999999.'), 0, undefined],
  ['with another signature', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 0, undefined],
  ['with more behind it', `${token}.1`, 0, undefined],
  ['with letters that are no ASCII', token.replace(/.$/, 'ế'), 0, undefined],
  ['that is empty', '', 0, undefined],
])('a token %s', (_, input, seconds, id) => {
  expect(articleOfToken(input, later(seconds))).toBe(id)
})
