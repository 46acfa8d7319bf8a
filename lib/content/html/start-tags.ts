import { Tokenizer, TokenizerMode, type Token, type TokenHandler } from 'parse5'
import { escapeHtml } from '../../domain/text'

export interface StartTag {
  name: string
  attributes: Map<string, string>
  start: number
  end: number
}

/** How the parser reads what follows these tags. */
const contentOf: Record<string, Tokenizer['state']> = {
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  script: TokenizerMode.SCRIPT_DATA,
  plaintext: TokenizerMode.PLAINTEXT,
}

const ignore = () => undefined

export function startTags(html: string, names: readonly string[]): StartTag[] {
  const results: StartTag[] = []
  const onStartTag = ({ tagName, attrs, location }: Token.TagToken) => {
    if (location && names.includes(tagName)) {
      const attributes = new Map(attrs.map(({ name, value }) => [name, value]))
      results.push({ name: tagName, attributes, start: location.startOffset, end: location.endOffset })
    }
    const content = contentOf[tagName]
    if (content !== undefined) tokenizer.state = content
  }
  const handler: TokenHandler = {
    onComment: ignore,
    onDoctype: ignore,
    onStartTag,
    onEndTag: ignore,
    onEof: ignore,
    onCharacter: ignore,
    onNullCharacter: ignore,
    onWhitespaceCharacter: ignore,
    onParseError: null,
  }
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler)
  tokenizer.write(html, true)
  return results
}

function written({ name, attributes }: StartTag): string {
  const all = Array.from(attributes, ([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
  return `<${name}${all.join('')}>`
}

export function withStartTags(html: string, tags: readonly StartTag[]): string {
  const parts: string[] = []
  let from = 0
  for (const tag of tags) {
    parts.push(html.slice(from, tag.start), written(tag))
    from = tag.end
  }
  return [...parts, html.slice(from)].join('')
}
