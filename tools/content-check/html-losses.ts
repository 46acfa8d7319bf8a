import { isBeyondBounds } from '@/lib/content/html/bounds'
import { parseBody } from '@/lib/content/html/parse'
import { textOfHtml } from '@/lib/content/html/text'
import { prepare } from '@/lib/content/preparation/prepare'
import type { Language } from '@/lib/domain/languages'
import { toNfc } from '@/lib/domain/nfc'

export interface HtmlLosses {
  /** False if the markup exceeds the limits: then the article is its text alone. */
  isWhole: boolean
  words: number
  lostWords: string[]
  removed: Record<string, number>
  /** Levels of the headings, as "h2 h3 h3". */
  headings: { before: string; after: string }
  links: { before: number; after: number; lost: string[] }
  /** Addresses of images that are not shown. An import finds those that are paths below `images/`. */
  lostImages: string[]
}

const inline = new Set(
  'A ABBR B BDI BDO BIG CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK NOBR O:P Q S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
    ' ',
  ),
)

const hidden = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE'])

function visibleText(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? ''
  if (hidden.has(node.nodeName.toUpperCase())) return ''
  const text = Array.from(node.childNodes, visibleText).join('')
  return inline.has(node.nodeName.toUpperCase()) ? text : ` ${text} `
}

const wordsIn = (text: string) => toNfc(text).split(/\s+/).filter(Boolean)

const countsOf = <T>(items: Iterable<T>) =>
  new Map([...Map.groupBy(items, (item) => item)].map(([item, same]) => [item, same.length]))

function missingFrom<T>(items: readonly T[], others: Iterable<T>): T[] {
  const remaining = countsOf(others)
  return items.filter((item) => {
    const count = remaining.get(item) ?? 0
    remaining.set(item, count - 1)
    return count <= 0
  })
}

const namesIn = (body: HTMLElement) => Array.from(body.querySelectorAll('*'), (element) => element.localName)
const linksIn = (body: HTMLElement) =>
  Array.from(body.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? '')
const imagesIn = (body: HTMLElement) =>
  Array.from(body.querySelectorAll('img'), (image) => image.getAttribute('src') ?? '')
const headingsIn = (body: HTMLElement) => namesIn(body).filter((name) => /^h[1-6]$/.test(name))

export function htmlLosses(html: string, language: Language): HtmlLosses {
  const { article, isWhole } = prepare({ content: html, language, page: 'http://localhost/bai' })
  const shown = article.html[language]
  // Only markup within the limits may be parsed as a whole.
  const [before, after] = [parseBody(isBeyondBounds(html) ? '' : html), parseBody(shown)]
  const words = wordsIn(isWhole ? visibleText(before) : textOfHtml(html))
  return {
    isWhole,
    words: words.length,
    lostWords: missingFrom(words, wordsIn(isWhole ? visibleText(after) : textOfHtml(shown))),
    removed: Object.fromEntries(countsOf(missingFrom(namesIn(before), namesIn(after)))),
    headings: { before: headingsIn(before).join(' '), after: headingsIn(after).join(' ') },
    links: {
      before: linksIn(before).length,
      after: linksIn(after).length,
      lost: missingFrom(linksIn(before), linksIn(after)),
    },
    // A page names its own copies of an image, so only the number tells of those that other addresses replaced.
    lostImages: imagesIn(after).length < imagesIn(before).length ? missingFrom(imagesIn(before), imagesIn(after)) : [],
  }
}

const listed = (items: readonly string[], most: number) =>
  items.slice(0, most).join(' ') + (items.length > most ? ` and ${items.length - most} more` : '')

export function lossLines({ isWhole, words, lostWords, removed, headings, links, lostImages }: HtmlLosses): string[] {
  const elements = Object.entries(removed).map(([name, count]) => `${name} ${count}`)
  return [
    ...(isWhole ? [] : ['the markup exceeds the limits: the text is shown without formatting']),
    ...(lostWords.length > 0 ? [`words lost (${lostWords.length} of ${words}): ${listed(lostWords, 30)}`] : []),
    ...(elements.length > 0 ? [`elements removed: ${elements.join(', ')}`] : []),
    ...(headings.before === headings.after
      ? []
      : [`headings: ${headings.before || 'none'} become ${headings.after || 'none'}`]),
    ...(links.lost.length > 0
      ? [`links: ${links.before} become ${links.after}; lost or changed: ${listed(links.lost, 10)}`]
      : []),
    ...(lostImages.length > 0 ? [`pictures not shown: ${listed(lostImages, 10)}`] : []),
  ]
}
