/** Decodes a path segment; a malformed escape is kept as typed instead of throwing. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
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
