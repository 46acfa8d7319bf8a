import { isBlank, rename } from '../paragraphs'
import { headingsByLook } from './by-look'

const headings = 'h1, h2, h3, h4, h5, h6'

const levelOf = (heading: Element): number => Number(heading.nodeName.slice(1))

/** Headings that are written as paragraphs: those of Word below its sixth level, and those of Word on the web. */
export function nameWrittenHeadings(body: Element): void {
  for (const element of body.querySelectorAll('p, div')) {
    const level =
      element.getAttribute('role') === 'heading'
        ? Number(element.getAttribute('aria-level') ?? 2)
        : Number(/^MsoHeading([7-9])$/.exec(element.className)?.[1] ?? 0)
    if (level >= 1 && !element.querySelector('p, div, table, ul, ol')) rename(element, `h${Math.min(6, level)}`)
  }
}

/**
 * Gives a text levels of headings without a jump, from h2 down to `deepest`: the title of its article is the page's
 * only h1. A heading that was below another one stays below it. Paragraphs that stand for headings become headings, if
 * the text has no others. A heading without words becomes a paragraph. The blocks of the text are the children of
 * `body`. Changes nothing when it is done again.
 */
export function levelHeadings(body: Element, deepest: 5 | 6): void {
  for (const heading of body.querySelectorAll(headings)) {
    if (isBlank(heading)) heading.remove()
    else if (!/[^\s\u00a0\u200b]/.test(heading.textContent ?? '')) rename(heading, 'p')
  }
  const ranks = headingsByLook(body)
  const around: number[] = []
  for (const heading of body.querySelectorAll(headings)) {
    const rank = ranks.get(heading) ?? levelOf(heading)
    while ((around.at(-1) ?? 0) >= rank) around.pop()
    around.push(rank)
    const level = Math.min(deepest, around.length + 1)
    if (levelOf(heading) !== level) rename(heading, `h${level}`)
  }
}
