import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, jest, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { frameLinkHtml, frameRights } from '@/lib/content/html/frame-link'
import { deferScripts, loaderScript, runScript, suggestScript, takeScripts, type StoreData } from './defer-scripts'

const runs = readFileSync(runScript.file, 'utf8')

const deferred = (html: string, sheets?: string[], store?: StoreData) => deferScripts(takeScripts(html), sheets, store)

const page = (inside: string) => `<!DOCTYPE html><html><head>${inside}</head><body><p>text</p></body></html>`

function deferredIn(html: string): {
  run: string
  files: string[]
  sheets: string[]
  loader: unknown[]
  flight: unknown[]
} {
  return JSON.parse(/id="deferred-scripts">([^]*?)<\/script>/.exec(html)?.[1] ?? '{}') as ReturnType<typeof deferredIn>
}

test('the page itself fetches and runs no script, and all of them are deferred', () => {
  const html = deferred(
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
    run: runScript.address,
    suggest: suggestScript.address,
    files: ['/_next/static/a.js?x=1&y=2'],
    sheets: [],
    loader: [{ a: 1 }],
    flight: [[0], [1, '1:"<b>"\n']],
  })
  expect(html.endsWith('</script></body></html>')).toBe(true)
})

test('what loads them is before every style sheet, and so waits for none', () => {
  const html = deferred(
    page(
      '<meta charSet="utf-8"/><meta name="viewport" content="x"/><link rel="stylesheet" href="/a.css"/><script src="/_next/static/a.js"></script>',
    ),
  )
  expect(html).toContain('content="x"/><script>')
  expect(html.indexOf(loaderScript)).toBeLessThan(html.indexOf('stylesheet'))
})

test('data for React are stored elsewhere, under a name', () => {
  const stored: string[] = []
  const html = deferred(
    page(
      '<script src="/_next/static/a.js"></script><script>self.__next_f.push([1,"\\u003cb>"])</script>' +
        '<script>self.__next_f.push([1,"c"])</script>',
    ),
    [],
    (text) => `name${stored.push(text)}`,
  )
  expect(stored).toEqual([expect.stringMatching(/^<!DOCTYPE html>(?!.*<script).*<p>text<\/p>/)])
  expect(deferredIn(html)).toMatchObject({ files: ['/_next/static/a.js'], flight: [], data: 'name1' })
})

