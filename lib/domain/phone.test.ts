import { expect, test } from '@jest/globals'
import { cleanPhone, groupedPhone, hasTwoPhones, isForeignPhone, isPhone, errorWhileTyping, tidyPhone } from './phone'

test.each([
  ['+84 912 345 678', '0912345678'],
  ['0084 912 345 678', '0912345678'],
  ['+84 (0)912.345.678', '0912345678'],
  ['84 (0)24 3795 7688', '02437957688'],
  ['8491234567', '8491234567'],
  ['\u202A0912345678\u202C', '0912345678'],
  ['０９１２３４５６７８', '0912345678'],
  ['+86 138 1234 5678', '+8613812345678'],
  ['0086 138 1234 5678', '+8613812345678'],
  ['+49 (0)30 123456', '+4930123456'],
  ['091–234–5678', '0912345678'],
  ['+39 (0)6 69812345', '+390669812345'],
  ['+84 0 024 3795 7688', '02437957688'],
  ['00912345678', '00912345678'],
  ['(0)0912345678', '00912345678'],
  ['', ''],
])('%j is %j', (typed, phone) => {
  expect(cleanPhone(typed)).toBe(phone)
})

test.each([
  ['0912345678', '0912 345 678'],
  ['02437957688', '024 3795 7688'],
  ['02363822123', '0236 3822 123'],
  ['1800545454', '1800 545454'],
  ['0912abc678', '0912abc678'],
  ['', ''],
])('%s is read as %s', (phone, grouped) => {
  expect(groupedPhone(phone)).toBe(grouped)
})

test.each([
  ['0912345678', true],
  ['02437957688', true],
  ['+8613800138000', true],
  ['091234567', false],
  ['113', false],
  ['0912 345 678', false],
  ['', false],
])('%j can be called: %s', (phone, expected) => {
  expect(isPhone(phone)).toBe(expected)
})

const typedOut = (text: string) => [...text].reduce((value, character) => tidyPhone(value + character, 'typed'), '')

test.each([
  ['+84 912 345 678', '0912345678'],
  // Not longer than a number yet; it is cleaned when the form is sent.
  ['0084 (0)912 345 678', '0912345 678'],
  ['0912 345 678', '0912345678'],
  // The specification's eleven digits (spec 5, 9).
  ['091234567890', '09123456789'],
  ['+86 138 1234 5678', '+8613812345678'],
  ['0086 138 1234 5678', '+8613812345678'],
  ['8613812345678', '8613812345678'],
  ['+4915123456789012345', '+4915123456789012345'],
  ['0912345678 ext 12', '0912345678 ext 12'],
  ['0912345678 - +84 987 654 321', '0912345678 - +84 987 654 321'],
])('%j typed is %j', (text, phone) => {
  expect(typedOut(text)).toBe(phone)
})

test.each([
  ['+84 912 345 678', '0912345678'],
  ['+86 138 1234 5678', '+8613812345678'],
  ['091234567890', '091234567890'],
  ['0912345678 0987654321', '0912345678 0987654321'],
])('%j pasted is %j', (text, phone) => {
  expect(tidyPhone(text, 'pasted')).toBe(phone)
})

test('what an input method is composing is not shortened before it is a number', () => {
  expect(tidyPhone('+84 91', 'typed')).toBe('+84 91')
})

test.each([
  ['0912345678 / 0987654321', true],
  ['0912.345.678, 024 3795 7688', true],
  ['0912 345 678 0987 654 321', true],
  ['0912345678 (0987654321)', true],
  ['0912345678 hoặc 0987654321', true],
  ['+86 138 1234 5678; 0912 345 678', true],
  ['0912 345 678', false],
  ['+84 (0)912 345 678', false],
  ['+49 30 01234567', false],
  ['0912345678 ext 12', false],
  ['', false],
])('%j has two numbers: %s', (typed, expected) => {
  expect(hasTwoPhones(typed)).toBe(expected)
})

test('a very long text is not searched to its end', () => {
  expect(hasTwoPhones('0912345678 '.repeat(20_000))).toBe(true)
  expect(hasTwoPhones(`${'x'.repeat(100)}0912345678 / 0987654321`)).toBe(false)
})

test.each([
  ['0912abc', 'phoneDigits'],
  ['0912345678 / 0987654321', 'phoneTwo'],
  ['09123456789012', undefined],
  ['', undefined],
])('%j is at once refused: %s', (typed, error) => {
  expect(errorWhileTyping(typed)).toBe(error)
})

const codes = `
  1 7
  20 211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242
  243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 260 261 262 263 264 265 266 267 268 269 27 290 291
  297 298 299
  30 31 32 33 34 350 351 352 353 354 355 356 357 358 359 36 370 371 372 373 374 375 376 377 378 379 380 381 382 383
  385 386 387 389 39
  40 41 420 421 423 43 44 45 46 47 48 49
  500 501 502 503 504 505 506 507 508 509 51 52 53 54 55 56 57 58 590 591 592 593 594 595 596 597 598 599
  60 61 62 63 64 65 66 670 672 673 674 675 676 677 678 679 680 681 682 683 685 686 687 688 689 690 691 692
  81 82 850 852 853 855 856 86 870 878 880 881 882 883 886
  90 91 92 93 94 95 960 961 962 963 964 965 966 967 968 970 971 972 973 974 975 976 977 979 98 992 993 994 995 996 997
  998`
  .split(/\s+/)
  .filter(Boolean)

test('a number is one of another country if its code is assigned', () => {
  const isCode = (code: string) => codes.some((assigned) => code.startsWith(assigned))
  const all = Array.from({ length: 900 }, (_, i) => String(i + 100))
  expect(all.filter((code) => isForeignPhone(`+${code}123456`))).toEqual(all.filter(isCode))
})

test.each([
  ['+8613812345678', true],
  ['+2901234', true],
  ['+290123', false],
  ['+491234567890123', true],
  ['+4912345678901234', false],
  ['+84912345678', false],
  ['8613812345678', false],
])('%j is the number of another country: %s', (phone, expected) => {
  expect(isForeignPhone(phone)).toBe(expected)
})
