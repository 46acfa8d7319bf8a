import { withVietnameseD } from '@/lib/domain/text'
import { element } from '../element'
import { lineOf } from '../line-of'
import { isBlank, unwrap } from '../paragraphs'

/** Headings without styles: short paragraphs in bold, and the titles of articles of a law. */

/** Ranks of what laws consist of. Those of real headings, 1 to 6, come before all of them. */
const parts: [pattern: RegExp, rank: number][] = [
  [/^(?:phần|part)\s+(?:thứ\s+\p{L}+|[ivxlc]+|\d+)(?=[\s.:–-]|$)|^第[一二三四五六七八九十百\d]+编/iu, 10],
  [/^(?:chương|chapter)\s+(?:thứ\s+\p{L}+|[ivxlc]+|\d+)(?=[\s.:–-]|$)|^第[一二三四五六七八九十百\d]+章/iu, 11],
  [/^(?:mục|section)\s+(?:[ivxlc]+|\d+)(?=[\s.:–-]|$)|^第[一二三四五六七八九十百\d]+节/iu, 12],
  [/^tiểu mục\s+(?:[ivxlc]+|\d+)(?=[\s.:–-]|$)/iu, 13],
  [/^(?:điều|article)\s+\d+[a-zđ]?(?=[\s.:–-]|$)|^第[一二三四五六七八九十百\d]+条/iu, 14],
  [/^[IVX]+\.\s/u, 16],
  [/^[A-ZĐ]\.\s/u, 15],
  [/^\d+[.)]?\s/u, 17],
  [/^\d+\.\d+\.?\s/u, 18],
  [/^\d+(?:\.\d+){2,}\.?\s/u, 19],
]

const withoutNumber = 20

const rankOf = (text: string): number => parts.find(([pattern]) => pattern.test(text))?.[1] ?? withoutNumber

const lastPart = 14

/** A part of a law without its name, which is on the next line. */
const withoutName = /^\S+(?:\s+mục)?(?:\s+thứ)?\s+\S+$/u

const isPartWithoutName = ({ rank, text }: Pick<Line, 'rank' | 'text'>): boolean =>
  rank <= lastPart && withoutName.test(text)

const namedArticle = /^(?:điều|article)\s+\d+[a-zđ]?\s?[.:]\s+\S/iu

const longest = { other: 120, article: 250 } as const

function isBold(paragraph: Element): boolean {
  const next: Node[] = [...paragraph.childNodes]
  for (let node = next.pop(); node !== undefined; node = next.pop()) {
    if (/^(?:B|STRONG)$/.test(node.nodeName)) continue
    if (node.nodeType === 3 && !isBlank(node)) return false
    next.push(...node.childNodes)
  }
  return true
}

function isLink(paragraph: Element, text: string): boolean {
  let length = 0
  for (const link of paragraph.querySelectorAll('a[href]')) length += link.textContent?.length ?? 0
  return 2 * length > text.length
}

interface Line {
  /** One, or two if the name of a part of a law is on a line of its own. */
  paragraphs: [Element, ...Element[]]
  text: string
  rank: number
}

function lineIn(paragraph: Element): Line | undefined {
  // Most paragraphs are too long, or neither bold nor the name of an article: they are read no further.
  const whole = paragraph.textContent ?? ''
  if (paragraph.nodeName !== 'P' || whole.length > 2 * longest.article) return undefined
  const isArticle = namedArticle.test(withVietnameseD(whole.trimStart()))
  if (!isArticle && (whole.length > 2 * longest.other || !isBold(paragraph))) return undefined
  const text = withVietnameseD(lineOf(paragraph))
  if (text.length < 3 || text.length > (isArticle ? longest.article : longest.other)) return undefined
  const rank = rankOf(text)
  const isBare = isPartWithoutName({ rank, text })
  // Marks of what is inserted while text is pasted are private characters.
  if (/[;,:…!\uE0F0-\uE0F1]$/.test(text) || (/[.。]$/.test(text) && !isBare)) return undefined
  if (paragraph.querySelector('img, iframe') || isLink(paragraph, text)) return undefined
  return { paragraphs: [paragraph], text, rank }
}

function linesOf(body: Element): Map<Element, Line> {
  const lines = new Map<Element, Line>()
  let before: Line | undefined
  for (const paragraph of body.children) {
    const line = lineIn(paragraph)
    if (line && before?.paragraphs.length === 1 && line.rank === withoutNumber && isPartWithoutName(before)) {
      before.paragraphs.push(paragraph)
      before.text += ` ${line.text}`
    } else if (line) lines.set(paragraph, line)
    before = line
  }
  return lines
}

/** The lines that text follows, or a line of a lower rank that has text. Of two with the same words the last one. */
function withText(lines: ReadonlyMap<Element, Line>): Line[] {
  const results: Line[] = []
  const accepted = new Set<Line>()
  const known = new Set<string>()
  for (const line of [...lines.values()].reverse()) {
    const next = line.paragraphs.at(-1)?.nextElementSibling
    const below = next && lines.get(next)
    const isFollowed =
      next && (below ? below.rank > line.rank && accepted.has(below) : !/^H[1-6R]$/.test(next.nodeName))
    if (!isFollowed || known.has(line.text)) continue
    known.add(line.text)
    accepted.add(line)
    results.push(line)
  }
  return results.reverse()
}

function headingOf({ paragraphs: [paragraph, name] }: Line): Element {
  const heading = element(paragraph.ownerDocument, 'h6', {}, ...paragraph.childNodes)
  if (name) heading.append(paragraph.ownerDocument.createElement('br'), ...name.childNodes)
  for (const bold of heading.querySelectorAll('b, strong')) unwrap(bold)
  paragraph.replaceWith(heading)
  name?.remove()
  return heading
}

const fewest = 2

/** Returns ranks: a lower number is a higher heading. None in a text with headings of its own, but its title. */
export function headingsByLook(body: Element): Map<Element, number> {
  const ranks = new Map<Element, number>()
  const own = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  if (own.length > 1 || (own[0] && own[0] !== body.firstElementChild)) return ranks
  const lines = linesOf(body)
  const results = lines.size < fewest ? [] : withText(lines)
  if (results.length >= fewest) for (const line of results) ranks.set(headingOf(line), line.rank)
  return ranks
}
