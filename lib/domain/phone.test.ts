import { expect, test } from '@jest/globals'
import { cleanPhone, groupedPhone, hasTwoPhones, isForeignPhone, isPhone, errorWhileTyping, tidyPhone } from './phone'

test.each([
  ['+84 912 345 678', '0912345678'],
  ['0084 912 345 678', '0912345678'],
  ['+84 (0)912.345.678', '0912345678'],
  ['84 (0)24 3795 7688', '02437957688'],
  ['8491234567', '8491234567'],
  ['\u202A0912345678\u202C', '0912345678'],
  ['+86 138 1234 5678', '+8613812345678'],
  ['0086 138 1234 5678', '+8613812345678'],
  ['+49 (0)30 123456', '+4930123456'],
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
  ['8613812345678', '8613812345678'],
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
  ['0912 345 678 0987 654 321', true],
  ['0912345678 (0987654321)', true],
  ['0912 345 678', false],
  ['+84 (0)912 345 678', false],
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
])('%j is at once refused: %s', (typed, error) => {
  expect(errorWhileTyping(typed)).toBe(error)
})

test.each([
  ['+8613812345678', true],
  ['+2901234', true],
  ['+290123', false],
  ['+491234567890123', true],
  ['+4912345678901234', false],
  ['+84912345678', false],
  ['+359123456789', true],
  ['+210123456789', false],
  ['8613812345678', false],
])('%j is the number of another country: %s', (phone, expected) => {
  expect(isForeignPhone(phone)).toBe(expected)
})
