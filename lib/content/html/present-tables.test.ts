import { expect, test } from '@jest/globals'
import { articleWords } from '../article-words'
import { htmlOf } from './element'
import { presentTables } from './present-tables'
import { sanitise } from './sanitise'
import { tidy } from './tidy'

function shown(html: string): string {
  const fragment = sanitise(tidy(html))
  presentTables(fragment, articleWords('vi'))
  return htmlOf(fragment)
}

const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`
const name = 'Bảng, cuộn ngang để xem hết'

test.each([
  [
    'the cells of a head',
    `<thead>${row('<th>a</th>', '<th>b</th>')}</thead>`,
    '<th scope="col">a</th><th scope="col">b</th>',
  ],
  [
    'a first row of headers',
    row('<th>a</th>', '<th>b</th>') + row('<td>1</td>', '<td>2</td>'),
    '<th scope="col">a</th>',
  ],
  ['a first cell of a row', row('<td></td>', '<td>x</td>') + row('<th>a</th>', '<td>1</td>'), '<th scope="row">a</th>'],
  ['what the author wrote', row('<th scope="rowgroup" colspan="2">a</th>'), '<th scope="rowgroup" colspan="2">a</th>'],
])('%s: it is said what they head', (_, rows, expected) => {
  expect(shown(`<table>${rows}</table>`)).toContain(expected)
})

test.each([
  ['<td>1</td><td>2</td><td>3</td>', false],
  ['<td>1</td><td>2</td><td>3</td><td>4</td>', true],
  ['<td colspan="4">1</td>', true],
])('a table with %s is wide: %s', (cells, isWide) => {
  expect(shown(`<table>${row(cells)}</table>`).includes('class="table-scroll wide"')).toBe(isWide)
})

test('each region has a name of its own, and a table in a cell has none', () => {
  const cell = '<table><tr><td>x</td></tr></table>'
  const html = shown(`${cell}${cell}<table><caption>Mức  phí</caption><tr><td>${cell}</td></tr></table>`)
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    name,
    `${name} (2)`,
    'Mức phí',
  ])
})
