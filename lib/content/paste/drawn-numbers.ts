import { unwrap } from '../html/paragraphs'

/** How Word draws a list: paragraphs with a sign in an element that programs without lists show. */

const ignored = /mso-list:\s*ignore/i

const signOf = (paragraph: Element): Element | undefined =>
  [...paragraph.querySelectorAll('span')].find((span) => ignored.test(span.getAttribute('style') ?? ''))

const isListParagraph = (paragraph: Element): boolean =>
  /mso-list:\s*l\d/i.test(paragraph.getAttribute('style') ?? '') || /MsoListParagraph/i.test(paragraph.className)

const bullet = /^[·•▪◦§o–\-üØvq■\uf0a7\uf0b7\uf0d8]$/

const drawnAsText = /^\s*([·•▪◦§]|\d{1,3}\.)[\s\u00a0]+/

interface Item {
  paragraph: Element
  kind: 'ul' | 'ol'
  number: number
  level: number
}

/** The number that a sign stands for, if the editor draws it alike: "3." */
const plainNumber = (sign: string): number | undefined => {
  const number = /^(\d{1,4})\.$/.exec(sign)?.[1]
  return number === undefined ? undefined : Number(number)
}

/**
 * Reads a paragraph of a list. A sign that the editor draws alike is taken out. Any other stays as text before its
 * paragraph: legal texts refer to "point b)" and "Article 3.1.".
 */
function itemOf(paragraph: Element): Item | undefined {
  const drawn = signOf(paragraph)
  const text = drawn ? undefined : drawnAsText.exec(paragraph.textContent ?? '')
  const sign = (drawn?.textContent ?? text?.[1] ?? '').replace(/[\s\u00a0]+/g, ' ').trim()
  const number = plainNumber(sign)
  if (!isListParagraph(paragraph) || paragraph.nodeName !== 'P' || (!bullet.test(sign) && number === undefined)) {
    if (drawn) drawn.replaceWith(sign ? `${sign} ` : '')
    return undefined
  }
  if (drawn) drawn.remove()
  else {
    const first = paragraph.firstChild
    // A sign in an element of its own stays as text.
    if (first?.nodeType !== 3 || !drawnAsText.test(first.textContent ?? '')) return undefined
    first.textContent = (first.textContent ?? '').replace(drawnAsText, '')
  }
  const level = Number(/level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)
  return { paragraph, kind: number === undefined ? 'ul' : 'ol', number: number ?? 0, level }
}

interface Open {
  list: Element
  level: number
  next: number
}

/**
 * Turns the paragraphs of Word's lists into lists, with the numbers that Word drew. A list that goes on after another
 * paragraph starts at its number.
 */
export function keepDrawnNumbers(body: HTMLElement): void {
  const open: Open[] = []
  let last: Element | undefined
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const item = itemOf(paragraph)
    if (!item) continue
    if (!last || paragraph.previousElementSibling !== last) open.length = 0
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > item.level) open.pop()
    let current = open.at(-1)
    const goesOn =
      current?.level === item.level &&
      current.list.localName === item.kind &&
      (item.kind === 'ul' || current.next === item.number)
    if (!current || !goesOn) {
      if (current?.level === item.level) open.pop()
      const list = paragraph.ownerDocument.createElement(item.kind)
      if (item.kind === 'ol' && item.number !== 1) list.setAttribute('start', String(item.number))
      const around = open.at(-1)?.list.lastElementChild
      if (around) around.append(list)
      else paragraph.before(list)
      current = { list, level: item.level, next: item.number }
      open.push(current)
    }
    const entry = paragraph.ownerDocument.createElement('li')
    entry.append(...paragraph.childNodes)
    current.list.append(entry)
    current.next = item.number + 1
    paragraph.remove()
    last = open[0]?.list
  }
  for (const span of body.querySelectorAll('span[style*="mso-tab-count"]')) unwrap(span)
}
