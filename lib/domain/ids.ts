/** Decodes a path segment; a malformed escape is kept as typed instead of throwing. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Letters that an id has at most, several times as many as a long title makes: no backend is asked for more. */
const longestId = 500

/** Whether a text can be an id in an address. The two dots mean another page there. */
export function isId(text: string): boolean {
  return !['', '.', '..'].includes(text) && text.length <= longestId
}

/** Article id in a path segment: the text after the LAST '=' (spec 2); without '=' the whole segment. */
export function articleIdOf(segment: string): string {
  const decoded = decodeSegment(segment)
  return decoded.slice(decoded.lastIndexOf('=') + 1)
}

/** Member id in a path segment: the text after the FIRST '=' (spec 2); without '=' the whole segment. */
export function memberIdOf(segment: string): string {
  const decoded = decodeSegment(segment)
  return decoded.slice(decoded.indexOf('=') + 1)
}
