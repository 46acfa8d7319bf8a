/** An empty line ends a paragraph of the classic editor, a line break in it is one (WordPress' "autop"). */

type Piece =
  | { kind: 'text' | 'inline'; text: string }
  | { kind: 'raw'; text: string }
  | { kind: 'block'; text: string; name: string; isEnd: boolean }

const blocks = new Set(
  'address article aside blockquote caption center col colgroup dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li map menu nav ol p section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

const rawNames = new Set('pre script style textarea svg math iframe noscript object audio video select'.split(' '))

/** Elements that hold other elements only: spaces between them say nothing. */
const listLike = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'ul', 'ol', 'dl', 'menu'])

/** Elements of one line or one paragraph: text in them gets none of its own. */
const lineLike = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'summary', 'caption', 'figcaption', 'legend'])

/** Elements whose text is a paragraph however short it is. */
const always = new Set(['', 'blockquote'])

/** Those that stand beside paragraphs, not in them. */
const rawBlocks = new Set(['pre', 'iframe', 'audio', 'video', 'object'])

const tagStart = /<(?:!--|\/?[a-z][^\s/>]*)/giy

/** The end of the tag that begins at `from`; quoted values may contain `>`. */
function endOfTag(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at] ?? ''
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '>') return at + 1
    else if ((sign === '"' || sign === "'") && html[at - 1] === '=') quote = sign
  }
  return -1
}

function piecesOf(html: string): Piece[] {
  const lower = html.toLowerCase()
  // Some letters change their length in lower case; the positions would not fit.
  const result = lower.length === html.length ? lower : html
  const missing = new Set<string>()
  const pieces: Piece[] = []
  let from = 0
  const addText = (to: number) => {
    if (to > from) pieces.push({ kind: 'text', text: html.slice(from, to) })
  }
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', Math.max(at + 1, from))) {
    tagStart.lastIndex = at
    const begun = tagStart.exec(html)?.[0]
    if (begun === undefined) continue
    const name = begun.replace(/^<\/?/, '').toLowerCase()
    const isEnd = begun.startsWith('</')
    const isComment = name.startsWith('!--')
    let end = isComment ? html.indexOf('-->', at + 4) + 3 : endOfTag(html, at)
    if (end < at + 3) break
    addText(at)
    if (!isComment && !isEnd && rawNames.has(name) && !missing.has(name)) {
      const closed = result.indexOf(`</${name}`, end)
      if (closed === -1) missing.add(name)
      else end = Math.max(end, html.indexOf('>', closed) + 1)
    }
    const text = html.slice(at, end)
    if (rawBlocks.has(name)) pieces.push({ kind: 'raw', text })
    else if (blocks.has(name)) pieces.push({ kind: 'block', text, name, isEnd })
    else pieces.push({ kind: 'inline', text })
    from = end
  }
  addText(html.length)
  return pieces
}

const lineBreak = /^<br\s*\/?>$/i

/** Stands for a line break that is written as an element, while lines are divided. */
const written = '\uF8FF'

/** Text between two blocks as paragraphs; two line breaks in a row are an empty line, as WordPress takes them. */
function paragraphsOf(run: Piece[]): string[] {
  return run
    .map(({ kind, text }) => {
      if (kind === 'text') return text.replaceAll(written, '')
      return lineBreak.test(text) ? written : text.replace(/\n/g, ' ')
    })
    .join('')
    .replace(/\uF8FF\s{0,99}\uF8FF/g, '\n\n')
    .split(/\n[^\S\n\u00a0]{0,99}\n\s{0,99}/)
    .map((each) =>
      each
        .replaceAll(written, '\n')
        .trim()
        .replace(/[^\S\n\u00a0]{0,99}(?:\n[^\S\n\u00a0]{0,99})+/g, '<br>\n'),
    )
    .filter((each) => each !== '')
}

const isBlankRun = (paragraph: string): boolean => /^(?:\s|<!--(?:[^-]|-(?!->))*-->)*$/.test(paragraph)

/** What has paragraphs already, or is preformatted, stays as it is. Takes linear time. */
export function withParagraphs(input: string): string {
  const html = input.replace(/\r\n?/g, '\n')
  const out: string[] = []
  const open: string[] = []
  let run: Piece[] = []

  function flush(): void {
    const container = open.at(-1) ?? ''
    const all = run
    run = []
    if (all.length === 0) return
    if (listLike.has(container)) {
      out.push(...all.map(({ text }) => text))
      return
    }
    const paragraphs = paragraphsOf(all)
    if (lineLike.has(container)) {
      out.push(paragraphs.join(container === 'p' ? '</p>\n<p>' : '<br>\n'))
      return
    }
    const isLoose =
      container === 'div' && /^\s{0,9}\n\s{0,9}\n|\n\s{0,9}\n\s{0,9}$/.test(all.map(({ text }) => text).join(''))
    if (always.has(container) || paragraphs.length > 1 || isLoose)
      out.push(...paragraphs.map((each) => (isBlankRun(each) ? each : `<p>${each}</p>\n`)))
    else out.push(...paragraphs)
  }

  for (const piece of piecesOf(html)) {
    if (piece.kind === 'text' || piece.kind === 'inline') {
      run.push(piece)
      continue
    }
    flush()
    out.push(piece.text)
    if (piece.kind !== 'block') continue
    const { isEnd, name, text } = piece
    // A paragraph that is not closed ends where the next block begins.
    if (open.at(-1) === 'p' && !isEnd) open.pop()
    if (!isEnd && !['hr', 'col'].includes(name) && !text.endsWith('/>')) open.push(name)
    else if (isEnd && open.includes(name)) open.splice(open.lastIndexOf(name))
  }
  flush()
  return out.join('').trim()
}
