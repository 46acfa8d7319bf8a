import { toNfc } from './nfc'

/** A decoded path segment in NFC, since some systems decompose copied addresses; as typed if an escape is malformed. */
export function decodeSegment(segment: string): string {
  try {
    return toNfc(decodeURIComponent(segment))
  } catch {
    return toNfc(segment)
  }
}

/** Maximum characters of an id, several times those of a long title; the backend is not asked for longer ones. */
const longestId = 500

/** Whether a text can be an id in an address. A dot segment would change the path; databases refuse NUL in texts. */
export function isId(text: string): boolean {
  return !['', '.', '..'].includes(text) && text.length <= longestId && !/\p{Cc}/u.test(text)
}

/** Article id in a path segment: after the LAST '=' (spec 2), or all of it. An escaped one (`%3D`) is part of it. */
export function articleIdOf(segment: string): string {
  return decodeSegment(segment.slice(segment.lastIndexOf('=') + 1))
}

/** Member id in a path segment: as an article's, but the text after the FIRST '=' (spec 2). */
export function memberIdOf(segment: string): string {
  return decodeSegment(segment.slice(segment.indexOf('=') + 1))
}
