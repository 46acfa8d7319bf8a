import type { MainThread } from './main-thread'
import type { Measures, Results } from './results'
import { isSlower } from './statistics'
import { sumOf } from './visits'

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

const loaded = ['list', 'article']

/** Results below the bars, one line each. What was not measured is not judged. */
export function belowBars(results: Results): string[] {
  return [...pagesBelow(results), ...memoryBelow(results)]
}

function memoryBelow(results: Results): string[] {
  return (['memoryAtStart', 'memory'] as const).flatMap((when) => {
    const own = results[when].ours?.own
    return own !== undefined && own > bars[when] ? [`${when}: ${own} bytes, ${bars[when]} allowed`] : []
  })
}

const workOf = (rounds: MainThread[] = []) => ({
  tasks: rounds.map(({ tasks }) => tasks),
  layout: rounds.map(({ layout }) => layout),
})

const scoresOf = (rounds: Measures[] = []) => ({
  points: rounds.map(({ performance }) => performance),
  shifts: rounds.map(({ cls }) => cls),
})

/**
 * Whether all rounds are below the bar and below all of the file's. Of equally fast servers at most one page in 252
 * fails by chance. The price: one good round hides four bad ones.
 */
const hasFewerPoints = (ours: number[], file: number[]) =>
  ours.length > 0 && Math.max(...ours) < Math.min(bars.performance, ...file)

const listed = (rounds: number[] | undefined) => rounds?.map(Math.round).join(', ')

function pagesBelow({ pages }: Results): string[] {
  return Object.entries(pages).flatMap(([name, { visit, audit, paint, mainThread, load }]) => {
    const [ours, file] = [load.ours, load.nginx]
    const [score, fileScore] = [scoresOf(audit.ours), scoresOf(audit.nginx)]
    const shift = Math.max(0, ...score.shifts)
    const [work, least] = [workOf(mainThread.ours), workOf(mainThread['plain file'])]
    const checks: [boolean | undefined, string][] = [
      [
        visit.ours && visit.ours.script.bytes > 0,
        `${visit.ours?.script.bytes} bytes of script before anybody touched the page`,
      ],
      [
        name === 'article' && visit.ours && sumOf(visit.ours).bytes > bars.articleBytes,
        `${visit.ours && sumOf(visit.ours).bytes} bytes at a first visit, ${bars.articleBytes} allowed`,
      ],
      [
        hasFewerPoints(score.points, fileScore.points),
        `Lighthouse performance ${listed(score.points)}, as a file ${listed(fileScore.points)}, ${bars.performance} or those wanted`,
      ],
      [shift > bars.cls, `CLS ${shift}, ${bars.cls} allowed`],
      [
        isSlower(paint.ours ?? [], paint.nginx ?? [], bars.lcpRatio),
        `LCP ${listed(paint.ours)} ms, as a file ${listed(paint.nginx)} ms, ${bars.lcpRatio} of that allowed`,
      ],
      [
        name === 'article' && isSlower(work.tasks, least.tasks, bars.taskRatio),
        `main thread ${listed(work.tasks)} ms, of a plain file ${listed(least.tasks)} ms, ${bars.taskRatio} of that allowed`,
      ],
      [
        name === 'article' && isSlower(work.layout, least.layout, bars.layoutRatio),
        `layout and styles ${listed(work.layout)} ms, of a plain file ${listed(least.layout)} ms, ${bars.layoutRatio} of that allowed`,
      ],
      [
        loaded.includes(name) && ours && file && ours.perSecond < file.perSecond * bars.perSecondRatio,
        `${ours?.perSecond} requests/s, nginx ${file?.perSecond}, ${bars.perSecondRatio} of that wanted`,
      ],
      [
        loaded.includes(name) && ours && ours.p99 > ours.p50 * bars.p99Ratio,
        `p99 ${ours?.p99} ms, p50 ${ours?.p50} ms, ${bars.p99Ratio} of that allowed`,
      ],
    ]
    return checks.filter(([isBelow]) => isBelow).map(([, text]) => `${name}: ${text}`)
  })
}
