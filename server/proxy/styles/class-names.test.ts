import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { toastStyles } from '../toast-styles'
import { shortenClasses } from './class-names'

test.each([
  ['what is used most is shortest', '<p class="hKEQyG_b"></p><p class="hKEQyG_a hKEQyG_b"></p>', 'b', 'a'],
  ['a hash that begins like a number', '<p class="_9RVbpW_b"></p><p class="t-r_6a_a _9RVbpW_b"></p>', 'b', 'a'],
])('%s', (_, html, second, first) => {
  const [, less = '', more = ''] = /class="(\S+_a) (\S+_b)"/.exec(html) ?? []
  expect(shortenClasses(html, `.${more}>.${less}:hover{top:.5em}.${less}{}`)).toEqual({
    html: html.replaceAll(more, first).replaceAll(less, second),
    css: `.${first}>.${second}:hover{top:.5em}.${second}{}`,
    names: { [first]: more, [second]: less },
  })
})

const css = '.hKEQyG_a .on-paper{background:url(/x.hKEQyG_b.png)}'

test.each([
  ['a class of other files', '<p class="on-paper"></p>'],
  ['a class without a rule', '<p class="hKEQyG_c"></p>'],
  ['a text', '<p> class="hKEQyG_a"</p>'],
  ['another attribute', '<p data-class="hKEQyG_a" title=\' class="hKEQyG_a"\'></p>'],
  ['a comment', '<!--<p class="hKEQyG_a">-->'],
  ['a script', '<script type="application/ld+json">"<p class="hKEQyG_a">"</script>'],
])('%s stays', (_, html) => {
  expect(shortenClasses(html, css)).toEqual({ html, css, names: {} })
})

test('a short name that the page or its styles have is given to no other class', () => {
  const html = '<p class="a hKEQyG_a"></p>'
  expect(shortenClasses(html, '.b .hKEQyG_a{}')).toEqual({
    html: '<p class="a c"></p>',
    css: '.b .c{}',
    names: { c: 'hKEQyG_a' },
  })
})

test('no class of a name as short as those is in our style sheets, whose modules have names of their own', () => {
  const files = globSync('{app,components}/**/*.css')
  expect(files.length).toBeGreaterThan(20)
  const shared = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|'[^'\n]*'/g, '')
    return file.endsWith('.module.css') ? (text.match(/:global\([^{]*/g) ?? []) : [text]
  })
  expect([...shared, toastStyles()].flatMap((text) => text.match(/\.[a-z]{1,2}(?![\w-])/g) ?? [])).toEqual([])
})

test('no rule asks for a part of a class name', () => {
  const sheets = globSync('{app,components}/**/*.css').map((file) => readFileSync(file, 'utf8'))
  expect([...sheets, toastStyles()].filter((text) => /\[class/.test(text))).toEqual([])
})
