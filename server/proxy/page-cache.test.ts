import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { CapturedResponse } from './captured-response'
import { NetworkLimits, OverBudget } from './network-limits'
import { maxAges, PageCache, QueueFullError, type CacheResult } from './page-cache'
import type { SharedPages } from './shared-pages'
import { tagOfComments, tags } from '@/lib/backend/tags'
import { contentState, countChange } from '@/lib/operations/cache/content-version'
import { corrections, noteCorrections } from '@/lib/operations/cache/corrections'
import { invalidate, mostCommented, renewAll } from '@/lib/operations/cache/invalidate'
import { outages } from '@/lib/backend/outage'
import { takeLogged } from '@/lib/testing/take-logged'

const html = (text: string, more: Partial<CapturedResponse> = {}): CapturedResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': 's-maxage=1' },
  body: Buffer.from(text),
  path: '/a',
  began: 0,
  ...more,
})

async function read(requested: CacheResult | Promise<CacheResult>): Promise<string | number> {
  const result = await requested
  return 'page' in result ? (await (await result.page.body.for(undefined)).bytes()).toString() : result.uncached.status
}

const answering = (...answers: CapturedResponse[]) =>
  jest.fn(async () => (answers.length > 1 ? (answers.shift() as CapturedResponse) : (answers[0] as CapturedResponse)))

const never = () => new Promise<CapturedResponse>(() => undefined)

/** A change is counted again seconds later, which is another test. */
const invalidateOnce = (changed: string[]) => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  invalidate(changed)
}

afterEach(() => {
  jest.useRealTimers()
})

let pages: PageCache
beforeEach(() => {
  pages = new PageCache(1_000_000)
  Object.assign(contentState, { dueSince: -Infinity, version: 0, versionBesideComments: 0, versionOfComments: 0 })
  contentState.versionsByArticle.clear()
  corrections.byId.clear()
  Object.assign(corrections, { last: -Infinity, forgotten: -Infinity })
})

test('a page is rendered once, also for many requests at the same time', async () => {
  const ask = answering(html('a'))
  const results = await Promise.all([1, 2, 3].map(() => pages.get('/a', ask)))
  expect([...(await Promise.all(results.map(read))), await read(pages.get('/a', ask))]).toEqual(['a', 'a', 'a', 'a'])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a change of content shows at the next request; the same page is not post-processed again', async () => {
  const ask = answering(html('a'), html('a'), html('b'))
  const first = await pages.get('/a', ask)
  countChange([tags.articles])
  const second = await pages.get('/a', ask)
  expect('page' in first && 'page' in second && first.page === second.page).toBe(true)
  countChange([tags.articles])
  expect(await read(pages.get('/a', ask))).toBe('b')
  expect(ask).toHaveBeenCalledTimes(3)
})

test('what may have changed is sent at once as it is, and rendered anew behind it', async () => {
  let finish: (page: CapturedResponse) => void = () => undefined
  const slow = () => new Promise<CapturedResponse>((resolve) => (finish = resolve))
  await pages.get('/a', answering(html('a')))
  renewAll()
  expect(await read(pages.get('/a', slow))).toBe('a')
  finish(html('b'))
  await new Promise(setImmediate)
  const unasked = answering(html('c'))
  expect(await read(pages.get('/a', unasked))).toBe('b')
  expect(unasked).not.toHaveBeenCalled()
})

const [own, others] = [
  ['/vi/tin-tuc/mot-bai', '/en/nghien-cuu/x=mot-bai', '/vi/tin-tuc/mot-bai/binh-luan/0/2', '/markdown/mot-bai'],
  ['/vi/tin-tuc', '/vi/tin-tuc/trang/2', '/vi/tin-tuc/bai-khac', '/vi/tin-tuc/bai-khac/binh-luan/0/2'],
]

async function renderedOf(paths: string[]): Promise<string[]> {
  const rendered: string[] = []
  for (const path of paths)
    await pages.get(path, async () => {
      rendered.push(path)
      return html(path)
    })
  return rendered
}

test('after a comment only the pages of its article are rendered anew, also when it is invalidated again', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const all = [...own, ...others]
  expect(await renderedOf(all)).toEqual(all)
  invalidate([tagOfComments('mot-bai')])
  expect(await renderedOf(all)).toEqual(own)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await renderedOf(all)).toEqual(own)
  expect(await renderedOf(all)).toEqual([])
})