test('deferred data cannot end their script element', () => {
  const html = deferred(
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
  expect(deferred(page(script))).toBe(page(script))
})

test('a page without scripts is not changed', () => {
  expect(deferred(page(''))).toBe(page(''))
})

test.each([
  '<script>alert(1)</script>',
  '<script>self.__next_f.push([1,"a"]);alert(1)</script>',
  '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});</script>',
  '<script src="/media/x.js"></script>',
  '<script src="https://evil.example/_next/static/x.js"></script>',
])('%s is not from the site and is left out', (foreign) => {
  const keep = '<script src="/_next/static/a.js"></script>'
  expect(deferred(page(foreign + keep))).toBe(deferred(page(keep)))
  expect(jest.mocked(console.error).mock.calls).toHaveLength(1)
  jest.mocked(console.error).mockClear()
})

test('the value of an attribute is never run', () => {
  expect(
    deferredIn(deferred(page('<p title="<script>alert(1)</script>"></p><script src="/_next/static/a.js"></script>'))),
  ).toMatchObject({ files: ['/_next/static/a.js'], loader: [], flight: [] })
  jest.mocked(console.error).mockClear()
})

function marksIn(navigator: { userAgent: string; standalone?: boolean }) {
  const dataset = {}
  const noListener = () => undefined
  runInNewContext(loaderScript, {
    navigator,
    document: { documentElement: { dataset }, addEventListener: noListener },
    localStorage: { getItem: noListener },
    addEventListener: noListener,
  })
  return dataset
}

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 13; SM-A536E) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['a plain web view of iOS', `${iphone} Mobile/15E148`],
  [
    'a plain web view of macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
  ],
  [
    'a web view of Android',
    'Mozilla/5.0 (Linux; Android 13; SM-A536E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0.0.0 Mobile Safari/537.36',
  ],
  ['LinkedIn', `${iphone} Mobile/15E148 [LinkedInApp]/9.29.8962`],
  ['LinkedIn', `${android} Version/4.0 Chrome/129.0.0.0 Mobile Safari/537.36 [LinkedInApp]`],
  ['TikTok', `${iphone} Mobile/15E148 musical_ly_35.3.0 BytedanceWebview/d8a21c6`],
  ['TikTok', `${android} Chrome/129.0.0.0 Mobile Safari/537.36 trill_350103 BytedanceWebview/d8a21c6`],
  ['Threads', `${android} Version/4.0 Chrome/129.0.0.0 Mobile Safari/537.36 Barcelona 350.0.0.24.109 Android`],
  ['Snapchat', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1 Snapchat/12.95.0.36`],
  ['Instagram', `${iphone} Mobile/15E148 Instagram 350.0.0.24.109`],
  ['Facebook', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.50.106]`],
  ['Line', `${iphone} Mobile/15E148 Safari Line/14.13.0`],
  ['KakaoTalk', `${android} Version/4.0 Chrome/129.0.0.0 Mobile Safari/537.36 KAKAOTALK 10.9.0`],
  ['Zalo', `${android} Version/4.0 Chrome/129.0.0.0 Mobile Safari/537.36 Zalo android/12100811`],
  ['WeChat', `${iphone} Mobile/15E148 MicroMessenger/8.0.50`],
])('%s is marked as a browser inside of an app before any script is loaded: %s', (_, userAgent) => {
  expect(marksIn({ userAgent })).toEqual({ inApp: '' })
})

