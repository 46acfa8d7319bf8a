import { meaningOf, styleOf } from './inline-style'
import { rename, unwrap } from './paragraphs'

/** Emphasis that Word, Google Docs and the editor write as styles; all styles are removed later. */
export function keepEmphasis(body: HTMLElement): void {
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

/** Puts a large first letter, which Word writes apart, in a table or frame, before the paragraph that it begins. */
export function joinDropCaps(body: HTMLElement): void {
  const dropCap = '[style*="mso-element:dropcap"], [style*="mso-element: dropcap"]'
  for (const apart of body.querySelectorAll(dropCap)) {
    const [letter, next] = [(apart.textContent ?? '').trim(), apart.nextElementSibling]
    if (apart.parentElement?.closest(dropCap) || letter === '' || next?.localName !== 'p') continue
    next.prepend(letter)
    apart.remove()
  }
}

export function dropComments(body: HTMLElement): void {
  const comments: ChildNode[] = []
  const next: ChildNode[] = [...body.childNodes]
  for (let node = next.pop(); node !== undefined; node = next.pop()) {
    if (node.nodeType === 8) comments.push(node)
    else next.push(...node.childNodes)
  }
  for (const comment of comments) comment.remove()
}

export function dropNoise(body: HTMLElement): void {
  for (const noise of body.querySelectorAll('style, script, meta, link, title, xml, template, noscript')) noise.remove()
}
