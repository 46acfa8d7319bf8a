import { markAnchors } from './anchors'
import { isBeyondBounds } from './bounds'
import { styleSheetsIn } from './element'
import { dropHidden, type LeftOut } from './hidden'
import { levelHeadings, nameWrittenHeadings } from './headings'
import { textOnly } from './text-only'
import { flattenWrappers, isBlank, makeParagraphs, splitParagraphsAtBreaks, trimParagraphs } from './paragraphs'
import { unifyMedia } from './media'
import { frameBareVideos } from './media/bare-videos'
import { parseBody } from './parse'
import { dropComments, dropNoise, joinDropCaps, keepEmphasis } from './pasted'
import { joinLists, keepNumbering } from './numbering'
import { expandShortcodes } from './wordpress'

/** Leftovers of a page layout; widths and heights of images and frames stay. Completes addresses without a protocol. */
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
 * Markup beyond the limits is reduced to its text. Counts what is left out in `leftOut`.
 */
export function tidy(html: string, leftOut: LeftOut = { hidden: 0, revisions: 0 }): string {
  if (isBeyondBounds(html)) return textOnly(html)
  const body = parseBody(expandShortcodes(html))
  const sheets = styleSheetsIn(body)
  dropComments(body)
  Object.assign(leftOut, dropHidden(body, sheets))
  unifyMedia(body)
  dropNoise(body)
  joinDropCaps(body)
  markAnchors(body)
  keepNumbering(body, sheets, { hasTypes: true })
  keepEmphasis(body)
  nameWrittenHeadings(body)
  flattenWrappers(body)
  makeParagraphs(body)
  splitParagraphsAtBreaks(body)
  frameBareVideos(body)
  trimParagraphs(body)
  dropEmpty(body)
  joinLists(body)
  levelHeadings(body, 6)
  dropLayout(body)
  return body.innerHTML
}
