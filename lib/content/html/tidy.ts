import { JSDOM } from 'jsdom'
import { buildWordLists } from './word-lists'
import { expandShortcodes } from './wordpress'

/** Wrappers that carry only looks: their content stays, they go. */
const wrappers = 'div, section, article, main, header, footer, center, font, form, fieldset, label'

const blocks = /^(P|H[1-6]|UL|OL|DL|TABLE|FIGURE|BLOCKQUOTE|IFRAME|HR|PRE|DETAILS)$/

function isBlock(node: Node): boolean {
  return blocks.test(node.nodeName)
}

function isBlank(node: Node): boolean {
  return !/[^\s\u00a0\u200b]/.test(node.textContent ?? '')
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Bold and italics that Word and Google Docs write as styles become elements; the styles go with the rest. */
function keepEmphasis(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('b')) {
    if (element.style.fontWeight === 'normal' || element.style.fontWeight === '400') unwrap(element)
  }
  for (const span of body.querySelectorAll<HTMLElement>('span, font')) {
    const { fontWeight, fontStyle } = span.style
    const bold = fontWeight === 'bold' || Number(fontWeight) >= 600
    const italic = fontStyle === 'italic'
    const outer = bold ? rename(span, 'strong') : italic ? rename(span, 'em') : undefined
    if (!outer) unwrap(span)
    else if (bold && italic) {
      const inner = outer.ownerDocument.createElement('em')
      inner.append(...outer.childNodes)
      outer.append(inner)
    }
  }
}

/** The article's title is the page's only h1: a text with an h1 of its own moves all its headings one down. */
function lowerHeadings(body: HTMLElement): void {
  if (!body.querySelector('h1')) return
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of body.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`)
  }
}

/** A wrapper with blocks inside is dropped; one with running text is a paragraph. */
function flattenWrappers(body: HTMLElement): void {
  for (let wrapper = body.querySelector(wrappers); wrapper; wrapper = body.querySelector(wrappers)) {
    const inCell = wrapper.parentElement?.closest('li, td, th, figcaption, p')
    if (inCell || [...wrapper.children].some((child) => isBlock(child) || child.matches(wrappers))) unwrap(wrapper)
    else rename(wrapper, 'p')
  }
}

/** Running text outside any block becomes paragraphs; a doubled line break starts a new one (old WordPress). */
function makeParagraphs(container: Element): void {
  const document = container.ownerDocument
  let paragraph: Element | undefined
  let breaks = 0
  for (const node of [...container.childNodes]) {
    if (isBlock(node)) {
      paragraph = undefined
      continue
    }
    breaks = node.nodeName === 'BR' ? breaks + 1 : isBlank(node) && node.nodeType === 3 ? breaks : 0
    if (breaks >= 2 || (!paragraph && isBlank(node) && node.nodeName !== 'IMG')) {
      paragraph = undefined
      if (isBlank(node) && node.nodeName !== 'IMG') node.parentNode?.removeChild(node)
      continue
    }
    if (!paragraph) {
      paragraph = document.createElement('p')
      container.insertBefore(paragraph, node)
    }
    paragraph.append(node)
  }
}

function splitParagraphsAtBreaks(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    if (!/<br\s*\/?>(\s|&nbsp;)*<br/i.test(paragraph.innerHTML)) continue
    makeParagraphs(paragraph)
    unwrap(paragraph)
  }
}

/** Sizes belong to pictures and frames; a column's width and the usual direction are leftovers of a page layout. */
function dropLayout(body: HTMLElement): void {
  for (const element of body.querySelectorAll(':not(img, iframe)')) {
    element.removeAttribute('width')
    element.removeAttribute('height')
  }
  for (const element of body.querySelectorAll('[dir="ltr"]')) element.removeAttribute('dir')
}

function trimParagraphs(body: HTMLElement): void {
  for (const { firstChild, lastChild } of body.querySelectorAll('p, li, h2, h3, h4, h5, h6')) {
    if (firstChild?.nodeType === 3) firstChild.textContent = firstChild.textContent?.replace(/^[\s\u00a0]+/, '') ?? ''
    if (lastChild?.nodeType === 3) lastChild.textContent = lastChild.textContent?.replace(/[\s\u00a0]+$/, '') ?? ''
  }
}

function dropEmpty(body: HTMLElement): void {
  for (const element of body.querySelectorAll('p, h2, h3, h4, h5, h6, li, strong, em, a')) {
    if (isBlank(element) && !element.querySelector('img, iframe, br + br')) element.remove()
  }
}

function dropComments(body: HTMLElement): void {
  const { NodeFilter } = body.ownerDocument.defaultView ?? {}
  if (!NodeFilter) return
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/**
 * Makes HTML pasted from Word, Google Docs or an old WordPress site plain and readable (spec 5).
 * The document it works in is inert: no script of the text runs and nothing is fetched. It does not make the text safe.
 */
export function tidy(html: string): string {
  const { window } = new JSDOM(`<!doctype html><body>${expandShortcodes(html)}`)
  const { body } = window.document
  dropComments(body)
  for (const noise of body.querySelectorAll('style, script, meta, link, title, xml, template, noscript')) noise.remove()
  buildWordLists(body)
  keepEmphasis(body)
  lowerHeadings(body)
  flattenWrappers(body)
  makeParagraphs(body)
  splitParagraphsAtBreaks(body)
  trimParagraphs(body)
  dropEmpty(body)
  dropLayout(body)
  const tidied = body.innerHTML
  window.close()
  return tidied
}
