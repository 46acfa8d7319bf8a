import { expect, test } from '@jest/globals'
import { checkRedirects, type Redirection } from './check'
import { maxRedirects } from './table'

const site = 'https://ilc.example'

const rows = (text: string): Redirection[] =>
  text
    .split(', ')
    .filter(Boolean)
    .map((row) => {
      const [from = '', to = ''] = row.split(' > ')
      return { from, to }
    })

const existing = [
  { from: '/b', to: '/c', active: true },
  { from: '/off', to: '/a', active: false },
]

test.each<[string, string]>([
  ['/a/ > /tin-tuc/, /x > https://ilc.example/dao-tao', '/a > /tin-tuc, /x > /dao-tao'],
  ['/a > /b', '/a > /b'],
  ['/b > /a, /a > /d', '/b > /a, /a > /d'],
  ['/a > /off', '/a > /off'],
  ['/a > /tin-tuc, /a/ > /tin-tuc', '/a > /tin-tuc'],
  ['', ''],
])('%j is stored as %j', (input, stored) => {
  expect(checkRedirects(rows(input), existing, site)).toEqual({ redirects: rows(stored) })
})

test.each<[input: string, problems: string]>([
  ['/a > /b, x > /y', '1 from'],
  ['/admin/a > /b', '0 reserved'],
  ['/a > http://khac.example', '0 to'],
  ['a > b', '0 from, 0 to'],
  ['/a > /tin-tuc, /x > /y, /a/ > /dao-tao', '2 twice'],
  ['/a > /a', '0 loop'],
  ['/c > /b', '0 loop'],
  ['/c > /d, /d > /e, /e > /b', '0 loop, 1 loop, 2 loop'],
])('%j is refused', (input, expected) => {
  const result = checkRedirects(rows(input), existing, site)
  expect(result).not.toHaveProperty('redirects')
  expect(result.problems?.map(({ error, index }) => `${index} ${error}`).join(', ')).toBe(expected)
})

test('no more redirects are stored than are in memory', () => {
  const many = Array.from({ length: maxRedirects }, (_, i) => ({ from: `/cu/${i}`, to: '/tin-tuc' }))
  expect(checkRedirects(many, [], site)).toHaveProperty('redirects.length', maxRedirects)
  const [first, ...others] = many
  expect(checkRedirects(many, first ? [{ ...first, active: true }] : [], site)).not.toHaveProperty('problems')
  expect(checkRedirects(others, existing, site)).toEqual({ problems: [{ index: maxRedirects - 2, error: 'full' }] })
})

test.each<[string, string, string, number[]]>([
  ['a circle only with a query', '/a?x=1 > /b?x=1', '/x > /y, /b > /a', [1]],
  ['one too many', Array.from({ length: 20 }, (_, i) => `/${i} > /${i + 1}`).join(', '), '/20 > /21', [0]],
  ['a circle that was there', '/a > /b, /b > /a', '/x > /y', []],
])('redirects that worked are not broken: %s', (_, before, input, loops) => {
  const stored = rows(before).map((row) => ({ ...row, active: true }))
  const { problems = [] } = checkRedirects(rows(input), stored, site)
  expect(problems).toEqual(loops.map((index) => ({ index, error: 'loop' })))
})
