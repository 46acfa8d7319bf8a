import { expect, test } from '@jest/globals'
import { belowBars } from './bars'
import { tables, withNumbers } from './report'
import type { OfServers, Rounds } from './results'

const always = (value: number, count = 15): number[] => Array<number>(count).fill(value)

const good = (): OfServers<Rounds> => ({
  ours: {
    script: [0],
    all: [110_000],
    performance: always(100, 5),
    paint: always(1050),
    tasks: always(180),
    layout: always(100),
    cls: always(0, 5),
    perSecond: [3000, 4500],
    p50: [2, 1],
    p99: [60, 3],
    memoryAtStart: [250e6],
    memory: [400e6],
  },
  nginx: { performance: always(100, 5), paint: always(1000), perSecond: [10_000, 9000] },
  'plain file': { tasks: always(100), layout: always(50) },
})

const spoiled = (ours: Rounds, nginx: Rounds = {}) => {
  const rounds = good()
  return { ...rounds, ours: { ...rounds.ours, ...ours }, nginx: { ...rounds.nginx, ...nginx } }
}

test('what reaches every bar is not reported', () => {
  expect(belowBars({ article: good() })).toEqual([])
})

test.each<Rounds>([
  { script: [1] },
  { all: [120_001] },
  { performance: [99, 99, 99, 99, 98] },
  { cls: [0, 0.02] },
  { paint: always(1051) },
  { perSecond: [4499] },
  { p99: [3.1] },
  { tasks: always(181) },
  { layout: always(101) },
  { memoryAtStart: [250e6 + 1] },
  { memory: [400e6 + 1] },
])('%j is reported, and nothing else', (ours) => {
  const [measure = ''] = Object.keys(ours)
  expect(belowBars({ article: spoiled(ours) })).toEqual([expect.stringMatching(new RegExp(`^article: ${measure} `))])
})

test('the work of the main thread is judged for articles alone', () => {
  expect(belowBars({ home: spoiled({ tasks: always(300), layout: always(300) }) })).toEqual([])
})

test.each([
  [[96, 93, 98, 99, 97], [98, 100, 99, 99, 96], 0],
  [always(97, 5), always(98, 5), 1],
  [[100, 88, 88, 88, 88], always(100, 5), 0],
  [always(99, 5), [], 1],
  [[], always(100, 5), 0],
])('on a slow machine the points of a page are compared with those of its file', (ours, nginx, missed) => {
  expect(belowBars({ article: spoiled({ performance: ours }, { performance: nginx }) })).toHaveLength(missed)
})

test('the tables compare what was measured', () => {
  const text = tables({ article: spoiled({ performance: [90, 99, 98, 97, 100] }) })
  expect(text).toContain('## article\n\n| | ours | nginx | plain file | ours/nginx | ours/plain |\n| --- | ---: |')
  expect(text).toContain('| LCP on a slowed-down phone, ms | 1,050 | 1,000 | – | 1.05 | – |')
  expect(text).toContain('| Lighthouse performance | 98 | 100 | – | 0.98 | – |')
  expect(text).toContain('| requests/s | 4,500 | 10,000 | – | 0.45 | – |')
  expect(text).toContain('| memory after the start, MB | 250 | – | – | – | – |')
  expect(text).not.toMatch(/NaN|undefined|p50.*0\.00|TBT/)
})

test('the document keeps its text', () => {
  const text = 'Measured by `npm run bench` on\nold.\n\nText.\n\n<!-- numbers -->\n\nold\n\n<!-- end -->\n\nMore.\n'
  expect(withNumbers(text, 'today', 'new')).toBe(text.replace('on\nold', 'on today').replace('\nold\n', '\nnew\n'))
})
