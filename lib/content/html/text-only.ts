const maxParagraphs = 20_000

const withoutText = [
  { start: '<style', end: '</style', endLength: 0 },
  { start: '<script', end: '</script', endLength: 0 },
  { start: '<!--', end: '-->', endLength: 3 },
] as const

function without(html: string, { start, end, endLength }: (typeof withoutText)[number]): string {
  const lower = html.toLowerCase()
  // Some letters change their length in lower case; the positions would not fit.
  if (lower.length !== html.length) return html
  const pieces: string[] = []
  let from = 0
  for (let at = lower.indexOf(start); at !== -1; at = lower.indexOf(start, from)) {
    pieces.push(html.slice(from, at))
    const closed = lower.indexOf(end, at)
    if (closed === -1) return pieces.join('')
    from = closed + endLength
  }
  return [...pieces, html.slice(from)].join('')
}

/** Safe as HTML: with character references, without any element. Takes linear time, whatever the markup is. */
export function textLines(html: string): string[] {
  return withoutText
    .reduce(without, html)
    .replace(/<[^<>]*>/g, '\n')
    .split('\n')
    .map((line) => line.replace(/</g, '&lt;').replace(/>/g, '&gt;').trim())
    .filter(Boolean)
    .slice(0, maxParagraphs)
}

export const textOnly = (html: string): string =>
  textLines(html)
    .map((line) => `<p>${line}</p>`)
    .join('')
