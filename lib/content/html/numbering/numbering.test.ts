import { describe, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { documentOf, pasted, prepared } from '@/lib/testing/prepared-html'
import { singleSpaced } from '@/lib/domain/text'
import { growthOf, maxGrowth, sumOfDepths, workCounter } from '@/lib/testing/dom-work'
import { textOfHtml } from '../text'
import { tidy } from '../tidy'
import { joinLists, keepNumbering } from '.'
import { shownMarkers } from './counter-styles'
import { corpus, exported, words } from './samples'

function lines(html: string): string[] {
  const body = documentOf(html).body
  for (const list of body.querySelectorAll('ul, ol')) {
    const markers = shownMarkers(list)
    for (const [i, item] of [...list.children].entries()) item.prepend(`\n${markers[i]} `)
    list.append('\n')
  }
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, td, th')) {
    // A paragraph that an item begins with is on the line of its marker.
    if (/^\n\S+ $/.test(block.previousSibling?.textContent ?? '') && block.matches('li > p')) continue
    block.prepend('\n')
    block.append('\n')
  }
  for (const each of body.querySelectorAll('br')) each.replaceWith('\n')
  return (body.textContent ?? '').split('\n').map(singleSpaced).filter(Boolean)
}

const linesOfMarkdown = (markdown: string): string[] =>
  markdown
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:#+ )?(?:\\?- {3})/, '• ')
        .replace(/^\s*#+ /, '')
        .replace(/[\\*_]/g, ''),
    )
    .map(singleSpaced)
    .filter(Boolean)

describe('markers are the same in every form of an article', () => {
  test.each(corpus)('%s: %s', (_, _what, html, shown) => {
    const { html: page, portable, markdown } = prepared(html)
    expect(lines(page.vi)).toEqual(shown)
    expect(lines(portable)).toEqual(shown)
    expect(lines(pasted(html))).toEqual(shown)
    // Markdown has tables in forms of its own, and a list in a list on one line.
    const ofMarkdown = /\||<table/.test(markdown) ? shown : linesOfMarkdown(markdown)
    expect(ofMarkdown.join(' ')).toBe(shown.join(' '))
  })
  test.each(corpus)('%s: %s, prepared twice is the same', (_, _what, html) => {
    expect(tidy(tidy(html))).toBe(tidy(html))
    expect(pasted(pasted(html))).toBe(pasted(html))
  })
})

