import { expect, jest, test } from '@jest/globals'
import { loaderScript, deferScripts } from './defer-scripts'

const page = (inside: string) => `<!DOCTYPE html><html><head>${inside}</head><body><p>text</p></body></html>`

function deferredIn(html: string): { files: string[]; sheets: string[]; loader: unknown[]; flight: unknown[] } {
  return JSON.parse(/id="deferred-scripts">([^]*?)<\/script>/.exec(html)?.[1] ?? '{}') as ReturnType<typeof deferredIn>
}

test('the page itself fetches and runs no script, and all of them are deferred', () => {
  const html = deferScripts(
    page(
      '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/><link rel="preload" as="font" href="/f.woff2"/>' +
        '<script src="/_next/static/a.js?x=1&amp;y=2" async=""></script><script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":1});</script>' +
        '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\\"\\u003cb>\\"\\n"])</script>',
    ),
  )
  expect(html.match(/<script\b[^>]*>/g)).toEqual(['<script>', '<script type="application/json" id="deferred-scripts">'])
  expect(html).not.toContain('as="script"')
  expect(html).toContain('as="font"')
  expect(deferredIn(html)).toEqual({
    files: ['/_next/static/a.js?x=1&y=2'],
    sheets: [],
    loader: [{ a: 1 }],
    flight: [[0], [1, '1:"<b>"\n']],
  })
  expect(html.endsWith('</script></body></html>')).toBe(true)
})

test('what loads them is before every style sheet, and so waits for none', () => {
  const html = deferScripts(
    page(
      '<meta charSet="utf-8"/><meta name="viewport" content="x"/><link rel="stylesheet" href="/a.css"/><script src="/_next/static/a.js"></script>',
    ),
  )
  expect(html).toContain('content="x"/><script>')
  expect(html.indexOf(loaderScript)).toBeLessThan(html.indexOf('stylesheet'))
})

test('data for React are stored elsewhere, under a name', () => {
  const stored: string[] = []
  const html = deferScripts(
    page(
      '<script src="/_next/static/a.js"></script><script>self.__next_f.push([1,"\\u003cb>"])</script>' +
        '<script>self.__next_f.push([1,"c"])</script>',
    ),
    [],
    (flight) => `name${stored.push(flight)}`,
  )
  expect(stored).toEqual(['[[1,"<b>"],[1,"c"]]'])
  expect(deferredIn(html)).toMatchObject({ files: ['/_next/static/a.js'], flight: [], data: 'name1' })
})

test('deferred data cannot end their script element', () => {
  const html = deferScripts(
    page(
      '<script src="/_next/static/a.js"></script><script>self.__next_f.push([1,"\\u003c/script>\\u003c!--"])</script>',
    ),
  )
  expect(html.slice(html.indexOf('deferred-scripts'), html.indexOf('</script>'))).not.toMatch(/<!--|<\//)
})

test.each([
  '<script type="application/ld+json">{"@type":"Article"}</script>',
  '<script src="/old.js" noModule=""></script>',
])('%s is data or for old browsers only, and is kept', (script) => {
  expect(deferScripts(page(script))).toBe(page(script))
})

test('a page without scripts is not changed', () => {
  expect(deferScripts(page(''))).toBe(page(''))
})

test.each([
  '<script>alert(1)</script>',
  '<script>self.__next_f.push([1,"a"]);alert(1)</script>',
  '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});</script>',
  '<script src="/media/x.js"></script>',
  '<script src="https://evil.example/_next/static/x.js"></script>',
])('%s is not from the site and is left out', (foreign) => {
  const keep = '<script src="/_next/static/a.js"></script>'
  expect(deferScripts(page(foreign + keep))).toBe(deferScripts(page(keep)))
  expect(jest.mocked(console.error).mock.calls).toHaveLength(1)
  jest.mocked(console.error).mockClear()
})

test('the value of an attribute is never run', () => {
  expect(
    deferredIn(
      deferScripts(page('<p title="<script>alert(1)</script>"></p><script src="/_next/static/a.js"></script>')),
    ),
  ).toEqual({ files: ['/_next/static/a.js'], sheets: [], loader: [], flight: [] })
  jest.mocked(console.error).mockClear()
})
