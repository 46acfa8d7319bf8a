import { isBeyondBounds } from './bounds'
import { textOnly } from './text-only'
import {
  flattenWrappers,
  isBlank,
  makeParagraphs,
  rename,
  splitParagraphsAtBreaks,
  trimParagraphs,
  unwrap,
} from './paragraphs'
import { NodeFilter, parseBody } from './parse'
import { meaningOf, styleOf } from './inline-style'
import { buildWordLists } from './word-lists'
import { expandShortcodes } from './wordpress'

/**
 * Replaces emphasis that Word, Google Docs and the editor write as styles with elements; all styles are removed later.
 */
function keepEmphasis(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b')) {
    if (/^(?:normal|400)$/.test(styleOf(element).get('font-weight') ?? '')) unwrap(element)
  }
  for (const element of body.querySelectorAll('strike')) rename(element, 's')
  for (const span of body.querySelectorAll('span, font')) {
    const names = meaningOf(styleOf(span))
    const [outer, ...inner] = names.includes('u') && span.closest('a') ? names.filter((name) => name !== 'u') : names
    if (!outer) {
      unwrap(span)
      continue
    }
    let holder = rename(span, outer)
    for (const name of inner) {
      const deeper = holder.ownerDocument.createElement(name)
      deeper.append(...holder.childNodes)
      holder.append(deeper)
      holder = deeper
    }
  }
}

/** The title is the page's only h1. In a text that contains an h1, all headings are moved one level down. */
function lowerHeadings(body: HTMLElement): void {
  if (!body.querySelector('h1')) return
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of body.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`)
  }
}

/**
 * Removes widths and heights except on pictures and frames, and the default direction: these are leftovers of a page
 * layout. Also completes addresses without a protocol.
 */
function dropLayout(body: HTMLElement): void {
  for (const element of body.querySelectorAll(':not(img, iframe)')) {
    element.removeAttribute('width')
    element.removeAttribute('height')
  }
  for (const element of body.querySelectorAll('[dir="ltr"]')) element.removeAttribute('dir')
  for (const element of body.querySelectorAll('[src^="//"]'))
    element.setAttribute('src', `https:${element.getAttribute('src') ?? ''}`)
  for (const element of body.querySelectorAll('a[href^="//"]'))
    element.setAttribute('href', `https:${element.getAttribute('href') ?? ''}`)
}

function dropEmpty(body: HTMLElement): void {
  for (const element of body.querySelectorAll('p, h2, h3, h4, h5, h6, li, strong, em, a')) {
    if (isBlank(element)) element.remove()
  }
}

function dropComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/**
 * Simplifies HTML pasted from Word, Google Docs or an old WordPress site (spec 5). The result is not safe to show yet.
 * Markup beyond the limits is reduced to its text.
 */
export function tidy(html: string): string {
  if (isBeyondBounds(html)) return textOnly(html)
  const body = parseBody(expandShortcodes(html))
  dropComments(body)
  for (const noise of body.querySelectorAll('style, script, meta, link, title, xml, template, noscript')) noise.remove()
  for (const holder of body.querySelectorAll('picture')) unwrap(holder)
  buildWordLists(body)
  keepEmphasis(body)
  lowerHeadings(body)
  flattenWrappers(body)
  makeParagraphs(body)
  splitParagraphsAtBreaks(body)
  trimParagraphs(body)
  dropEmpty(body)
  dropLayout(body)
  return body.innerHTML
}