test('a comment on an unknown article changes the pages of all articles, and no list', async () => {
  const all = [...own, ...others]
  await renderedOf(all)
  invalidateOnce([tagOfComments('mot-bai')])
  invalidateOnce([tags.comments])
  expect(await renderedOf(all)).toEqual([...own, ...others.slice(2)])
  invalidateOnce([tags.comments, tags.members])
  expect(await renderedOf(all)).toEqual(all)
})

test('of more articles than have own versions, all comments count as changed, and none is forgotten', async () => {
  await renderedOf(own)
  for (let i = 0; i < mostCommented; i++) countChange([tagOfComments(`bai-${i}`)])
  expect(await renderedOf(own)).toEqual([])
  invalidateOnce([tagOfComments('bai-moi')])
  expect(await renderedOf(own)).toEqual(own)
  expect(contentState.versionsByArticle.size).toBeLessThan(2)
})

test('a page rendered while content changed is rendered again, and no request waits for the old rendering', async () => {
  let release = () => {}
  const slow = jest.fn(async () => {
    await new Promise<void>((resolve) => (release = resolve))
    return html('old')
  })
  const began = pages.get('/a', slow)
  countChange([tags.articles])
  expect(await read(pages.get('/a', answering(html('new'))))).toBe('new')
  release()
  expect(await read(began)).toBe('old')
  expect(await read(pages.get('/a', answering(html('new'))))).toBe('new')
})

test('a stale page is sent while the backend is down, and a fresh one soon after it is back', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  await pages.get('/a', answering(html('a')))
  countChange([tags.articles])
  const down = answering(html('stack', { status: 500 }))
  expect(await read(pages.get('/a', down))).toBe('a')
  expect(await read(pages.get('/a', down))).toBe('a')
  expect(down).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(3000)
  expect(await read(pages.get('/a', answering(html('b'))))).toBe('b')
})

test('a page that cannot be re-rendered reports its age, until it is rendered', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const age = async (ask: () => Promise<CapturedResponse>) => {
    const result = await pages.get('/a', ask)
    return 'page' in result ? result.age : 'no page'
  }
  const [up, down] = [answering(html('a')), answering(html('stack', { status: 500 }))]
  expect([await age(up), await age(up)]).toEqual([undefined, undefined])
  await jest.advanceTimersByTimeAsync(90_000)
  // The first call re-renders in the background. From then on the page is known to be old.
  expect([await age(down), await age(down)]).toEqual([undefined, 90])
  countChange([tags.articles])
  await jest.advanceTimersByTimeAsync(5000)
  expect([await age(down), await age(up)]).toEqual([95, 95])
  await jest.advanceTimersByTimeAsync(5000)
  expect([await age(up), await age(down)]).toEqual([undefined, undefined])
})

test('a page rendered by another instance is not rendered again, and rendered pages are shared with the others', async () => {
  const store = new Map([['/a', html('theirs')]])
  const inputs: [string, string][] = []
  const beforeRendering = (path: string) => (rendered: CapturedResponse) =>
    void inputs.push([path, rendered.body.toString()])
  const sharing = new PageCache(1_000_000, {
    get: async (path: string) => store.get(path),
    beforeRendering,
  } as unknown as SharedPages)
  const ask = answering(html('own'))
  expect([
    await read(sharing.get('/a', ask)),
    await read(sharing.get('/b', ask)),
    await read(sharing.get('/b', ask)),
  ]).toEqual(['theirs', 'own', 'own'])
  const notForAll = [
    html('failed', { status: 500 }),
    html('missing', { status: 404 }),
    html("somebody's", { headers: { 'content-type': 'text/html', 'cache-control': 'private, no-store' } }),
  ]
  for (const [i, answer] of notForAll.entries()) await sharing.get(`/not-for-all-${i}`, answering(answer))
  expect(inputs).toEqual([['/b', 'own']])
})

