import { attributeOf, childOf, elementLike, elementsOf, isExternal, rootOf } from './xml'

export function openUnread(root: Element): void {
  for (const around of ['dir', 'bdo'].flatMap((name) => elementsOf(root, name)))
    around.replaceWith(...around.childNodes)
  for (const ruby of elementsOf(root, 'ruby')) {
    const run = ruby.closest('*|r')
    const base = childOf(ruby, 'rubyBase')
    if (run && base) run.before(...base.childNodes)
    ruby.remove()
  }
  for (const strike of elementsOf(root, 'dstrike')) {
    const single = elementLike(strike, 'strike')
    for (const { name, namespaceURI, value } of strike.attributes) single.setAttributeNS(namespaceURI, name, value)
    strike.replaceWith(single)
  }
  // Of two forms mammoth reads the older one, and none where that is missing.
  for (const both of [...root.getElementsByTagNameNS('*', 'AlternateContent')]) {
    const choice = childOf(both, 'Choice')
    if (choice && !childOf(both, 'Fallback')) both.replaceWith(...choice.childNodes)
  }
}

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const strictRelationships = 'http://purl.oclc.org/ooxml/officeDocument/relationships'

const named = (element: Element, name: string): string | null =>
  element.getAttributeNS(relationships, name) ?? element.getAttributeNS(strictRelationships, name)

function relationshipsOf(part: string, parts: ReadonlyMap<string, Buffer>): Map<string, boolean> {
  const data = parts.get(part.replace(/^word\//, 'word/_rels/').concat('.rels'))
  const results = data ? elementsOf(rootOf(data), 'Relationship') : []
  return new Map(results.map((each) => [attributeOf(each, 'Id') ?? '', isExternal(each)]))
}

function notesOf(kind: 'footnote' | 'endnote', parts: ReadonlyMap<string, Buffer>): Set<string> {
  const data = parts.get(`word/${kind}s.xml`)
  const results = data ? elementsOf(rootOf(data), kind) : []
  return new Set(results.map((each) => attributeOf(each, 'id') ?? ''))
}

export type Lost = Record<'images' | 'notes' | 'links', number>

function dropLostImages(root: Element, known: ReadonlyMap<string, boolean>): number {
  let dropped = 0
  for (const image of [...root.getElementsByTagNameNS('*', 'blip'), ...root.getElementsByTagNameNS('*', 'imagedata')]) {
    const embedded = named(image, 'embed') ?? named(image, 'id')
    const id = embedded ?? named(image, 'link')
    if (id === null || (known.has(id) && (embedded === null || !known.get(id)))) continue
    // Some programs write the address of an image where the name of one in the file belongs.
    if (known.has(id) && image.localName === 'blip') {
      for (const namespace of [relationships, strictRelationships]) image.removeAttributeNS(namespace, 'embed')
      image.setAttributeNS(relationships, 'r:link', id)
      continue
    }
    dropped += 1
    image.remove()
  }
  return dropped
}

/** Mammoth ends at the first image, note or address that is named and not in the file. Adds to `lost`. */
export function dropLost(root: Element, part: string, parts: ReadonlyMap<string, Buffer>, lost: Lost): void {
  const known = relationshipsOf(part, parts)
  lost.images += dropLostImages(root, known)
  for (const link of elementsOf(root, 'hyperlink')) {
    const id = named(link, 'id')
    if (id === null || known.has(id)) continue
    lost.links += 1
    link.replaceWith(...link.childNodes)
  }
  for (const kind of ['footnote', 'endnote'] as const) {
    const references = elementsOf(root, `${kind}Reference`)
    const notes = references.length > 0 ? notesOf(kind, parts) : new Set()
    for (const reference of references.filter((each) => !notes.has(attributeOf(each, 'id') ?? ''))) {
      lost.notes += 1
      reference.remove()
    }
  }
}
