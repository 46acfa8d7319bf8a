import { expect, test } from '@jest/globals'
import { PageElements } from './page-elements'
import { selectRules } from './select-rules'
import { parseSheet } from './sheet'

const select = (css: string, html: string) => selectRules([parseSheet(css)], new PageElements(html))

const page =
  '<html lang="vi"><body class="a b"><p id="c" data-kind="NEWS" hreflang="zh-Hans" title="x > y"><input type="checkbox" disabled=""></p>' +
  '<table></table><noscript><i class="quiet"></i></noscript><template><u></u></template><details><summary></summary></details></body></html>'

test.each([
  ['a class', '.a', true],
  ['a class that nothing has', '.d', false],
  ['a part of a class', '.aa', false],
  ['classes of one element', '.a.b', true],
  ['classes of which one is missing', '.a.d', false],
  ['a class and a tag of another element', 'p.a', false],
  ['a tag', 'p', true],
  ['a tag in capitals', 'P', true],
  ['a tag that is not there', 'main', false],
  ['everything', '*', true],
  ['an id', '#c', true],
  ['an id that is not there', '#d', false],
  ['an element that the browser adds', 'tbody', true],
  ['the root', ':root', true],
  ['a descendant', '.a p', true],
  ['a descendant that is not there', '.a main', false],
  ['an ancestor that is not there', '.d p', false],
  ['a sibling', 'p + .a', true],
  ['what is shown without scripts only', '.quiet', true],
  ['what is in a template', 'u', true],
  ['an attribute', '[data-kind]', true],
  ['an attribute that is not there', '[data-other]', false],
  ['a value', '[data-kind=NEWS]', true],
  ['another value', '[data-kind=FIELD]', false],
  ['the start of a value', '[hreflang^=zh]', true],
  ['another start of a value', '[hreflang^=en]', false],
  ['a language as a value', '[hreflang|=zh]', true],
  ['the end of a value', '[title$=y]', true],
  ['a part of a value', '[title*=">"]', true],
  ['an attribute without a value', 'input[disabled]', true],
  ['a state that comes by a press', 'details[open] summary', true],
  ['a dialog that is not there', 'dialog[open]', false],
  ['a dialog that scripts open', 'html:has(details:modal)', false],
  ['a state that the loader sets', '[data-user] .a', true],
  ['a link that the loader hides', '.a[hidden]', true],
  ['a frame that nothing makes', '.a iframe', false],
  ['a state that scripts set', '[data-shown] .a', false],
  ['an element with a pointer over it', '.a:hover', true],
  ['a focused element that is not there', '.d:focus', false],
  ['what is chosen', 'input:checked', true],
  ['the target of a link', ':target', true],
  ['a pseudo-element', 'p::before', true],
  ['an older pseudo-element', 'p:after', true],
  ['a pseudo-element of what is not there', '.d::before', false],
  ['what is not something', 'p:not(.a)', true],
  ['what is not something that is not there', 'p:not(.d)', true],
  ['one of several', ':is(.d, .a)', true],
  ['one of several that are not there', ':is(.d, .e)', false],
  ['one of several, without weight', ':where(.d, p)', true],
  ['one of several below others', ':is(.d .a)', true],
  ['what contains something', '.a:has(p)', true],
  ['what contains something that is not there', '.a:has(> main)', false],
  ['what contains one of several', '.a:has(main, p)', true],
  ['the place among siblings', 'p:nth-child(2n + 1)', true],
  ['the language of the page', ':lang(vi) p', true],
  ['a language that is not on the page', ':lang(zh) p', false],
  ['a pseudo-class that is not known', 'p:new-state(x)', true],
  ['an escaped class that is not there', String.raw`.\64 `, false],
  ['an escaped class', String.raw`.\61 `, true],
  ['an escaped value', String.raw`[title*=x\ \>]`, true],
  ['another escaped value', String.raw`[title*=x\:]`, false],
  ['one of a list', '.d,.a', true],
  ['none of a list', '.d,.e', false],
])('%s: %s is kept: %s', (_, selector, isKept) => {
  const css = `${selector}{color:red}`
  expect(select(css, page) !== '').toBe(isKept)
})

test.each([
  ['of a list only what is used remains', '.d,.a:hover,.e>p{top:0}', '.a:hover{top:0}'],
  ['a list with a selector of one browser stays whole', '.d::-moz-x,.a{top:0}', '.d::-moz-x,.a{top:0}'],
  ['a list with a new selector stays whole', '.d:popover-open,.a{top:0}', '.d:popover-open,.a{top:0}'],
  ['a comma inside of a selector splits nothing', ':is(.d,.a) p,.e{top:0}', ':is(.d,.a) p{top:0}'],
  ['a comma in a value splits nothing', '[title*="x,y"],.a{top:0}', '.a{top:0}'],
  ['the order stays', '.a{top:0}.d{top:1px}p{top:2px}.a{top:3px}', '.a{top:0}p{top:2px}.a{top:3px}'],
  ['a condition', '@media print{.d{top:0}p{top:0}}', '@media print{p{top:0}}'],
  ['a condition that nothing needs', '@media print{@supports (x:y){.d{top:0}}}', ''],
  ['an empty layer keeps its place', '@layer x{.d{top:0}}@layer y{p{top:0}}', '@layer x;@layer y{p{top:0}}'],
  ['the order of layers', '@layer x,y;', '@layer x,y;'],
  ['an animation that is used', '@keyframes k{to{top:0}}p{animation:1s k}', '@keyframes k{to{top:0}}p{animation:1s k}'],
  ['an animation that nothing uses', '@keyframes k{to{top:0}}.d{animation:1s k}', ''],
  [
    'an animation of which only a longer name is used',
    '@keyframes k{to{top:0}}p{animation:1s k-in,1s in-k}',
    'p{animation:1s k-in,1s in-k}',
  ],
  [
    'a font with characters of the page',
    '@font-face{src:x;unicode-range:U+41,U+61-7A}',
    '@font-face{src:x;unicode-range:U+41,U+61-7A}',
  ],
  ['a font of which the page has no character', '@font-face{src:x;unicode-range:U+1EA0-1EF9}', ''],
  ['a font for everything', '@font-face{src:local(x)}', '@font-face{src:local(x)}'],
  ['a property', '@property --x{syntax:"*";inherits:false}', '@property --x{syntax:"*";inherits:false}'],
  ['a nested rule stays with its own', '.a{top:0;.d &{top:1px}}', '.a{top:0;.d &{top:1px}}'],
  ['text as it was written', '.a{content:"}<\\/*";--b: {c}}', '.a{content:"}<\\/*";--b: {c}}'],
])('%s', (_, css, selected) => {
  expect(select(css, page)).toBe(selected)
})

test('a character of two units is one character for a font', () => {
  const font = '@font-face{src:x;unicode-range:U+20000}'
  expect(select(font, '<p>\u{20000}\u{20000}</p>')).toBe(font)
  expect(select('@font-face{src:x;unicode-range:U+D840}', '<p>\u{20000}</p>')).toBe('')
})

test('text of scripts and styles is no element', () => {
  const html = '<script>"<b>"</script><style>a{content:"<b>"}</style><!--<b>--><p data-x="<i>"></p>'
  expect(select('b{top:0}i{top:0}p{top:0}', html)).toBe('p{top:0}')
})

test('the frame that the loader makes of a link has its rules', () => {
  expect(select('.a iframe{color:red}', '<p class="a"><a data-frame="https://films.example/1"></a></p>')).toContain(
    'iframe',
  )
})
