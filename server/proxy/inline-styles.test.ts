import { expect, test } from '@jest/globals'
import { inlineStyles, parseSheet, selectRules } from './inline-styles'

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

const select = (css: string, html: string) => selectRules([parseSheet(css)], html)

const page = '<html lang="vi"><body class="a b"><p id="c" data-kind="NEWS"></p><table></table></body></html>'

test.each([
  ['a class', '.a', true],
  ['a class that nothing has', '.d', false],
  ['classes of which one is missing', '.a.d', false],
  ['a class and a tag', 'p.a', true],
  ['a tag in capitals', 'P', true],
  ['an element that the browser adds', 'tbody', true],
  ['the frame that the loader makes', '.a>iframe', true],
  ['a sibling that is not there', 'p+.d~.a', false],
  ['an attribute that may come later', 'p[data-shown=".d main"]', true],
  ['a state that may come later', ':root .b:not(.d):hover>p:nth-child(2n + 1)::before', true],
  ['one of several', ':is(.d, :where(.e, main)) p', true],
  ['an escaped class', String.raw`.\61 `, true],
  ['one of a list', '.d,.a', true],
])('%s: %s is kept: %s', (_, selector, isKept) => {
  expect(select(`${selector}{color:red}`, page) !== '').toBe(isKept)
})

test.each([
  ['the order stays', '.a{top:0}.d{top:1px}p{top:2px}.a{top:3px}', '.a{top:0}p{top:2px}.a{top:3px}'],
  ['a condition', '@media print{.d{top:0}p{top:0}}', '@media print{p{top:0}}'],
  ['a condition that nothing needs', '@media print{@supports (x:y){.d{top:0}}}', ''],
  ['a nested rule stays with its own', '.a{top:0;.d &{top:1px}}', '.a{top:0;.d &{top:1px}}'],
  ['text as it was written', '.a{content:"}<\\/*";--b: {c}}', '.a{content:"}<\\/*";--b: {c}}'],
])('%s', (_, css, selected) => {
  expect(select(css, page)).toBe(selected)
})
