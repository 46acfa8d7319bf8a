/** Beyond these an article's markup is no article any more, and treating it would hold up every other visitor. */
const deepest = 150
const mostTags = 20_000

/** Elements that a browser closes by itself, and those that hold nothing: they do not nest by being left open. */
const notCounted = /^(?:p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|colgroup|area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Whether markup is nested or crowded beyond what any real text is; reads it once, as text. */
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

/** What is readable of markup that is beyond the bounds: its text, in paragraphs. */
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
