import { singleSpaced } from '@/lib/domain/text'
import { anchorAttribute } from '../anchors'
import { isBlank } from '../paragraphs'

const longestMarker = 40

export const plainText = (text: string): string => singleSpaced(text.replaceAll('\u200b', ' ')).normalize('NFC')

const isText = (node: Node): node is Text => node.nodeType === 3

/** The text nodes of an element in their order, without those of lists and tables in it. */
export function* textsOf(element: Element): Generator<Text> {
  const next: Node[] = [...element.childNodes].reverse()
  for (let node = next.pop(); node !== undefined; node = next.pop()) {
    if (isText(node)) yield node
    else if (!/^(?:UL|OL|TABLE)$/.test(node.nodeName)) next.push(...[...node.childNodes].reverse())
  }
}

function beginningOf(element: Element): string {
  let text = ''
  for (const node of textsOf(element)) {
    text += node.data
    if (text.trimStart().length > longestMarker) break
  }
  return text
}

function removeCharacters(element: Element, count: number): void {
  let rest = count
  for (const node of textsOf(element)) {
    const taken = Math.min(rest, node.data.length)
    rest -= taken
    node.data = node.data.slice(taken)
    if (rest > 0) continue
    node.data = node.data.replace(/^[\s\u00a0]+/, '')
    if (node.data !== '') return
  }
}

const space = String.raw`[\s\u00a0]+`

const counter = String.raw`(?:\d{1,3}(?:\.\d{1,3}){0,5}|[a-zđ]|[ivxl]{1,5})`

/** What people type in front of an item: "1.", "5.1", "a)", "(iv)", "1/", a bullet. A word such as "Điều" is none. */
const typed = new RegExp(
  String.raw`^[\s\u00a0]*(\(?${counter}(?:\.\)|[.)/])|\d{1,3}(?:\.\d{1,3}){1,5}|[-–—+*•·▪◦●○■])${space}(?=\S)`,
  'iu',
)

export function typedMarker(item: Element): string | undefined {
  return typed.exec(beginningOf(item))?.[1]?.normalize('NFC')
}

export function removeTypedMarker(item: Element): void {
  const match = typed.exec(beginningOf(item))
  if (match) removeCharacters(item, match[0].length)
}

const ignored = /mso-list:\s*ignore/i

const isIgnored = (element: Element) => ignored.test(element.getAttribute('style') ?? '')

export const wordMarkerOf = (paragraph: Element): Element | undefined =>
  [...paragraph.getElementsByTagName('span')].find(isIgnored)

export function wordMarkerOfItem(item: Element): Element | undefined {
  for (const node of textsOf(item)) {
    if (plainText(node.data) === '') continue
    for (let around = node.parentElement; around && around !== item; around = around.parentElement)
      if (isIgnored(around)) return around
    return undefined
  }
  return undefined
}

/** Removes Word's element around a marker and returns the marker. A place that links lead to stays. */
export function cutWordMarker(element: Element): string {
  const marker = plainText(element.textContent ?? '')
  const places = [...element.querySelectorAll(`a[${anchorAttribute}]:not([href])`)]
  for (const place of places) place.textContent = ''
  element.replaceWith(...places)
  return marker
}

/** Word's small space between a marker and its text, where the marker has no element of its own. */
const spacer = /font:\s*7(?:\.0)?pt/i

/** In a page that Word saved the marker is text before its small space. Undefined if there is none. */
export function cutSpacedMarker(paragraph: Element): { marker: string; font: string } | undefined {
  const gap = [...paragraph.getElementsByTagName('span')].find((span) => spacer.test(span.getAttribute('style') ?? ''))
  if (!gap || plainText(gap.textContent ?? '') !== '') return undefined
  let text = ''
  let font = ''
  for (const node of textsOf(paragraph)) {
    if (gap.contains(node)) break
    text += node.data
    font ||= node.parentElement?.closest('[style*="font-family"]')?.getAttribute('style') ?? ''
    if (text.trimStart().length > longestMarker) return undefined
  }
  const marker = plainText(text)
  if (marker === '') return undefined
  removeCharacters(paragraph, text.length)
  return { marker, font }
}

export const trimBeginning = (element: Element): void => removeCharacters(element, 0)

export function writeMarker(paragraph: Element, marker: string): void {
  trimBeginning(paragraph)
  paragraph.prepend(isBlank(paragraph) ? marker : `${marker} `)
}
