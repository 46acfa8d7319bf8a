import type { Results } from './results'
import { sumOf } from './visits'

/** Limits from the issue "As fast as a file" for home, list and article. */
const bars = {
  articleBytes: 120_000,
  performance: 100,
  tbt: 0,
  cls: 0.01,
  lcpRatio: 1.05,
  perSecondRatio: 0.35,
  p99: 10,
}

const loaded = ['list', 'article']

/** Results below the bars, one line each. What was not measured is not judged. */
export function belowBars({ pages }: Results): string[] {
  return Object.entries(pages).flatMap(([name, { visit, audit, paint, load }]) => {
    const [ours, file] = [load.ours, load.nginx]
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
        audit.ours && audit.ours.performance < bars.performance,
        `Lighthouse performance ${audit.ours?.performance}, ${bars.performance} wanted`,
      ],
      [audit.ours && audit.ours.tbt > bars.tbt, `TBT ${audit.ours?.tbt} ms, ${bars.tbt} wanted`],
      [audit.ours && audit.ours.cls > bars.cls, `CLS ${audit.ours?.cls}, ${bars.cls} allowed`],
      [
        paint.ours && paint.nginx && paint.ours.lcp > paint.nginx.lcp * bars.lcpRatio,
        `LCP ${paint.ours?.lcp} ms, as a file ${paint.nginx?.lcp} ms, ${bars.lcpRatio} of that allowed`,
      ],
      [
        loaded.includes(name) && ours && file && ours.perSecond < file.perSecond * bars.perSecondRatio,
        `${ours?.perSecond} requests/s, nginx ${file?.perSecond}, ${bars.perSecondRatio} of that wanted`,
      ],
      [loaded.includes(name) && ours && ours.p99 >= bars.p99, `p99 ${ours?.p99} ms, under ${bars.p99} wanted`],
    ]
    return checks.filter(([isBelow]) => isBelow).map(([, text]) => `${name}: ${text}`)
  })
}
