import { requestsNote } from './requests-note'
import { quick, servers, type OfServers, type PageResults, type Results } from './results'
import { percentile } from './statistics'
import { kinds, sumOf, type Loaded, type Visit } from './visits'

interface Row<T> {
  label: string
  values: OfServers<T>
  /** The number to compare. */
  by: (value: T) => number
  show: (value: T) => string
}

const decimals = (digits: number) => (number: number) =>
  number.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const whole = decimals(0)
const kilobytes = (bytes: number) => decimals(1)(bytes / 1000)
const megabytes = (bytes: number) => whole(bytes / 1e6)

function line<T>({ label, values, by, show }: Row<T>): string {
  const { ours } = values
  const ratio = (other: T | undefined) =>
    ours === undefined || other === undefined || by(other) === 0 ? '–' : decimals(2)(by(ours) / by(other))
  const cells = servers.map((server) => (values[server] === undefined ? '–' : show(values[server] as T)))
  return `| ${[label, ...cells, ratio(values.nginx), ratio(values['plain file']), ratio(values['bare Next'])].join(' | ')} |`
}

const table = (lines: string[]) =>
  [
    `| | ${servers.join(' | ')} | ours/nginx | ours/plain | ours/Next |`,
    `| --- |${' ---: |'.repeat(servers.length + 3)}`,
    ...lines,
  ].join('\n')

const numbers = (label: string, values: OfServers<number>, show: (value: number) => string) =>
  line({ label, values, by: (value) => value, show })

function pick<T>(values: OfServers<T>, of: (value: T) => number): OfServers<number> {
  return Object.fromEntries(Object.entries(values).map(([server, value]) => [server, of(value)]))
}

/** Reads one number of each server's rounds: that below which a share of them lies. */
const atShare =
  (share: number) =>
  <T>(values: OfServers<T[]>, of: (round: T) => number) =>
    pick(values, (rounds) => percentile(rounds.map(of), share))

const quickest = atShare(quick)
const median = atShare(0.5)

function pageTable({ visit, audit, paint, mainThread, load }: PageResults): string {
  const amount = {
    by: ({ bytes }: Loaded) => bytes,
    show: ({ bytes, requests }: Loaded) => `${kilobytes(bytes)} (${requests})`,
  }
  const loadedOf = (of: (one: Visit) => Loaded) =>
    Object.fromEntries(Object.entries(visit).map(([server, one]) => [server, of(one)]))
  return table([
    ...kinds.map((kind) =>
      line({ label: `first visit: ${kind}, KB (requests)`, values: loadedOf((one) => one[kind]), ...amount }),
    ),
    line({ label: 'first visit: all, KB (requests)', values: loadedOf(sumOf), ...amount }),
    numbers(
      'Lighthouse performance',
      median(audit, ({ performance }) => performance),
      whole,
    ),
    numbers(
      'LCP on a slowed-down phone, ms',
      quickest(paint, (lcp) => lcp),
      whole,
    ),
    numbers(
      'main thread until still, ms',
      quickest(mainThread, ({ tasks }) => tasks),
      whole,
    ),
    numbers(
      'of it layout and styles, ms',
      quickest(mainThread, ({ layout }) => layout),
      whole,
    ),
    numbers(
      'Lighthouse LCP, ms',
      median(audit, ({ lcp }) => lcp),
      whole,
    ),
    numbers(
      'TBT, ms',
      median(audit, ({ tbt }) => tbt),
      whole,
    ),
    numbers(
      'CLS',
      median(audit, ({ cls }) => cls),
      decimals(3),
    ),
    numbers(
      'bytes Lighthouse saw, KB',
      median(audit, ({ bytes }) => bytes),
      kilobytes,
    ),
    numbers(
      'requests/s',
      pick(load, ({ perSecond }) => perSecond),
      whole,
    ),
    numbers(
      'p50, ms',
      pick(load, ({ p50 }) => p50),
      decimals(2),
    ),
    numbers(
      'p99, ms',
      pick(load, ({ p99 }) => p99),
      decimals(2),
    ),
  ])
}

/** The complete report, for docs/performance.md and the console. */
export function report(results: Results, date: Date, machine: string, missing: string[]): string {
  const { pages, memoryAtStart, memory, cold, startup } = results
  return `# Performance

Measured by \`npm run bench\` on ${date.toISOString().slice(0, 10)}:
${machine}.${missing.length > 0 ? `\nLeft out, because this machine has none: ${missing.join(', ')}.` : ''}

All numbers are of that day.

The servers, each one process on this machine:

- **ours**: \`npm start\`
- **nginx** and **nginx, 2 workers**: the rendered pages and all they load as files, compressed in advance as small as
  they get. This is the limit.
- **plain file**: nginx with pages of the same text and pictures and next to no design. This is the limit of what a page
  costs a phone.
- **bare Next** and **WordPress**: sites that somebody runs beside it, see [testing.md](testing.md).

The measures, of one server after the other in turn: what else the machine does affects all of them, and only slows.
Two visits of the slowed-down phone differ by more than a tenth by chance. So its bars are compared round by round, and
are missed where at least twelve of fifteen rounds are above them.

- First visits: Chromium, 412 px, device scale 1.75, nobody touches the page.
- Lighthouse: its simulated phone, the median of five. A slow machine gives even plain files fewer than 100 points, so a
  page misses the bar only if all five of its scores are below 100 and below every score of the same page as a file.
  Layout shift (CLS) is judged by the worst of the five.
- The slowed-down phone: a sixth of this machine's speed, and a connection about as slow as Lighthouse's slow 4G
  (\`e2e/slow-line.ts\`), in a tab that was empty; the fourth fastest of fifteen.
- Main thread: the browser's own counters from the start of the visit until two seconds after the load event, with the
  processor slowed down four times; the fourth fastest of fifteen.
- requests/s, p50, p99: wrk, 32 connections, five rounds of 6 seconds: the requests of the fastest round, the
  latencies of the one with the lowest p99. Read [what requests/s measures](#what-requestss-measures) before comparing
  them with other reports.
- Memory: resident, of the server's own processes, at its first answer and after everything else. \`npm start\` also
  keeps npm, which a service or an image does not start ([operations.md](operations.md#memory)).

${Object.entries(pages)
  .map(([name, page]) => `## ${name}\n\n${pageTable(page)}`)
  .join('\n\n')}

## Server

${table([
  numbers('processor for an article that nobody asked for before, ms', cold, decimals(1)),
  numbers(
    'memory after the start, MB',
    pick(memoryAtStart, ({ own }) => own),
    megabytes,
  ),
  numbers(
    'memory after the load, MB',
    pick(memory, ({ own }) => own),
    megabytes,
  ),
  numbers(
    'memory of npm, which waits beside it, MB',
    pick(memoryAtStart, ({ launcher }) => launcher),
    megabytes,
  ),
  numbers('first answer after the start, ms', startup, whole),
])}

${requestsNote}`
}
