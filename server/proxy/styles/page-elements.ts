import { LRUCache } from 'lru-cache'

/** An element of a page, as its start tag says. */
export class PageElement {
  readonly classes: ReadonlySet<string>
  #attributes: Map<string, string> | undefined

  constructor(
    readonly tag: string,
    readonly text: string,
  ) {
    const [, double, single] = /\sclass=(?:"([^"]*)"|'([^']*)')/i.exec(text) ?? []
    this.classes = new Set((double ?? single)?.split(/\s+/))
  }

  /** The attributes by their names in small letters. Read when they are needed: few selectors compare any. */
  get attributes(): ReadonlyMap<string, string> {
    this.#attributes ??= new Map(
      Array.from(this.text.matchAll(attribute), ([, name = '', double, single, bare]) => [
        name.toLowerCase(),
        double ?? single ?? bare ?? '',
      ]),
    )
    return this.#attributes
  }
}

/** Parts of a page whose text is no element. */
export const notElements = /<(script|style)\b[^]*?<\/\1>|<!--[^]*?-->/g
export const startTag = /<[a-z][^\s/>]*[^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*>/gi
/** The name of an element, and what else is in its start tag. */
const partsOfTag = /^<([^\s/>]*)([^]*)>$/
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** Elements that browsers add. */
const implied = ['html', 'head', 'body', 'tbody', 'colgroup'].map((tag) => new PageElement(tag, ''))
/** The deferred-script loader makes it of a link when that is pressed. */
const frame = new PageElement('iframe', '')

/** Elements by their start tags. Those of the header, the menu and the footer are on every page of a language. */
const known = new LRUCache<string, PageElement>({ max: 4000 })

/** A text of its own: a part of a page's text keeps the whole of it in memory. */
const copied = (part: string) => Buffer.from(part).toString()

function elementOf(start: string): PageElement {
  const found = known.get(start)
  if (found) return found
  const [, tag = '', text = ''] = partsOfTag.exec(start) ?? []
  const element = new PageElement(copied(tag.toLowerCase()), copied(text))
  known.set(copied(start), element)
  return element
}

/** The characters of a text, each once. */
function charactersOf(text: string): number[] {
  const isThere = new Uint8Array(0x1_00_00)
  const found: number[] = []
  const beyond = new Set<number>()
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (isThere[unit] === 1) continue
    const code = text.codePointAt(at) ?? unit
    if (code === unit) {
      isThere[unit] = 1
      found.push(unit)
    } else {
      beyond.add(code)
      at += 1
    }
  }
  return [...found, ...beyond]
}

/** The elements of a page, with those that are shown only without scripts. Same start tags count once. */
export class PageElements {
  readonly all: readonly PageElement[]
  readonly #languages = new Set<string>()
  /** The characters of the page's texts and attributes. */
  readonly characters: readonly number[]

  constructor(html: string) {
    const shown = html.replace(notElements, '')
    const elements = new Set(implied)
    for (const start of shown.match(startTag) ?? []) {
      const element = elementOf(start)
      if (elements.has(element)) continue
      elements.add(element)
      this.#note(element)
    }
    if (/\sdata-frame=/.test(shown)) elements.add(frame)
    this.all = [...elements]
    this.characters = charactersOf(shown)
  }

  #note(element: PageElement): void {
    const { text } = element
    const language = /\slang=/i.test(text) ? element.attributes.get('lang') : undefined
    if (language) this.#languages.add(language.toLowerCase())
  }

  /** Whether anything on the page is in a language, as `:lang()` compares them. */
  hasLanguage(wanted: string): boolean {
    const range = wanted.replace(/^["']|["']$/g, '').toLowerCase()
    return range.startsWith('*') || [...this.#languages].some((has) => has === range || has.startsWith(`${range}-`))
  }
}