test('a rendering that throws is handled like a failed one', async () => {
  await pages.get('/a', answering(html('a')))
  countChange([tags.articles])
  expect(await read(pages.get('/a', () => Promise.reject(new Error('broken'))))).toBe('a')
  expect(takeLogged()).toEqual(['the page /a is sent stale Error: broken'])
  await expect(pages.get('/b', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('a page that takes long to re-render is sent stale, and fresh once it is rendered', async () => {
  await pages.get('/a', answering(html('a')))
  countChange([tags.articles])
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  let render: (answer: CapturedResponse) => void = () => undefined
  const slow = new Promise<CapturedResponse>((resolve) => (render = resolve))
  const waiting = pages.get('/a', () => slow)
  await jest.advanceTimersByTimeAsync(3000)
  expect([await read(waiting), await read(pages.get('/a', () => slow))]).toEqual(['a', 'a'])
  jest.useRealTimers()
  render(html('b', { began: performance.now() }))
  while ((await read(pages.get('/a', answering(html('c'))))) !== 'b')
    await new Promise((resolve) => setTimeout(resolve, 5))
})

describe('a page whose article was corrected or withdrawn', () => {
  const article = '/vi/tin-tuc/luat-moi'
  const correct = () => {
    countChange([tags.articles])
    noteCorrections(['luat-moi'])
  }

  test.each([article, '/en/nghien-cuu/luat-moi', '/vi/tim-kiem/luat-moi', '/markdown/luat-moi', '/feed/vi/rss.xml'])(
    'is not sent as it was while it cannot be rendered: %s',
    async (path) => {
      await pages.get(path, answering(html('old')))
      correct()
      expect(await read(pages.get(path, answering(html('stack', { status: 500 }))))).toBe(500)
      await expect(pages.get(path, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
      expect(await read(pages.get(path, answering(html('new'))))).toBe('new')
      expect(await read(pages.get(path, answering(html('asked again'))))).toBe('new')
    },
  )

  test('is waited for, however long it takes', async () => {
    await pages.get(article, answering(html('old')))
    correct()
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
    let render: (answer: CapturedResponse) => void = () => undefined
    const waiting = pages.get(article, () => new Promise<CapturedResponse>((resolve) => (render = resolve)))
    await jest.advanceTimersByTimeAsync(30_000)
    jest.useRealTimers()
    render(html('new', { began: performance.now() }))
    expect(await read(waiting)).toBe('new')
  })

  test.each(['/vi', '/vi/tin-tuc/trang/1', '/vi/tin-tuc/luat-khac', '/vi/tong-quan/ban-giam-doc'])(
    'leaves other pages as they are: %s',
    async (path) => {
      await pages.get(path, answering(html('old')))
      correct()
      expect(await read(pages.get(path, answering(html('stack', { status: 500 }))))).toBe('old')
    },
  )

  test('is known even when more corrections came than are remembered', async () => {
    await pages.get(article, answering(html('old')))
    correct()
    noteCorrections(Array.from({ length: 20_000 }, (_, number) => `bai-${number}`))
    expect(await read(pages.get(article, answering(html('stack', { status: 500 }))))).toBe(500)
  })
})

test('a page that may lack a part because the backend failed meanwhile is neither cached nor rendered again at once', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const began = 1000
  outages.last = began + 1
  expect(await read(pages.get('/b', answering(html('no menu', { began }))))).toBe(200)
  outages.last = began - 1
  await pages.get('/a', answering(html('a', { began })))
  countChange([tags.articles])
  outages.last = began + 1
  const lacking = answering(html('no menu', { began }))
  expect([await read(pages.get('/a', lacking)), await read(pages.get('/a', lacking))]).toEqual(['a', 'a'])
  expect(lacking).toHaveBeenCalledTimes(1)
  outages.last = undefined
  await jest.advanceTimersByTimeAsync(2000)
  expect([
    await read(pages.get('/a', answering(html('b')))),
    await read(pages.get('/b', answering(html('b')))),
  ]).toEqual(['b', 'b'])
})

test('a page with a part that could not be rendered is neither stored nor shared, and is logged', async () => {
  const inputs: string[] = []
  const sharing = new PageCache(1_000_000, {
    get: async () => undefined,
    beforeRendering: (path: string) => () => void inputs.push(path),
  } as unknown as SharedPages)
  const broken = answering(html('<p>a</p><!--$!--><template data-dgst="123"></template><!--/$-->'))
  expect(await read(sharing.get('/vi/a?q=name', broken))).toBe(200)
  expect([await read(sharing.get('/a', broken)), await read(sharing.get('/a', broken))]).toEqual([200, 200])
  expect([broken.mock.calls.length, inputs]).toEqual([3, []])
  expect(takeLogged()[0]).toContain('/vi/a could not be rendered')
  expect(await read(sharing.get('/a', answering(html('whole'))))).toBe('whole')
  countChange([tags.articles])
  expect(await read(sharing.get('/a', broken))).toBe('whole')
  expect(inputs).toEqual(['/a'])
  takeLogged()
})

test('a page whose part always fails costs its network, and is logged once a minute', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const limits = new NetworkLimits()
  const broken = answering(html('<p>a</p><!--$!--><template data-dgst="123"></template><!--/$-->'))
  const ask = (address: string, path = '/a') => pages.get(path, broken, limits.of(address, 'missing'))
  for (let count = 0; count < 60; count += 1) expect(await read(ask('203.0.113.1'))).toBe(200)
  await expect(ask('203.0.113.1')).rejects.toBeInstanceOf(OverBudget)
  expect(await read(ask('203.0.113.2', '/b'))).toBe(200)
  expect(takeLogged().map((line) => line.split(' ')[5])).toEqual(['/a', '/b'])
  await jest.advanceTimersByTimeAsync(61_000)
  await ask('203.0.113.2')
  await ask('203.0.113.2')
  expect(takeLogged()).toHaveLength(1)
})

test('a page that lacks a part in an outage costs nobody anything', async () => {
  const limits = new NetworkLimits()
  outages.last = 1001
  const broken = answering(html('<p>a</p><!--$!--><template data-dgst="123"></template><!--/$-->', { began: 1000 }))
  for (let count = 0; count < 100; count += 1)
    expect(await read(pages.get('/a', broken, limits.of('203.0.113.1', 'missing')))).toBe(200)
  outages.last = undefined
  expect(takeLogged()).toHaveLength(1)
})

test('when too many new pages are requested at once, the last are refused and cached ones are not', async () => {
  await pages.get('/a', answering(html('a')))
  for (let number = 0; number < 516; number++) void pages.get(`/${number}`, never)
  await new Promise((resolve) => setImmediate(resolve))
  await expect(pages.get('/one-more', never)).rejects.toBeInstanceOf(QueueFullError)
  countChange([tags.articles])
  expect(await read(pages.get('/a', answering(html('b'))))).toBe('b')
})

test('a network whose pages are rendered slowly holds no places of others', async () => {
  const limits = new NetworkLimits()
  for (let number = 0; number < 40; number++)
    void pages.get(`/slow-${number}`, never, limits.of('203.0.113.1', 'missing'))
  expect(await read(pages.get('/a', answering(html('a')), limits.of('203.0.113.2', 'missing')))).toBe('a')
})

test('who waits for a page that another network may not render renders it on their own', async () => {
  const limits = new NetworkLimits()
  const first = limits.of('203.0.113.1', 'missing')
  for (let number = 0; number < 42; number++) void pages.get(`/slow-${number}`, never, first)
  const refused = pages.get('/a', answering(html('a')), first)
  const other = pages.get('/a', answering(html('a')), limits.of('203.0.113.2', 'missing'))
  await expect(refused).rejects.toBeInstanceOf(OverBudget)
  expect(await read(other)).toBe('a')
})

test('searches that the backend does not answer do not block other pages', async () => {
  for (let number = 0; number < 30; number++) void pages.get(`/tim-kiem?q=${number}`, never)
  expect(await read(pages.get('/a', answering(html('a'))))).toBe('a')
})

test('a page that was never seen and fails is reported as it is and not cached', async () => {
  expect(await read(pages.get('/a', answering(html('stack', { status: 500 }))))).toBe(500)
  expect(await read(pages.get('/a', answering(html('a'))))).toBe('a')
})

test('a page whose backend reports every change is rendered again after an hour only', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  pages = new PageCache(1_000_000, undefined, maxAges.reported)
  const ask = answering(html('a'))
  await pages.get('/a', ask)
  await jest.advanceTimersByTimeAsync(3_599_000)
  await pages.get('/a', ask)
  expect(ask).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(2000)
  await pages.get('/a', ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

test.each<[string, Partial<CapturedResponse>]>([
  ['with a cookie', { headers: { 'content-type': 'text/html', 'set-cookie': ['a=b'] } }],
  ['that is private', { headers: { 'content-type': 'text/html', 'cache-control': 'private, no-store' } }],
  ['that redirects', { status: 307, headers: { location: '/b' } }],
  ["that is the router's data", { headers: { 'content-type': 'text/x-component' } }],
])('an answer %s is never cached', async (_, more) => {
  const ask = answering(html('a', more))
  expect('uncached' in (await pages.get('/a', ask))).toBe(true)
  await pages.get('/a', ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('missing pages never evict an existing page', async () => {
  pages = new PageCache(100_000)
  await pages.get('/a', answering(html('a')))
  for (let number = 0; number < 300; number++)
    await pages.get(`/missing-${number}`, answering(html(`missing ${number}`, { status: number % 2 ? 410 : 404 })))
  const missing = answering(html('missing 0', { status: 404 }))
  await pages.get('/missing-0', missing)
  expect(missing).toHaveBeenCalledTimes(1)
  const ask = answering(html('asked again'))
  expect(await read(pages.get('/a', ask))).toBe('a')
  expect(ask).not.toHaveBeenCalled()
})

test('what was missing is found once it is published, and missing when it is unpublished', async () => {
  const texts: unknown[] = []
  for (const answer of [html('none', { status: 404 }), html('here'), html('none', { status: 404 })]) {
    countChange([tags.articles])
    texts.push(await read(pages.get('/a', answering(answer))))
  }
  expect(texts).toEqual(['none', 'here', 'none'])
})

describe('the data of a page', () => {
  const withData = (data: string) =>
    html(`<body><script src="/_next/static/a.js"></script><script>self.__next_f.push([1,"0:${data}"])</script></body>`)
  const hashIn = async (requested: Promise<CacheResult>) => {
    const result = await requested
    return ('page' in result && result.page.data?.hash) || ''
  }
  const earlier = async (hash: string, key: string, of = pages) =>
    (await (await of.earlierData(hash, key))?.source())?.toString()

  test('are stored for a while when the page has another version', async () => {
    const ask = answering(withData('old'), withData('new'))
    const old = await hashIn(pages.get('/vi/tin-tuc', ask))
    expect(await earlier(old, '/vi/tin-tuc')).toBeUndefined()
    invalidateOnce([tags.articles])
    const current = await hashIn(pages.get('/vi/tin-tuc', ask))
    expect(current).not.toBe(old)
    expect(await earlier(old, '/vi/tin-tuc')).toBe('{"flight":[[1,"0:old"]]}')
    expect(await earlier(old, '/vi/dao-tao')).toBeUndefined()
    expect(await earlier(current, '/vi/tin-tuc')).toBeUndefined()
  })

  test('are not sent any more once its article was corrected', async () => {
    const key = '/vi/tin-tuc/a'
    const ask = answering(withData('old'), withData('new'))
    const old = await hashIn(pages.get(key, ask))
    countChange([tags.articles])
    noteCorrections(['a'])
    await pages.get(key, ask)
    expect(await earlier(old, key)).toBeUndefined()
  })

  test('are found by another instance, which has a later version alone, unless it knows of a correction', async () => {
    const stored = new Map<string, Buffer>()
    const redis = {
      get: async () => undefined,
      beforeRendering: () => async () => false,
      putData: async (hash: string, path: string, data: Buffer) => void stored.set(hash + path, data),
      data: async (hash: string, path: string) => stored.get(hash + path),
    } as unknown as SharedPages
    const [first, second] = [new PageCache(1_000_000, redis), new PageCache(1_000_000, redis)]
    for (const key of ['/vi/tin-tuc/b', '/vi/tin-tuc/c']) {
      const old = await hashIn(first.get(key, answering(withData(`old ${key}`))))
      await second.get(key, answering(withData(`new ${key}`)))
      expect(await earlier(old, '/vi/tin-tuc', second)).toBeUndefined()
      if (key.endsWith('c')) {
        countChange([tags.articles])
        noteCorrections(['c'])
      }
      expect(await earlier(old, key, second)).toBe(key.endsWith('c') ? undefined : `{"flight":[[1,"0:old ${key}"]]}`)
    }
  })
})

test('a search is not stored, not even one that finds no page, nor asked of other instances', async () => {
  const shared = { get: jest.fn(async () => undefined), beforeRendering: jest.fn(() => () => undefined) }
  pages = new PageCache(1_000_000, shared as unknown as SharedPages)
  const ask = answering(html('404', { status: 404 }))
  for (const _ of [1, 2]) expect(await read(pages.get('/vi/tim-kiem?q=a&page=9', ask))).toBe(404)
  expect(await read(pages.get('/vi/tim-kiem?q=a', answering(html('a'))))).toBe(200)
  expect([ask, shared.get, shared.beforeRendering].map(({ mock }) => mock.calls.length)).toEqual([2, 0, 0])
})
