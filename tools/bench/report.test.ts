import { expect, test } from '@jest/globals'
import { belowBars } from './bars'
import { report } from './report'
import type { Results } from './results'
import { kinds, type Visit } from './visits'

const visit = (script: number): Visit =>
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      kind === 'script' ? { bytes: script, requests: script > 0 ? 1 : 0 } : { bytes: 10_000, requests: 1 },
    ]),
  ) as Visit
const audit = { performance: 100, lcp: 1000, tbt: 0, cls: 0, bytes: 50_000 }

const points = (...rounds: number[]) => rounds.map((performance) => ({ ...audit, performance }))

/** Rounds that all measured the same. */
const always = <T>(value: T): T[] => Array<T>(15).fill(value)

const good = (): Results => ({
  pages: {
    article: {
      visit: { ours: visit(0), 'bare Next': visit(1000) },
      audit: { ours: points(100, 100, 100, 100, 100), nginx: points(100, 100, 100, 100, 100) },
      paint: { ours: always(1050), nginx: always(1000) },
      mainThread: {
        ours: always({ tasks: 180, layout: 100 }),
        'plain file': always({ tasks: 100, layout: 50 }),
      },
      load: { ours: { perSecond: 4500, p50: 1, p99: 2 }, nginx: { perSecond: 10_000, p50: 0.5, p99: 1 } },
    },
  },
  memoryAtStart: { ours: { own: 250e6, launcher: 70e6 } },
  memory: { ours: { own: 400e6, launcher: 70e6 } },
  cold: {},
  startup: {},
})

test('what reaches every bar is not reported', () => {
  expect(belowBars(good())).toEqual([])
})

test.each<[string, (article: Results['pages'][string]) => void]>([
  ['script before anybody touched', ({ visit: of }) => (of.ours = visit(1))],
  ['bytes at a first visit', ({ visit: of }) => (of.ours = { ...visit(0), font: { bytes: 80_001, requests: 1 } })],
  ['Lighthouse performance', ({ audit: of }) => (of.ours = points(99, 99, 99, 99, 98))],
  ['CLS', ({ audit: of }) => (of.ours = [audit, { ...audit, cls: 0.02 }])],
  ['LCP', ({ paint: of }) => (of.ours = always(1051))],
  ['requests/s', ({ load }) => (load.ours = { perSecond: 4499, p50: 1, p99: 2 })],
  ['p99', ({ load }) => (load.ours = { perSecond: 4500, p50: 1, p99: 3.1 })],
  ['main thread', ({ mainThread }) => (mainThread.ours = always({ tasks: 181, layout: 100 }))],
  ['layout and styles', ({ mainThread }) => (mainThread.ours = always({ tasks: 180, layout: 101 }))],
])('%s below the bar is reported, and nothing else', (name, spoil) => {
  const results = good()
  if (results.pages.article) spoil(results.pages.article)
  expect(belowBars(results)).toEqual([expect.stringMatching(new RegExp(`^article: .*${name.split(' ')[0]}`))])
})

test('the work of the main thread is judged for articles alone', () => {
  const results = good()
  const { article } = results.pages
  if (!article) throw new Error('no article')
  const mainThread = { ...article.mainThread, ours: always({ tasks: 300, layout: 300 }) }
  results.pages.home = { ...article, mainThread }
  expect(belowBars(results)).toEqual([])
})

test.each([
  [points(96, 93, 98, 99, 97), points(98, 100, 99, 99, 96), 0],
  [points(97, 97, 97, 97, 97), points(98, 98, 98, 98, 98), 1],
  [points(100, 88, 88, 88, 88), points(100, 100, 100, 100, 100), 0],
  [points(99, 99, 99, 99, 99), undefined, 1],
  [[], points(100, 100, 100, 100, 100), 0],
])('on a slow machine the points of a page are compared with those of its file', (ours, nginx, missed) => {
  const results = good()
  if (results.pages.article) results.pages.article.audit = { ours, ...(nginx && { nginx }) }
  expect(belowBars(results)).toHaveLength(missed)
})

test.each(['memoryAtStart', 'memory'] as const)(
  '%s above the bar is reported, whatever npm takes beside it',
  (when) => {
    const results = good()
    const { own } = results[when].ours ?? { own: 0 }
    results[when] = { ours: { own, launcher: 1e9 } }
    expect(belowBars(results)).toEqual([])
    results[when] = { ours: { own: own + 1, launcher: 0 } }
    expect(belowBars(results)).toEqual([expect.stringMatching(new RegExp(`^${when}: `))])
  },
)

test('the report compares what there is, and names what the machine lacks', () => {
  const results = good()
  if (results.pages.article) results.pages.article.audit.ours = points(90, 99, 98, 97, 100)
  const text = report(results, new Date('2026-11-22'), 'a machine', ['wrk'])
  expect(text).toContain('on 2026-11-22:\na machine.\nLeft out, because this machine has none: wrk.\n')
  expect(text).toContain('| LCP on a slowed-down phone, ms | 1,050 | 1,000 |')
  expect(text).toContain('| Lighthouse performance | 98 | 100 |')
  expect(text).toContain('| requests/s | 4,500 | 10,000 | – | – | – | – | 0.45 | – | – |')
  expect(text).toContain('| first visit: script, KB (requests) | 0.0 (0) | – | – | – | 1.0 (1) | – | – | – | 0.00 |')
  expect(text).toContain('| memory after the start, MB | 250 |')
  expect(text).toContain('| memory of npm, which waits beside it, MB | 70 |')
  expect(text).not.toMatch(/NaN|undefined/)
  // The rule for documents, which the report becomes one of.
  expect(text.split('\n').filter((line) => line.length > 120)).toEqual([])
})
