import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { toastStyles } from '../toast-styles'
import { shortenProperties } from './custom-properties'
import { PageElements } from './page-elements'

const shortened = (css: string, html: string) => shortenProperties(css, new PageElements(html).properties)

test.each([
  ['a used property gets a short name', ':root{--ink:red}p{color:var(--ink)}', ':root{--A:red}p{color:var(--A)}'],
  ['an unused one is left out', ':root{--ink:red;--gold:blue}p{color:var(--gold)}', ':root{--A:blue}p{color:var(--A)}'],
  ['the last one of a rule', ':root{top:0;--ink:red}', ':root{top:0;}'],
  ['one that only an unused one used', ':root{--ink:red;--line:1px solid var(--ink)}', ':root{}'],
  ['two that only use each other', 'p{--ink:var(--gold);--gold:var(--ink)}', 'p{}'],
  [
    'one that a used one uses',
    ':root{--ink:red;--line:1px solid var(--ink)}p{border:var(--line)}',
    ':root{--A:red;--B:1px solid var(--A)}p{border:var(--B)}',
  ],
  [
    'what is used most is shortest',
    'p{top:var(--few);left:var(--many);right:var(--many, 1px)}',
    'p{top:var(--B);left:var(--A);right:var(--A, 1px)}',
  ],
  ['a value in quotes', ':root{--ink:"a;b}";top:0}', ':root{top:0}'],
  ['a value in braces is not understood and stays', 'p{--ink:{top:0};left:0}', 'p{--A:{top:0};left:0}'],
  ['an empty value', 'p{--ink: ;--gold:initial}', 'p{}'],
  ['a name in the markup stays', ':root{--book:red;--gold:blue}', ':root{--book:red;}'],
  ['a value in the markup is used', ':root{--ink:red;--book:var(--ink)}', ':root{--A:red;--book:var(--A)}'],
  ['a transition', 'p{--ink:red;transition:--ink 1s,--gold 1s}', 'p{--A:red;transition:--A 1s,--B 1s}'],
  ['a registered property', '@property --ink{syntax:"*"}p{top:var(--ink)}', '@property --A{syntax:"*"}p{top:var(--A)}'],
  ['a class is no property', '.a--ink:hover{top:0}.b--ink{left:0}', '.a--ink:hover{top:0}.b--ink{left:0}'],
  ['an address is no property', 'p{background:url(/a.--ink.png)}', 'p{background:url(/a.--ink.png)}'],
])('%s', (_, css, expected) => {
  expect(shortened(css, '<!--$--><svg fill="var(--book, red)" class="x--gold"></svg>')).toBe(expected)
})

test('a short name that the markup has is given to no other property', () => {
  expect(shortened('p{top:var(--ink);left:var(--A)}', '<i style="--A:0"></i>')).toBe('p{top:var(--B);left:var(--A)}')
})

/** The short names that properties get on a page, in the order of their own names. */
function shortNames(count: number, html = ''): string[] {
  const names = Array.from({ length: count }, (_, i) => `--name-${i}`)
  const css = shortened(`p{${names.map((name) => `top:var(${name})`).join(';')}}`, html)
  return css.match(/--[\w-]+/g) ?? []
}

test('names of two letters follow those of one, and names of three those of two', () => {
  const short = shortNames(800)
  expect(new Set(short).size).toBe(800)
  expect(short.slice(24, 28)).toEqual(['--Y', '--Z', '--AA', '--AB'])
  expect(short.slice(700, 704)).toEqual(['--ZY', '--ZZ', '--AAA', '--AAB'])
  expect(short.join('')).not.toMatch(/[a-z]/)
})

const capitals = Array.from({ length: 26 }, (_, i) => String.fromCodePoint(65 + i))
const allOfTwo = capitals.flatMap((first) => capitals.map((second) => `--${first}${second}`)).join(' ')

test.each([
  ['a text', `<p>${allOfTwo} --A:0 style=&quot;--A:0&quot; var(--B)</p>`],
  ['what only looks like an attribute', '<p> style="--A:0" fill="var(--B)"</p>'],
  ['a comment', '<!--<i style="--A:0">--><i></i>'],
  ['data', '<script type="application/json">"<i style=\'--A:0\'>"</script>'],
  ['another attribute', `<img alt="${allOfTwo} --A:0" title='--B' class="x--C">`],
])('names in %s are none of the page', (_, html) => {
  const short = shortNames(80, html)
  expect(short.slice(0, 3)).toEqual(['--A', '--B', '--C'])
  expect(new Set(short).size).toBe(80)
})

test.each([
  ['a style', '<i style="--A:0;top:var(--C)"></i>'],
  ['a style in single quotes', '<i STYLE = \'--A:"x";top:var( --C )\'></i>'],
  ['a style without quotes', '<i style=--A:var(--C)></i>'],
  ['another attribute that uses a property', '<svg fill="var(--A,var(--C))"></svg>'],
  ['a style element', '<svg><style type="text/css">.a{--A:0;top:var(--C)}</style></svg>'],
])('names in %s are those of the page', (_, html) => {
  expect(shortNames(3, html)).toEqual(['--B', '--D', '--E'])
})

test('properties stay apart on a page whose styles have all short names of two letters', () => {
  const short = shortNames(80, `<i style="${allOfTwo.replaceAll(' ', ':0;')}"></i>`)
  expect(new Set(short).size).toBe(80)
  expect(short.slice(25, 28)).toEqual(['--Z', '--AAA', '--AAB'])
})

test('no name in our style sheets could be a short name', () => {
  const files = globSync('{app,components}/**/*.css')
  expect(files.length).toBeGreaterThan(20)
  const sheets = [...files.map((file) => readFileSync(file, 'utf8')), toastStyles()]
  expect(sheets.flatMap((css) => css.match(/(?<![\w-])--[A-Z]+(?![\w-])/g) ?? [])).toEqual([])
})
