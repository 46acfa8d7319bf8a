import { expect, test } from '@jest/globals'
import { problemLines, table } from './report'
import { origin, site } from './samples'

const problems = ['/a', '/b', '/c', '/d', '/e', '/a'].map((path) => ({ page: origin + path, what: 'is red' }))

test('a problem of many pages is reported once', () => {
  expect(problemLines({ 'pages are blue': [...problems, { page: `${origin}/a`, what: 'is green' }] })).toEqual([
    `${origin}/a ${origin}/b ${origin}/c and 2 more\n  pages are blue: is red`,
    `${origin}/a\n  pages are blue: is green`,
  ])
})

test('the table counts what was seen and what does not hold', () => {
  const lines = table(site(), { 'pages are blue': problems, 'pages are there': [] }).map((line) => line.split(/ {2,}/))
  expect(lines).toEqual(
    expect.arrayContaining([
      ['pages', '1'],
      ['pictures measured', '4'],
      ['pages are blue', '1 found'],
      ['pages are there', 'holds'],
    ]),
  )
})
