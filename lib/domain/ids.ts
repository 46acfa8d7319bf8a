import { toNfc } from './nfc'

/**
 * Decodes a path segment, in NFC: some systems decompose the letters of a copied address. A malformed escape is kept as
 * typed and does not throw.
 */
export function decodeSegment(segment: string): string {
  try {
    return toNfc(decodeURIComponent(segment))
  } catch {
    return toNfc(segment)
  }
}

/**
 * Maximum characters of an id, several times as many as a long title produces. The backend is not asked for longer
 * ones.
 */
const longestId = 500

/** Whether a text can be an id in an address. A dot segment would change the path; databases refuse NUL in texts. */
export function isId(text: string): boolean {
  return !['', '.', '..'].includes(text) && text.length <= longestId && !/\p{Cc}/u.test(text)
}

/**
 * Article id in a path segment: the text after the LAST '=' (spec 2), or the whole segment without '='. An escaped one
 * (`%3D`) is part of the id.
 */
export function articleIdOf(segment: string): string {
  return decodeSegment(segment.slice(segment.lastIndexOf('=') + 1))
}

/** Member id in a path segment: as an article's, but the text after the FIRST '=' (spec 2). */
export function memberIdOf(segment: string): string {
  return decodeSegment(segment.slice(segment.indexOf('=') + 1))
}
