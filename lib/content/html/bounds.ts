/**
 * Limits for an article's markup. No real article exceeds them, and processing larger markup would delay all other
 * visitors.
 */
const deepest = 150
const mostTags = 20_000

/** Void elements, and elements that a browser closes implicitly: leaving them open does not nest them. */
const notCounted =
  /^(?:p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|colgroup|area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Whether markup is nested deeper, or has more tags, than any real text. Scans it once as text, without parsing. */
export function isBeyondBounds(html: string): boolean {
  let depth = 0
  let tags = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9:]*)/gi)) {
    tags += 1
    if (tags > mostTags) return true
    if (notCounted.test(name.toLowerCase())) continue
    depth = Math.max(0, depth + (slash ? -1 : 1))
    if (depth > deepest) return true
  }
  return false
}

/** The text of markup that exceeds the limits, in paragraphs. */
export function textOnly(html: string): string {
  return html
    .replace(/<[^<>]{0,2000}>/g, '\n')
    .split('\n')
    .map((line) => line.replace(/</g, '&lt;').trim())
    .filter(Boolean)
    .slice(0, mostTags)
    .map((line) => `<p>${line}</p>`)
    .join('')
}
