import { expect, test } from '@jest/globals'
import { orderHead } from './order-head'

const page = (...parts: string[]) => `<!DOCTYPE html><html><head>${parts.join('')}</head><body><title>t</title></body>`

const [charset, viewport] = ['<meta charSet="utf-8"/>', '<meta name="viewport" content="x"/>']
const [title, description] = ['<title>A &gt; b</title>', '<meta name="description" content="a &gt; b"/>']
const [canonical, og] = ['<link rel="canonical" href="/a"/>', '<meta property="og:title" content="A"/>']
const [article, twitter] = ['<meta property="article:section" content="s"/>', '<meta name="twitter:card" content="x"/>']
const tag = '<meta property="article:tag" content="t"/>'
const [style, script] = ['<style>a>b{}</style>', '<script>if(1<2){"</style>"}</script>']
const [font, alternate] = ['<link rel="preload" as="font"/>', '<link rel="alternate" hrefLang="en" href="/en"/>']

test.each([
  [
    'styles and scripts first',
    [charset, viewport, script, style, font, title, description, og, twitter, canonical, alternate],
    [charset, viewport, title, description, canonical, og, twitter, script, style, font, alternate],
  ],
  [
    'several of a kind keep their order',
    [style, tag, twitter, article, og, title, viewport, charset],
    [charset, viewport, title, article, og, twitter, tag, style],
  ],
])('the head of a page begins with what link previews read: %s', (_, before, after) => {
  expect(orderHead(page(...before))).toBe(page(...after))
})

test('a head is the same, whether its layout or its page was ready first', () => {
  const search = '<link rel="search" href="/opensearch.xml"/>'
  expect(orderHead(page(title, style, search, alternate))).toBe(orderHead(page(title, style, alternate, search)))
})

test.each(['text', '<unknown></unknown>', '<!-- a comment -->', '<style>unclosed'])(
  'a head with %s is not changed',
  (odd) => {
    expect(orderHead(page(style, odd, title))).toBe(page(style, odd, title))
  },
)

test('only the first head is read, and a page without one is not changed', () => {
  expect(orderHead('<p>no head</p>')).toBe('<p>no head</p>')
  const quoted = `${page(title)}<pre>&lt;head></pre><head>${style}${title}</head>`
  expect(orderHead(quoted)).toBe(quoted)
})
