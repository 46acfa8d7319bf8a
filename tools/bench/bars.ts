import type { Measure, OfServers, Results, Rounds, Server } from './results'
import { isSlower } from './statistics'

/**
 * Limits for home, list and article. Times are compared with those of other servers of the same run, because a busy
 * machine slows all of them. Memory is not a time: its limits are absolute.
 */
const bars = {
  articleBytes: 120_000,
  /** Lighthouse's points, or those of the same page as a file, if it has fewer on this machine. */
  performance: 100,
  cls: 0.01,
  /** LCP to that of the same page as a file. */
  lcpRatio: 1.05,
  /** Work of the main thread for an article, and its layout with styles, to those of a plain file (docs/adr/0014). */
  taskRatio: 1.8,
  layoutRatio: 2,
  perSecondRatio: 0.45,
  /** The slowest hundredth of the answers to the median. */
  p99Ratio: 3,
  /** Bytes of the site's own processes, at its first answer and after everything else. */
  memoryAtStart: 250e6,
  memory: 400e6,
}

export const belowBars = (results: Results): string[] =>
  Object.entries(results).flatMap(([name, rounds]) => pageBelow(name, rounds).map((line) => `${name}: ${line}`))

function pageBelow(name: string, rounds: OfServers<Rounds>): string[] {
  const of = (measure: Measure, server: Server = 'ours') => rounds[server][measure] ?? []
  const most = (measure: Measure) => Math.max(0, ...of(measure))
  const perSecond = (server: Server) => Math.max(0, ...of('perSecond', server))
  const listed = (measure: Measure, server: Server) =>
    `${of(measure).map(Math.round).join(', ')}; ${server}: ${of(measure, server).map(Math.round).join(', ')}`
  const slower = (measure: Measure, server: Server, ratio: number): [boolean, string] => [
    isSlower(of(measure), of(measure, server), ratio),
    `${measure} ${listed(measure, server)}; ${ratio} of that allowed`,
  ]
  const over = (measure: Measure, allowed: number): [boolean, string] => [
    most(measure) > allowed,
    `${measure} ${most(measure)}, ${allowed} allowed`,
  ]
  const checks: [boolean, string][] = [
    over('script', 0),
    // One good round hides four bad ones; of equally fast servers one page in 252 fails by chance.
    [
      most('performance') < Math.min(bars.performance, ...of('performance', 'nginx')) && of('performance').length > 0,
      `performance ${listed('performance', 'nginx')}; ${bars.performance} or those wanted`,
    ],
    over('cls', bars.cls),
    slower('paint', 'nginx', bars.lcpRatio),
    over('memoryAtStart', bars.memoryAtStart),
    over('memory', bars.memory),
  ]
  if (name === 'article')
    checks.push(
      over('all', bars.articleBytes),
      slower('tasks', 'plain file', bars.taskRatio),
      slower('layout', 'plain file', bars.layoutRatio),
    )
  if (name === 'article' || name === 'list')
    checks.push(
      [
        perSecond('ours') < perSecond('nginx') * bars.perSecondRatio,
        `perSecond ${listed('perSecond', 'nginx')}; ${bars.perSecondRatio} of that wanted`,
      ],
      [
        Math.min(...of('p99')) > Math.min(...of('p50')) * bars.p99Ratio,
        `p99 ${of('p99').join(', ')} ms, p50 ${of('p50').join(', ')} ms; ${bars.p99Ratio} of that allowed`,
      ],
    )
  return checks.filter(([isBelow]) => isBelow).map(([, line]) => line)
}
