import { isBeyondBounds } from './bounds'
import { textOnly } from './text-only'
import { flattenWrappers, isBlank, makeParagraphs, rename, splitParagraphsAtBreaks, trimParagraphs } from './paragraphs'
import { takeMedia } from './media'
import { frameBareFilms } from './media/bare-films'
import { parseBody } from './parse'
import { dropComments, dropNoise, keepEmphasis } from './pasted'
import { buildWordLists } from './word-lists'
import { expandShortcodes } from './wordpress'

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

/**
 * Simplifies HTML pasted from Word, Google Docs or an old WordPress site (spec 5). The result is not safe to show yet.
 * Markup beyond the limits is reduced to its text.
 */
export function tidy(html: string): string {
  if (isBeyondBounds(html)) return textOnly(html)
  const body = parseBody(expandShortcodes(html))
  dropComments(body)
  takeMedia(body)
  dropNoise(body)
  buildWordLists(body)
  keepEmphasis(body)
  lowerHeadings(body)
  flattenWrappers(body)
  makeParagraphs(body)
  splitParagraphsAtBreaks(body)
  frameBareFilms(body)
  trimParagraphs(body)
  dropEmpty(body)
  dropLayout(body)
  return body.innerHTML
}
