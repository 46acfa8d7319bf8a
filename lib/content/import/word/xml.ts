import { JSDOM } from 'jsdom'

/** Reading the XML of a Word file. Namespaces differ between its two variants, so names are compared without them. */

/** Parts with text, the main one first in the order of their names: numbers are counted in this order. */
export const textParts = /^word\/(?:document\d*|footnotes|endnotes)\.xml$/

export class WordRefused extends Error {}

const { window } = new JSDOM('')

/** Throws WordRefused for no XML, and for entities: no program writes them, and they could make a file a huge one. */
export function parseXml(text: string): Document {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new WordRefused('it defines entities')
  const document = new window.DOMParser().parseFromString(text.replace(/^\uFEFF/, ''), 'application/xml')
  if (document.documentElement.localName === 'parsererror') throw new WordRefused('a part of it is no XML')
  return document
}

export const rootOf = (part: Buffer): Element => parseXml(part.toString('utf8')).documentElement

export const partOf = (root: Element): Buffer =>
  Buffer.from(new window.XMLSerializer().serializeToString(root.ownerDocument))

export function elementsOf(root: Element, name: string): Element[] {
  const namespace = root.ownerDocument.documentElement.namespaceURI
  return [...root.getElementsByTagNameNS(namespace, name)]
}

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element && [...element.children].find(({ localName }) => localName === name)

export const attributeOf = (element: Element | undefined, name: string): string | undefined =>
  element && [...element.attributes].find(({ localName }) => localName === name)?.value

export function elementLike(like: Element, name: string, attributes: Record<string, string> = {}): Element {
  const prefix = like.prefix ? `${like.prefix}:` : ''
  const made = like.ownerDocument.createElementNS(like.namespaceURI, prefix + name)
  for (const [attribute, value] of Object.entries(attributes))
    made.setAttributeNS(like.namespaceURI, `${prefix || 'w:'}${attribute}`, value)
  return made
}

export function prependTo(paragraph: Element, ...nodes: Node[]): void {
  const properties = childOf(paragraph, 'pPr')
  if (properties) properties.after(...nodes)
  else paragraph.prepend(...nodes)
}

export const isExternal = (relationship: Element): boolean =>
  /^external$/i.test(attributeOf(relationship, 'TargetMode') ?? '')

export const valueOf = (element: Element | undefined, name: string): string | undefined =>
  attributeOf(childOf(element, name), 'val')

export function isOn(properties: Element | undefined, name: string): boolean {
  const property = childOf(properties, name)
  return property !== undefined && !/^(?:0|false|off)$/.test(attributeOf(property, 'val') ?? '')
}
