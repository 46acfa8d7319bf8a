import { expect, test } from '@jest/globals'
import { beginScript, holdScripts } from './hold-scripts'

const page = (inside: string) => `<!DOCTYPE html><html><head>${inside}</head><body><p>text</p></body></html>`

function heldBy(html: string): { files: string[]; inline: string[]; flight: unknown[] } {
  return JSON.parse(/id="held-scripts">([^]*?)<\/script>/.exec(html)?.[1] ?? '{}') as ReturnType<typeof heldBy>
}

test('nothing of the scripts is fetched or run by the page itself, and all of it is held', () => {
  const { html, inlineScripts } = holdScripts(
    page(
      '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/><link rel="preload" as="font" href="/f.woff2"/>' +
        '<script src="/a.js?x=1&amp;y=2" async=""></script><script>boot({"a":1})</script>' +
        '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\\"\\u003cb>\\"\\n"])</script>',
    ),
  )
  expect(html.match(/<script\b[^>]*>/g)).toEqual(['<script>', '<script type="application/json" id="held-scripts">'])
  expect(html).not.toContain('as="script"')
  expect(html).toContain('as="font"')
  expect(heldBy(html)).toEqual({ files: ['/a.js?x=1&y=2'], inline: ['boot({"a":1})'], flight: [[0], [1, '1:"<b>"\n']] })
  expect(inlineScripts).toEqual([beginScript, 'boot({"a":1})'])
  expect(html.endsWith('</script></body></html>')).toBe(true)
})

test('what lets them in stands before every style sheet, and so waits for none', () => {
  const { html } = holdScripts(page('<meta charSet="utf-8"/><meta name="viewport" content="x"/><link rel="stylesheet" href="/a.css"/><script src="/a.js"></script>'))
  expect(html).toContain('content="x"/><script>')
  expect(html.indexOf(beginScript)).toBeLessThan(html.indexOf('stylesheet'))
})

test('what is held cannot end the element it stands in', () => {
  const { html } = holdScripts(page('<script src="/a.js"></script><script>const end = "<\\/script><!--"</script>'))
  expect(html.slice(html.indexOf('held-scripts'), html.indexOf('</script>'))).not.toMatch(/<!--|<\//)
})

test.each([
  '<script type="application/ld+json">{"@type":"Article"}</script>',
  '<script src="/old.js" noModule=""></script>',
])('%s is data or for old browsers only, and stays', (script) => {
  expect(holdScripts(page(script)).html).toBe(page(script))
})

test('a page without scripts stays as it is', () => {
  expect(holdScripts(page(''))).toEqual({ html: page(''), inlineScripts: [] })
})

test('what is written like a script in an attribute or text is none', () => {
  const text = '<p title="&lt;script>x&lt;/script>">&lt;script>alert(1)&lt;/script></p>'
  expect(holdScripts(page(text)).html).toBe(page(text))
})
