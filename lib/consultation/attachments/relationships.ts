import { SaxesParser } from 'saxes'
import { FileRefused } from './refused'

/** The types of a link that is followed only by a click: the usual one, and the one of the strict variant. */
const clicked = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink',
]

/** An address that leads out of the package, whatever its mode says: it has a scheme, or names a server. */
const leadsOut = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i

export const hasRelationships = (name: string): boolean => /\.rels$/i.test(name)

function decoderFor([first, second]: Buffer): TextDecoder {
  const isLittleEndian = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)
  return new TextDecoder(isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : 'utf-8', { fatal: true })
}

type Attributes = Map<string, string>

/** The attributes of all relationships in a part. Throws an Error if it is not the XML of a package. */
function relationshipsIn(part: Buffer): Attributes[] {
  const results: Attributes[] = []
  const parser = new SaxesParser({ xmlns: true })
  // Another encoding or entities could hide an address from this check.
  const refuse = () => {
    throw new FileRefused('fileUnsafe')
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', refuse)
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?(?:8|16)$/i.test(encoding)) refuse()
  })
  parser.on('opentag', ({ local, attributes }) => {
    if (local.toLowerCase() !== 'relationship') return
    results.push(new Map(Object.values(attributes).map(({ local: name, value }) => [name.toLowerCase(), value.trim()])))
  })
  parser.write(decoderFor(part).decode(part)).close()
  return results
}

function isFetched(relationship: Attributes): boolean {
  const isInside =
    (relationship.get('targetmode') ?? 'Internal').toLowerCase() === 'internal' &&
    !leadsOut.test(relationship.get('target') ?? '')
  return !isInside && !clicked.includes(relationship.get('type') ?? '')
}

/**
 * Checks that nothing outside of a document is fetched when it is opened: no template, image, object or part. Links
 * are allowed. Throws FileRefused.
 */
export function checkRelationships(part: Buffer): void {
  let relationships: Attributes[]
  try {
    relationships = relationshipsIn(part)
  } catch (cause) {
    throw cause instanceof FileRefused ? cause : new FileRefused('fileDamaged', { cause })
  }
  if (relationships.some(isFetched)) throw new FileRefused('fileExternal')
}
