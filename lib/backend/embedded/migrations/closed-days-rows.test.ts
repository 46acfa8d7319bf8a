import { expect, test } from '@jest/globals'
import { closedRows } from './closed-days-rows'

const rows = (text: string) => closedRows(text).map(({ row: [first, last, name] }) => [first, last, name])

test('a site without holidays gets the public ones', () => {
  expect(rows('')).toHaveLength(15)
  expect(rows('')).toContainEqual(['2027-02-05', '2027-02-09', 'Tết Nguyên đán'])
})

test('what staff entered is kept, in place of the public holiday it is about', () => {
  const found = rows('04/02/2027 - 11/02/2027\n24/12/2027\nx')
  expect(found).toHaveLength(16)
  expect(found).toContainEqual(['2027-02-04', '2027-02-11', 'Tết Nguyên đán'])
  expect(found).toContainEqual(['2027-12-24', '2027-12-24', 'Ngày nghỉ của Viện'])
  // Only one of two days was entered: the other one stays closed.
  expect(rows('03/09/2027')).toContainEqual(['2027-09-02', '2027-09-03', 'Quốc khánh'])
  expect(found).toEqual([...found].sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))
})
