import { expect, test } from '@jest/globals'
import { inlineStyles, parseSheet } from './inline-styles'

const sheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`

const expectHeader = '<link rel="expect" href="#header-end" blocking="render"/>'
const header = '<span id="header-end" hidden=""></span>'

const b = '<b></b>'
const sheets: Record<string, string> = {
  '/_next/static/chunks/0a-b_c~d.css': 'a{color:red}',
  '/_next/static/chunks/b.css': 'b{content:"$&$1"}',
}

test.each([
  [
    'several become one, in their order, where the first stood',
    `<i>${sheet('0a-b_c~d')}</i><b>${sheet('b')}</b><a></a>`,
    '<i><style>a{color:red}b{content:"$&$1"}</style></i><b></b><a></a>',
    2,
  ],
  [
    'where there is a header, it is seen whole',
    sheet('b') + header + b,
    `${expectHeader}<style>b{content:"$&$1"}</style>${header}${b}`,
    1,
  ],
  [
    'one that is not there is left to the browser',
    sheet('gone') + sheet('b') + b,
    `${sheet('gone')}<style>b{content:"$&$1"}</style>${b}`,
    1,
  ],
  ['a rule that the page cannot use is left out', sheet('0a-b_c~d') + b, `<style></style>${b}`, 1],
  [
    "another site's",
    '<link rel="stylesheet" href="https://evil.example/_next/static/chunks/b.css" data-precedence="next"/>',
    '<link rel="stylesheet" href="https://evil.example/_next/static/chunks/b.css" data-precedence="next"/>',
    0,
  ],
  ['a file elsewhere', sheet('../../secret'), sheet('../../secret'), 0],
])('%s', (_, before, after, count) => {
  const styled = inlineStyles(before, (address) =>
    sheets[address] === undefined ? undefined : parseSheet(sheets[address]),
  )
  expect(styled.html).toBe(after)
  expect(styled.sheets).toHaveLength(count)
  expect(after).toContain(styled.css)
})
