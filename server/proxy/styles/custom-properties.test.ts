import { expect, test } from '@jest/globals'
import { shortenProperties } from './custom-properties'

test.each([
  ['a used property gets a short name', ':root{--ink:red}p{color:var(--ink)}', ':root{--A:red}p{color:var(--A)}'],
  ['an unused one is left out', ':root{--ink:red;--gold:blue}p{color:var(--gold)}', ':root{--A:blue}p{color:var(--A)}'],
  ['the last one of a rule', ':root{top:0;--ink:red}', ':root{top:0;}'],
  ['one that only an unused one used', ':root{--ink:red;--line:1px solid var(--ink)}', ':root{}'],
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
])('%s', (_, css, shortened) => {
  expect(shortenProperties(css, '<!--$--><svg fill="var(--book, red)" class="x--gold"></svg>')).toBe(shortened)
})

test('a short name that the markup has is given to no other property', () => {
  expect(shortenProperties('p{top:var(--ink);left:var(--A)}', '<i style="--A:0"></i>')).toBe(
    'p{top:var(--B);left:var(--A)}',
  )
})

test('names of two letters follow those of one', () => {
  const names = Array.from({ length: 60 }, (_, i) => `--name-${i}`)
  const css = shortenProperties(`p{${names.map((name) => `top:var(${name})`).join(';')}}`, '')
  const short = css.match(/--\w+/g) ?? []
  expect(new Set(short).size).toBe(60)
  expect(short.slice(24, 28)).toEqual(['--Y', '--Z', '--AA', '--AB'])
  expect(short.join('')).not.toMatch(/[a-z]/)
})
