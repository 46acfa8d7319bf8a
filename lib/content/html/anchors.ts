import { decodeSegment } from '@/lib/domain/ids'
import { slugify } from '@/lib/domain/text'
import { element } from './element'
import { Names } from './names'
import { BackLinks, isBackLink, isOwn, linksToPlaces, namesOf, placesOf, targetOf, type Target } from './note-links'

/** The sanitiser removes ids and names. A place that is linked to is marked before it, and gets a new id after it. */

/** Prefix of the ids of places, so that none equals an id elsewhere on the page, or a name of a script. */
const prefix = 'neo-'

/** The attribute that marks a place until its text is sanitised. */
export const anchorAttribute = 'data-anchor'

/** The places of a text by their names. Marks of an earlier time are removed, and their names come first. */
function namedPlaces(body: Element): Map<string, Element> {
  const earlier = new Map<string, Element>()
  for (const element of body.querySelectorAll(`[${anchorAttribute}]`)) {
    earlier.set(prefix + (element.getAttribute(anchorAttribute) ?? ''), element)
    element.removeAttribute(anchorAttribute)
  }
  return new Map([...placesOf(body), ...earlier])
}

const namesAround = (link: Element): string[] =>
  [...namesOf(link), link.parentElement?.id, link.closest('li')?.id].flatMap((name) => name || [])

const hasText = (node: Node): boolean =>
  node.nodeType === 3 ? /[^\s\u00a0\u200b]/.test(node.nodeValue ?? '') : node.nodeName === 'IMG'

/** The first text or image of each place, or after it: what is left of a place, whatever becomes of its element. */
function firstTexts(body: Element, expected: ReadonlySet<Element>): Map<Element, Node> {
  const results = new Map<Element, Node>()
  const waiting: Element[] = []
  const walker = body.ownerDocument.createTreeWalker(body, 5)
  let last: Node | undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (expected.has(node as Element)) waiting.push(node as Element)
    if (!hasText(node)) continue
    last = node
    for (const place of waiting.splice(0)) results.set(place, node)
  }
  if (last) for (const place of waiting) results.set(place, last)
  return results
}

function mark(text: Node): Element | undefined {
  const parent = text.parentElement
  if (!parent) return undefined
  const link = parent.closest('a')
  if (link) return link
  const made = parent.ownerDocument.createElement('a')
  parent.insertBefore(made, text)
  return made
}

/** What the id of a place is made of: its name, which has the prefix already if the text was prepared before. */
const keyOf = (name: string): string => slugify(name.startsWith(prefix) ? name.slice(prefix.length) : name) || 'cho'

/** Changes links to the ids that their places get. All other names are forgotten. Takes linear time. */
export function markAnchors(body: Element): void {
  const places = namedPlaces(body)
  const backLinks = new BackLinks()
  // A browser writes addresses whole when text is copied. Such a link stays in the text if its place leads back to it.
  const leadsBack = (link: Element, target: Target, place: Element): boolean => {
    const names = place.contains(link) ? [] : namesAround(link)
    return backLinks.of(place).some(([, back]) => isBackLink(back, target, names))
  }
  const links: [link: Element, place: Element, name: string][] = []
  for (const link of body.querySelectorAll(linksToPlaces)) {
    const target = targetOf(link)
    const place = target && places.get(target.name)
    if (place && (isOwn(target.base) || leadsBack(link, target, place))) links.push([link, place, target.name])
  }
  const texts = firstTexts(body, new Set(links.map(([, place]) => place)))
  const names = new Names()
  const marked = new Map<Node, string>()
  for (const [link, place, name] of links) {
    const text = texts.get(place)
    if (!text) continue
    let key = marked.get(text)
    if (key === undefined) {
      const holder = mark(text)
      key = holder?.getAttribute(anchorAttribute) ?? names.give(keyOf(name))
      holder?.setAttribute(anchorAttribute, key)
      marked.set(text, key)
    }
    link.setAttribute('href', `#${prefix}${key}`)
  }
}

const blocks = 'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, figcaption, caption, pre'

function isFirstIn(block: Element, element: Element): boolean {
  for (let node = element; node !== block; node = node.parentElement as Element) {
    for (let before = node.previousSibling; before; before = before.previousSibling)
      if (/\S/.test(before.textContent ?? '') || before.nodeName === 'IMG') return false
  }
  return true
}

function becomeSpan(place: Element, id: string): void {
  place.replaceWith(element(place.ownerDocument, 'span', { id }, ...place.childNodes))
}

function name(place: Element, id: string): string {
  const block = place.closest(blocks)
  const isHeading = block !== null && /^H\d$/.test(block.nodeName)
  const isLink = place.hasAttribute('href')
  if (block && (isHeading || (!isLink && isFirstIn(block, place)))) {
    if (!block.id) block.id = id
    if (!isLink) place.replaceWith(...place.childNodes)
    return block.id
  }
  if (isLink) place.id = id
  else becomeSpan(place, id)
  return id
}

/** In sanitised HTML, whose headings and footnotes have their ids. Links to no place become text. */
export function nameAnchors(fragment: DocumentFragment): void {
  const input = new Map<string, string>()
  for (const place of fragment.querySelectorAll(`[${anchorAttribute}]`)) {
    const key = place.getAttribute(anchorAttribute) ?? ''
    place.removeAttribute(anchorAttribute)
    const id = prefix + key
    if (place.localName === 'a' && /^[a-z0-9-]{1,99}$/.test(key) && !input.has(id)) input.set(id, name(place, id))
  }
  const ids = new Set(Array.from(fragment.querySelectorAll('[id]'), ({ id }) => id))
  for (const link of fragment.querySelectorAll('a[href^="#"]')) {
    const place = decodeSegment(link.getAttribute('href')?.slice(1) ?? '')
    const id = input.get(place) ?? place
    if (ids.has(id)) link.setAttribute('href', `#${id}`)
    else if (link.id) becomeSpan(link, link.id)
    else link.replaceWith(...link.childNodes)
  }
}
