import { element } from '../element'
import { isBlank } from '../paragraphs'
import { plainNumber } from './lists'
import {
  cutSpacedMarker,
  removeTypedMarker,
  cutWordMarker,
  trimBeginning,
  typedMarker,
  wordMarkerOf,
  writeMarker,
} from './marker-text'

/** Word writes lists as paragraphs with their markers in elements that programs without lists show. */

const paragraphs = 'p, h1, h2, h3, h4, h5, h6'

const writtenStyle = (paragraph: Element): string => paragraph.getAttribute('style') ?? ''

const isListParagraph = (paragraph: Element): boolean =>
  /mso-list:\s*l\d/i.test(writtenStyle(paragraph)) || /MsoListParagraph/i.test(paragraph.className)

const bullets = /^[·•▪◦●○■□§o\uf000-\uf0ff]$/
const symbols = /^[üØØvqnlàèu¨þ]$/
const symbolFont = /font-family:\s*["']?\s*(?:symbol|wingdings|webdings)/i

function cutMarker(paragraph: Element): { marker: string; isBullet: boolean } | undefined {
  const ofWord = wordMarkerOf(paragraph)
  if (ofWord) {
    const hasImage = ofWord.querySelector('img') !== null
    const around = ofWord.parentElement?.closest('[style*="font-family"]')
    const font = `${writtenStyle(ofWord)} ${around ? writtenStyle(around) : ''}`
    const marker = cutWordMarker(ofWord)
    trimBeginning(paragraph)
    return { marker, isBullet: (hasImage && marker === '') || isBulletIn(font, marker) }
  }
  const spaced = cutSpacedMarker(paragraph)
  if (spaced) return { marker: spaced.marker, isBullet: isBulletIn(spaced.font, spaced.marker) }
  const typed = isListParagraph(paragraph) ? typedMarker(paragraph) : undefined
  if (typed === undefined) return undefined
  removeTypedMarker(paragraph)
  return { marker: typed, isBullet: isBulletIn('', typed) }
}

const isBulletIn = (font: string, marker: string): boolean =>
  bullets.test(marker) || (symbols.test(marker) && symbolFont.test(font))

interface Item {
  paragraph: Element
  kind: 'ul' | 'ol'
  number: number
  level: number
}

/** Whether a paragraph may become an item. In a cell a number stays text: it may be all that the cell has. */
const canBeItem = (paragraph: Element, isBullet: boolean): boolean =>
  paragraph.nodeName === 'P' && !isBlank(paragraph) && !paragraph.closest(isBullet ? 'li' : 'li, td, th')

/** A bullet or "3." is cut out. Any other marker stays as text: laws refer to "point đ)" and "Article 5.1." */
function itemOf(paragraph: Element): Item | undefined {
  const result = cutMarker(paragraph)
  if (!result) return undefined
  const { marker, isBullet } = result
  const number = isBullet ? 0 : (plainNumber(marker) ?? 0)
  if ((isBullet || number > 0) && canBeItem(paragraph, isBullet)) {
    const level = Number(/level(\d)/i.exec(writtenStyle(paragraph))?.[1] ?? 1)
    return { paragraph, kind: isBullet ? 'ul' : 'ol', number, level }
  }
  const isKept = isBullet ? paragraph.nodeName === 'P' && !isBlank(paragraph) : marker !== ''
  if (isKept) writeMarker(paragraph, isBullet ? '•' : marker)
  return undefined
}

interface Open {
  list: Element
  level: number
  next: number
}

function listFor({ kind, level, number, paragraph }: Item, open: Open[]): Open {
  while ((open.at(-1)?.level ?? 0) > level) open.pop()
  const current = open.at(-1)
  if (current?.level === level) {
    if (current.list.localName === kind && (kind === 'ul' || current.next === number)) return current
    open.pop()
  }
  const list = element(paragraph.ownerDocument, kind, kind === 'ol' && number !== 1 ? { start: String(number) } : {})
  const around = open.at(-1)?.list.lastElementChild
  if (around) around.append(list)
  else paragraph.before(list)
  const begun = { list, level, next: number }
  open.push(begun)
  return begun
}

/** With the numbers that Word wrote: a list that goes on after another paragraph starts at its number. */
export function keepWordMarkers(body: Element): void {
  const open: Open[] = []
  let last: Element | undefined
  for (const paragraph of [...body.querySelectorAll(paragraphs)]) {
    const item = itemOf(paragraph)
    if (!item) continue
    if (!last || paragraph.previousElementSibling !== last) open.length = 0
    const current = listFor(item, open)
    current.list.append(element(paragraph.ownerDocument, 'li', {}, ...paragraph.childNodes))
    current.next = item.number + 1
    paragraph.remove()
    last = open[0]?.list
  }
}
