import { anchorAttribute } from './anchors'

const blocks = /^(P|H[1-6]|UL|OL|DL|TABLE|FIGURE|BLOCKQUOTE|ASIDE|IFRAME|VIDEO|AUDIO|HR|PRE|DETAILS)$/

const wrappers = 'div, section, article, main, header, footer, center, form, fieldset, label'

export function isBlock(node: Node): boolean {
  return blocks.test(node.nodeName)
}

export function isElement(node: Node): node is Element {
  return node.nodeType === 1
}

/** What is a part of the text without being text: the last one marks a place that links lead to. */
const visible = `img, iframe, video, audio, hr, [${anchorAttribute}]`

const ink = /[^\s\u200b]/

export const isSeen = (node: Node): boolean =>
  isElement(node) ? node.matches(visible) : ink.test(node.nodeValue ?? '')

export function isBlank(node: Node): boolean {
  if (ink.test(node.textContent ?? '')) return false
  return !isElement(node) || !(node.matches(visible) || node.querySelector(visible))
}

export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** A wrapper with inline content becomes a paragraph. The innermost first, each one once. */
export function flattenWrappers(body: HTMLElement): void {
  for (const wrapper of [...body.querySelectorAll(wrappers)].reverse()) {
    const inside = wrapper.parentElement?.closest('li, td, th, figcaption, p, pre')
    if (inside) {
      // Keeps the line break between two lines of a cell.
      if (wrapper.nextSibling && !isBlank(wrapper)) wrapper.after(wrapper.ownerDocument.createElement('br'))
      unwrap(wrapper)
    } else if (
      [...wrapper.children].some(
        (child) => isBlock(child) || child.querySelector('p, ul, ol, table, figure, blockquote, iframe, video, audio'),
      )
    ) {
      makeParagraphs(wrapper)
      unwrap(wrapper)
    } else rename(wrapper, 'p')
  }
}

/** Turns an empty line in inline text into a paragraph break, as in an old WordPress text. */
function markEmptyLines(container: Element): void {
  for (const node of [...container.childNodes]) {
    const text = node.nodeType === 3 ? (node.textContent ?? '') : ''
    const lines = text.split('\n')
    if (!lines.slice(1, -1).some((line) => line.trim() === '')) continue
    const parts = lines
      .map((line) => (line.trim() === '' ? '\0' : line))
      .join('\n')
      .split(/\n?\0(?:\n\0)*\n?/)
    const document = container.ownerDocument
    const pieces = parts.flatMap((part, i) =>
      i === 0 ? [part] : [document.createElement('br'), document.createElement('br'), part],
    )
    node.replaceWith(...pieces)
  }
}

export function makeParagraphs(container: Element): void {
  markEmptyLines(container)
  const document = container.ownerDocument
  let paragraph: Element | undefined
  let breaks = 0
  for (const node of [...container.childNodes]) {
    if (isBlock(node)) {
      paragraph = undefined
      breaks = 0
      continue
    }
    if (node.nodeName === 'BR') breaks += 1
    else if (!isBlank(node)) breaks = 0
    if (isBlank(node) && (breaks >= 2 || !paragraph)) {
      paragraph = undefined
      node.parentNode?.removeChild(node)
      continue
    }
    if (!paragraph) {
      paragraph = document.createElement('p')
      container.insertBefore(paragraph, node)
    }
    paragraph.append(node)
  }
}

export function splitParagraphsAtBreaks(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const breaks = [...paragraph.querySelectorAll(':scope > br')]
    const doubled = breaks.some((br) => {
      let next = br.nextSibling
      while (next && next.nodeType === 3 && isBlank(next)) next = next.nextSibling
      return next?.nodeName === 'BR'
    })
    if (!doubled) continue
    makeParagraphs(paragraph)
    unwrap(paragraph)
  }
}

export function trimParagraphs(body: HTMLElement): void {
  for (const element of body.querySelectorAll('p, li, h2, h3, h4, h5, h6')) {
    while (element.lastChild?.nodeName === 'BR') element.lastChild.remove()
    const { firstChild, lastChild } = element
    if (firstChild?.nodeType === 3) firstChild.textContent = firstChild.textContent?.replace(/^[\s\u00a0]+/, '') ?? ''
    if (lastChild?.nodeType === 3) lastChild.textContent = lastChild.textContent?.trimEnd() ?? ''
  }
}
