import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { page, prepared } from '@/lib/testing/prepared-html'
import { tidy } from './tidy'

const shown = (content: string) => prepared(content).html.vi

function jumps(html: string, base = ''): string[] {
  const fragment = JSDOM.fragment(html)
  return [...fragment.querySelectorAll('a[href*="#"]')]
    .filter((link) => !link.hasAttribute('aria-label'))
    .map((link) => {
      const href = link.getAttribute('href') ?? ''
      const target = href.startsWith(`${base}#`)
        ? fragment.querySelector(`[id="${href.slice(base.length + 1)}"]`)
        : null
      return `${link.textContent} > ${target?.closest('p, li, h2, h3, h4, h5, td')?.textContent?.replace(/\s+/g, ' ').trim()}`
    })
}

const corpus: Record<string, [html: string, jumps: string[]]> = {
  'Word: a footnote': [
    readFileSync('lib/content/html/samples/footnote.html', 'utf8'),
    ['[1] > [1] Luật Doanh nghiệp 2020.', '[1] > Theo luật[1].'],
  ],
  'Word: a table of contents': [
    '<p class=MsoToc1><a href="#_Toc123">Chương I</a></p><h2><a name="_Toc123"></a><a name="_Toc99">Chương I</a></h2><p>x</p>',
    ['Chương I > Chương I'],
  ],
  'WordPress: footnotes': [
    '<p>a<sup id="fnref:1"><a href="#fn:1" rel="footnote">1</a></sup> b<sup id="fnref:2"><a href="#fn:2">2</a></sup></p><div class="footnotes"><ol><li id="fn:1"><p>c <a href="#fnref:1">&#8617;</a></p></li><li id="fn:2"><p>d <a href="#fnref:2">↩</a></p></li></ol></div>',
    ['1 > c ↩', '2 > d ↩', '↩ > a1 b2', '↩ > a1 b2'],
  ],
  'Markdown: names like those of the site': [
    '<p>a<sup><a href="#fn-1" id="fnref-1">1</a></sup></p><ol><li id="fn-1">b <a href="#fnref-1">↩</a></li></ol>',
    ['1 > b ↩', '↩ > a1'],
  ],
  'a web page: addresses as a browser writes them': [
    '<p>a<sup id="cite_ref-1"><a href="https://wiki.example/Luật#cite_note-1">[1]</a></sup></p><ol><li id="cite_note-1"><a href="https://wiki.example/Luật#cite_ref-1">^</a> b</li></ol>',
    ['[1] > ^ b', '^ > a[1]'],
  ],
  'a page: places of every kind': [
    '<p><a href="#a">1</a> <a href="#b">2</a> <a href="#c">3</a> <a href="#d">4</a> <a href="#%C4%91i%E1%BB%81u">5</a></p><div id="a"><p>a</p></div><p>x <span id="b">b</span></p><table><tr><td id="c">c</td></tr></table><p id="d">&nbsp;</p><ul><li><a name="điều"></a>e</li></ul>',
    ['1 > a', '2 > x b', '3 > c', '4 > e', '5 > e'],
  ],
  'a heading whose marker Word wrote': [
    "<p><a href='#_Ref1'>Điều 5</a></p><p style='mso-list:l0 level1 lfo1'><a name='_Ref1'></a><span style='mso-list:Ignore'>Điều 5.<span>&nbsp;</span></span>Tên</p>",
    ['Điều 5 > Điều 5. Tên'],
  ],
  'a heading of the site': ['<p><a href="#muc-mot">x</a></p><h2>Một</h2><p>y</p>', ['x > Một']],
}

describe('links lead to their places', () => {
  test.each(Object.entries(corpus))('%s', (_, [html, expected]) => {
    const { html: forms, portable, markdown } = prepared(html)
    expect(jumps(forms.vi)).toEqual(expected)
    expect(jumps(portable, page)).toEqual(expected)
    expect(markdown).not.toMatch(/\]\(#|\]\((?!https:)/)
    const ids = [...forms.vi.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^(?:neo|muc)-[a-z0-9-]+$/.test(id ?? ''))).toEqual([])
  })
  test.each(Object.entries(corpus))('%s, prepared twice is the same', (_, [html]) =>
    expect(tidy(tidy(html))).toBe(tidy(html)),
  )
})

describe('what leads nowhere', () => {
  test.each([
    ['a link without its place', '<p>a <a href="#x">b</a> c</p>', '<p>a b c</p>'],
    ['a place without a link', '<p id="x"><a name="y"></a>a<sup id="z">b</sup></p>', '<p>a<sup>b</sup></p>'],
    ['a mark of the site', '<p data-anchor="x"><a data-anchor="body">a</a></p>', '<p>a</p>'],
    [
      'a link to another page, whatever its place is called',
      '<p id="x"><a href="https://a.example/b#x">a</a></p>',
      '<p><a href="https://a.example/b#x" rel="noopener noreferrer">a</a></p>',
    ],
  ])('%s', (_, html, made) => expect(shown(html)).toBe(made))
})

test('a place keeps its name in small letters, each once', () =>
  expect(shown('<p><a href="#Mục 1">a</a><a href="#mục-1">b</a></p><p id="Mục 1">c</p><p id="mục-1">d</p>')).toBe(
    '<p><a href="#neo-muc-1">a</a><a href="#neo-muc-1-2">b</a></p><p id="neo-muc-1">c</p><p id="neo-muc-1-2">d</p>',
  ))

test.each([
  ['links to one place', `<div id="a">${'<p><a href="https://x.example/y#a">x</a></p>'.repeat(1000)}</div>`],
  [
    'places in one paragraph',
    `<p>${Array.from({ length: 1000 }, (_, i) => `<a href="#p${i}">x</a><i id="p${i}">y</i>`).join('')}</p>`,
  ],
])('the work is bounded: %s', (_, html) => expect(shown(html).includes('x')).toBe(true))