describe('what is a list', () => {
  const lists: Record<string, [html: string, made: string]> = {
    'numbers with a full stop': [words(1, '1. 2.'), '<ol><li>nội dung 1.</li><li>nội dung 2.</li></ol>'],
    'letters are text': [words(1, 'đ)'), '<p>đ) nội dung đ)</p>'],
    'Roman numerals of Word are text': [words(1, 'IV. V.'), '<p>IV. nội dung IV.</p><p>V. nội dung V.</p>'],
    'a list with letters stays one': [
      '<ol type="i"><li>x</li><li>y</li></ol>',
      '<ol type="i"><li>x</li><li>y</li></ol>',
    ],
    'falling numbers': [
      '<ol reversed><li>x</li><li>y</li></ol>',
      '<ol start="2" reversed=""><li>x</li><li>y</li></ol>',
    ],
    'the style of letters': ['<ol style="list-style:upper-latin"><li>x</li></ol>', '<ol type="A"><li>x</li></ol>'],
    'items outside of a list': ['<li>x</li><li>y</li>', '<ul><li>x</li><li>y</li></ul>'],
    'a value': ['<ol><li value="3">x</li></ol>', '<ol start="3"><li>x</li></ol>'],
    'text in a list of bullets': [
      '<ul><li>x<ol style="list-style-type:\'a) \'"><li>y</li></ol></li></ul>',
      '<ul><li>x<p>a) y</p></li></ul>',
    ],
    'a list of letters with bullets in it': [
      '<ul><li>a) x<ul><li>y</li></ul></li><li>b) z</li></ul>',
      '<p>a) x</p><ul><li>y</li></ul><p>b) z</p>',
    ],
    'text in a list outside of items': ['<ul>a<li>x</li>b</ul>', '<p>a</p><ul><li>xb</li></ul>'],
    'a picture before the words': [
      `<ol style="list-style:'a) '"><li><img src="/media/a.webp" alt="A"></li></ol>`,
      '<p>a) <img src="https://ilc.example/media/a.webp" alt="A"></p>',
    ],
    initials: ['<ol><li>A. Nguyễn</li></ol>', '<ol><li>A. Nguyễn</li></ol>'],
    years: ['<ol><li>2024 là một</li><li>2025 là hai</li></ol>', '<ol><li>2024 là một</li><li>2025 là hai</li></ol>'],
  }
  test.each(Object.entries(lists))('%s', (_, [html, made]) => expect(prepared(html).portable).toBe(made))
  test('footnotes of the editor are left alone', () =>
    expect(tidy('<ol data-footnotes=""><li>1. x</li></ol>')).toBe('<ol data-footnotes=""><li>1. x</li></ol>'))
  test('the editor has no letters, falling numbers or numbers below 1', () =>
    expect(
      pasted('<ol type="a"><li>x</li></ol><ol reversed><li>y</li><li>z</li></ol><ol start="0"><li>w</li></ol>'),
    ).toBe('<p>a. x</p><p>2. y</p><p>1. z</p><p>0. w</p>'))
  test('Markdown makes no lists of markers in the text', () =>
    expect(prepared('<p>1.<b> một</b></p><p>2) hai</p><p>3. ba</p><p>- bốn</p>').markdown).toBe(
      '1\\. **một**\n\n2\\) hai\n\n3\\. ba\n\n\\- bốn',
    ))
  test('the search finds markers', () => {
    const html = words(1, 'đ) Điều')
    for (const each of [html, tidy(html)]) expect(textOfHtml(each)).toContain('đ) nội dung')
  })
})

const large: [name: string, html: (size: number) => string][] = [
  ['items', (size) => `<ol type="a">${'<li>a) chữ</li>'.repeat(size)}</ol>`],
  ['items with the same marker', (size) => `<ol>${'<li>1. 1. 1. chữ</li>'.repeat(size)}</ol>`],
  ['lists', (size) => '<ol><li>chữ</li></ol>'.repeat(size)],
  ['values', (size) => `<ol>${'<li value="7">chữ</li>'.repeat(size)}</ol>`],
  ['headings in items', (size) => `<ol>${'<li><h3>chữ</h3></li>'.repeat(size)}</ol>`],
  ['paragraphs of Word', (size) => words(1, 'đ) '.repeat(size).trim())],
  ['numbers of Word', (size) => words(1, Array.from({ length: size }, (_, i) => `${i + 1}.`).join(' '))],
  ['nested lists', (size) => `${'<ol><li>1. '.repeat(size / 4)}chữ`],
  ['lists of Google Docs', (size) => `${exported}<ol class="lst-kix_ab1-0">${'<li>chữ</li>'.repeat(size)}</ol>`],
]

describe('the work grows with the text', () => {
  const { window } = new JSDOM('')
  const workOf = workCounter(window)
  const parser = new window.DOMParser()
  const workFor = (html: string): [number, number] => {
    const document = parser.parseFromString(html, 'text/html')
    const { body } = document
    const sheets = Array.from(document.querySelectorAll('style'), (sheet) => sheet.textContent ?? '')
    const depths = sumOfDepths(body)
    const work = () => {
      keepNumbering(body, sheets, { hasTypes: true })
      joinLists(body)
    }
    return [workOf(work), depths]
  }
  test.each(large)('of many %s', (_, html) => expect(growthOf(html, workFor)).toBeLessThan(maxGrowth))
})

test('the work is bounded, of a large style sheet', () => {
  const sheet = exported.replace('</style>', '.lst-kix_a-0{'.repeat(20_000))
  const { html } = prepared(`${sheet}</style><ol class="lst-kix_ab1-0"><li>chữ</li></ol>`)
  expect(html.vi).toContain('chữ')
})
