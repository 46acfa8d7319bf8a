/** One element of a head, as React writes it: `>` in an attribute is always escaped. */
const element = /<(title|style|script|noscript|template)\b[^>]*>[^]*?<\/\1>|<(?:meta|link|base)\b[^>]*>/g
const head = /(<head\b[^>]*>)([^]*?)(<\/head>)/

/**
 * What programs read first, in this order. Anything else follows in its own order. The last three are of components:
 * React writes them before or after what Next adds to the head, whichever was ready first, and two renderings of one
 * page would differ by that.
 */
const order = [
  /^<meta charset=/i,
  /^<meta name="viewport"/,
  /^<title\b/,
  /^<meta name="description"/,
  /^<link rel="canonical"/,
  /^<meta property="(?:og:|article:(?!tag|publisher))/,
  /^<meta name="twitter:/,
  /^<meta property="article:publisher/,
  /^<meta property="article:tag/,
  /^<link rel="search"/,
]

const rankOf = (part: string): number => {
  const rank = order.findIndex((pattern) => pattern.test(part))
  return rank === -1 ? order.length : rank
}

/** Moves what link previews read to the start of the head: some read a kilobyte. Only a head of elements is changed. */
export function orderHead(html: string): string {
  return html.replace(head, (whole, start: string, inside: string, end: string) => {
    const parts = inside.match(element) ?? []
    if (parts.join('') !== inside) return whole
    return `${start}${parts.toSorted((a, b) => rankOf(a) - rankOf(b)).join('')}${end}`
  })
}