test.each([
  `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`,
  `${iphone} CriOS/129.0.6668.69 Mobile/15E148 Safari/604.1`,
  `${iphone} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`,
  `${android} Chrome/129.0.0.0 Mobile Safari/537.36`,
  `${android} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
])('%s is a browser of its own', (userAgent) => {
  expect(marksIn({ userAgent })).toEqual({})
})

test('an app on the home screen is none inside of another', () => {
  expect(marksIn({ userAgent: `${iphone} Mobile/15E148`, standalone: true })).toEqual({})
})

async function visited(html: string, deferred: object = {}) {
  const data = JSON.stringify({ run: '/run.js', files: [], sheets: [], loader: [], flight: [], ...deferred })
  const dom = new JSDOM(
    `<script>${loaderScript}</script><body>${html}<script type="application/json" id="deferred-scripts">${data}</script>`,
    { url: 'https://ilc.example/', runScripts: 'dangerously' },
  )
  await new Promise((resolve) => dom.window.addEventListener('DOMContentLoaded', resolve))
  return dom
}

async function clicked(html: string, click: MouseEventInit = {}) {
  const { window } = await visited(html)
  let isFollowed: boolean | undefined
  // After the loader, which stops the press.
  const note = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', note, true)
  const { body } = window.document
  body.querySelector('b')?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...click }))
  if (window.document.querySelector('script[src="/run.js"]')) window.eval(runs)
  window.close()
  return { body, isFollowed }
}

const video = { src: 'https://films.example/embed/1?a=1&b=2', page: 'https://films.example/1', title: 'Phim' }

test('a press makes the frame of a video, and hides its link', async () => {
  const { body, isFollowed } = await clicked(frameLinkHtml(video, {}, '<b>Xem</b>'))
  const [link, frame] = [body.querySelector('a'), body.querySelector('iframe')]
  expect([isFollowed, link?.hidden, frame?.previousElementSibling === link]).toEqual([false, true, true])
  expect([frame?.src, frame?.title]).toEqual([video.src, video.title])
  const { sandbox, allow, referrerPolicy } = frameRights
  expect(['sandbox', 'allow', 'referrerpolicy'].map((name) => frame?.getAttribute(name))).toEqual([
    sandbox,
    allow,
    referrerPolicy,
  ])
})

test.each([
  ['another link', '<a href="#"><b>x</b></a>', {}],
  ['a film in a new tab', frameLinkHtml(video, {}, '<b>Xem</b>'), { ctrlKey: true }],
  ['a film that React has hydrated', `<div data-taken>${frameLinkHtml(video, {}, '<b>Xem</b>')}</div>`, {}],
])('%s is left alone', async (_, html, click) => {
  const { body, isFollowed } = await clicked(html, click)
  expect([isFollowed, body.querySelector('iframe')]).toEqual([true, null])
})

test("the styles come once, although the page's data are asked for again", async () => {
  const { window } = await visited('<input>', { sheets: ['/a.css'], data: '1' })
  const { document } = window
  const requested: string[] = []
  Object.assign(window, {
    fetch: (address: string) => {
      requested.push(address)
      return Promise.reject(new TypeError('away'))
    },
  })
  const type = async () => {
    document.querySelector('input')?.dispatchEvent(new window.Event('input', { bubbles: true }))
    if (requested.length === 1) window.eval(runs)
    for (const link of document.querySelectorAll('link')) link.dispatchEvent(new window.Event('load'))
    await new Promise((resolve) => setTimeout(resolve))
  }
  await type()
  await type()
  await type()
  expect(requested.length).toBeGreaterThan(1)
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(1)
  window.close()
})

const askedFor = (document: Document) =>
  Array.from(document.querySelectorAll('script[src]'), (each) => each.getAttribute('src'))

test('all that the scripts need is asked for at the same time, and once', async () => {
  const { window } = await visited('<button type="button">x</button><input>', {
    files: ['/b.js'],
    sheets: ['/a.css'],
    data: '1',
  })
  const { document } = window
  const fetched: string[] = []
  Object.assign(window, {
    fetch: (address: string) => (fetched.push(address), Promise.resolve({ json: () => ({ flight: [] }) })),
  })
  expect(document.querySelectorAll('link')).toHaveLength(0)
  document.querySelector('button')?.click()
  document.querySelector('input')?.dispatchEvent(new window.Event('input', { bubbles: true }))
  expect(askedFor(document)).toEqual(['/run.js'])
  expect(Array.from(document.querySelectorAll('link'), ({ rel, as, href }) => [rel, as, href])).toEqual([
    ['preload', 'style', 'https://ilc.example/a.css'],
    ['preload', 'script', 'https://ilc.example/b.js'],
  ])
  window.eval(runs)
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetched).toEqual(['/page-data/1?of=%2F'])
  window.close()
})

const busy = (control: Element | null) => control?.getAttribute('aria-busy')

test('nothing waits for a file that does not arrive, and the next press asks for it again', async () => {
  const { window } = await visited('<button type="button">x</button>')
  const { document } = window
  const button = document.querySelector('button')
  button?.click()
  expect(busy(button)).toBe('true')
  document.querySelector('script[src]')?.dispatchEvent(new window.Event('error'))
  expect(busy(button)).toBeNull()
  button?.click()
  expect(askedFor(document)).toEqual(['/run.js', '/run.js'])
  window.close()
})

const framed = () => visited(frameLinkHtml({ ...video, page: 'https://ilc.example/#film' }, {}, 'Xem'))

test('the link of a video is followed when the file that makes its frame does not arrive', async () => {
  const { window } = await framed()
  const { document, location } = window
  const link = document.querySelector('a')
  link?.click()
  expect([busy(link), location.hash]).toEqual(['true', ''])
  document.querySelector('script[src]')?.dispatchEvent(new window.Event('error'))
  expect([busy(link), location.hash]).toEqual([null, '#film'])
  window.close()
})

test.each([
  ['is followed after a while', false, '#film'],
  ['is not followed once its frame is there', true, ''],
])('the link of a video %s', async (_, arrives, hash) => {
  const { window } = await framed()
  jest.useFakeTimers()
  Object.assign(window, { setTimeout })
  const { document, location } = window
  const link = document.querySelector('a')
  link?.click()
  if (arrives) window.eval(runs)
  jest.advanceTimersByTime(14_999)
  expect(location.hash).toBe('')
  jest.advanceTimersByTime(1)
  expect([busy(link), location.hash]).toEqual([null, hash])
  location.hash = '#back'
  document.querySelector('script[src]')?.dispatchEvent(new window.Event('error'))
  expect(location.hash).toBe('#back')
  window.close()
  jest.useRealTimers()
})

test('a button waits for a slow file, and for none that failed', async () => {
  const { window, virtualConsole } = await visited('<button type="button">x</button>')
  // To another page jsdom goes only so far as to report it.
  const remaining: Error[] = []
  virtualConsole.on('jsdomError', (error) => remaining.push(error))
  jest.useFakeTimers()
  Object.assign(window, { setTimeout })
  const button = window.document.querySelector('button')
  button?.click()
  jest.advanceTimersByTime(60_000)
  expect(busy(button)).toBe('true')
  window.document.querySelector('script[src]')?.dispatchEvent(new window.Event('error'))
  expect([busy(button), remaining]).toEqual([null, []])
  window.close()
  jest.useRealTimers()
})

test('a press before the scripts run is stopped, and repeated once React has the button', async () => {
  const { window } = await visited('<button type="button">x</button>')
  jest.useFakeTimers()
  const button = window.document.querySelector('button')
  const presses: string[] = []
  window.document.body.addEventListener('click', () => presses.push('press'))
  Object.assign(window, { setInterval, clearInterval })
  button?.click()
  window.eval(runs)
  jest.advanceTimersByTime(200)
  expect(presses).toEqual([])
  Object.assign(button ?? {}, { __reactProps$1: {} })
  jest.advanceTimersByTime(200)
  expect(presses).toEqual(['press'])
  expect(busy(button)).toBeNull()
  window.close()
  jest.useRealTimers()
})

test('a script that fails is asked for once more at once, and then at the next press', async () => {
  const { window } = await visited('<button type="button">x</button>', { files: ['/b.js'] })
  const { document } = window
  const button = document.querySelector('button')
  button?.click()
  window.eval(runs)
  const fail = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    const scripts = Array.from(document.querySelectorAll('script[src="/b.js"]'))
    scripts.at(-1)?.dispatchEvent(new window.Event('error'))
    return scripts.length
  }
  expect([await fail(), await fail()]).toEqual([1, 2])
  expect(busy(button)).toBeNull()
  button?.click()
  expect(await fail()).toBe(3)
  window.close()
})

test.each([
  ['next', 0, [300], null],
  ['previous', 300, [-300], null],
  ['next', 600, [], 'true'],
  ['previous', 0, [], 'true'],
  ['pause', 0, [], 'true'],
])(
  'the button %s of a carousel scrolled by %d px moves it by %j before its script runs',
  async (sign, from, moves, waits) => {
    const slides = '<div tabindex="0"><ul><li></li><li></li><li></li></ul></div>'
    const { window } = await visited(
      `<div data-still><button type="button" data-sign="${sign}"></button>${slides}</div>`,
    )
    const { document } = window
    const moved: unknown[] = []
    const [first, second] = document.querySelectorAll('li')
    Object.assign(window, { matchMedia: () => ({ matches: false }) })
    Object.defineProperty(first, 'offsetLeft', { value: 0 })
    Object.defineProperty(second, 'offsetLeft', { value: 300 })
    const viewport = document.querySelector('[tabindex]') ?? document.body
    for (const [name, value] of Object.entries({ scrollLeft: from, scrollWidth: 900, clientWidth: 300 }))
      Object.defineProperty(viewport, name, { value })
    Object.assign(viewport, { scrollBy: ({ left }: ScrollToOptions) => moved.push(left) })
    const button = document.querySelector('button')
    button?.click()
    expect([moved, busy(button), askedFor(document)]).toEqual([moves, waits, ['/run.js']])
    window.close()
  },
)
