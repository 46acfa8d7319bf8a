/** An element of a page, as its start tag says. */
export class PageElement {
  readonly classes: ReadonlySet<string>
  #attributes: Map<string, string> | undefined

  constructor(
    readonly tag: string,
    private readonly text: string,
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
export const startTag = /<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** A custom property in a style, and one whose value another attribute uses. */
const property = /(?<![\w-])--[\w-]+/g
const usedProperty = /(?<=\bvar\(\s*)--[\w-]+/g

/** Elements that browsers add. */
const implied = ['html', 'head', 'body', 'tbody', 'colgroup'].map((tag) => new PageElement(tag, ''))

/** The elements of a page, with those that are shown only without scripts. Same start tags count once. */
export class PageElements {
  readonly #elements = [...implied]
  readonly #byClass = new Map<string, PageElement[]>()
  readonly #languages = new Set<string>()
  /** The custom properties in the page's own styles. Its texts, which may be a visitor's, are none. */
  readonly properties = new Set<string>()
  /** The characters of the page's texts and attributes. */
  readonly characters: readonly number[]

  constructor(html: string) {
    const shown = html.replace(notElements, (whole, tag?: string) => {
      if (tag === 'style') this.#addProperties(whole, property)
      return ''
    })
    const seen = new Set<string>()
    for (const [whole, tag = '', text = ''] of shown.matchAll(startTag)) {
      if (seen.has(whole)) continue
      seen.add(whole)
      this.#add(new PageElement(tag.toLowerCase(), text), text)
    }
    // The deferred-script loader makes it of a link when that is pressed.
    if (/\sdata-frame=/.test(shown)) this.#add(new PageElement('iframe', ''), '')
    this.characters = [...new Set(shown)].map((character) => character.codePointAt(0) ?? 0)
  }

  #add(element: PageElement, text: string): void {
    this.#elements.push(element)
    const language = /\slang=/i.test(text) ? element.attributes.get('lang') : undefined
    if (language) this.#languages.add(language.toLowerCase())
    if (text.includes('--'))
      for (const [name, value] of element.attributes)
        this.#addProperties(value, name === 'style' ? property : usedProperty)
    for (const name of element.classes) {
      const others = this.#byClass.get(name)
      if (others) others.push(element)
      else this.#byClass.set(name, [element])
    }
  }

  #addProperties(text: string, mention: RegExp): void {
    for (const [name] of text.matchAll(mention)) this.properties.add(name)
  }

  /** The elements with a class, or all of them. */
  withClass(name: string | undefined): readonly PageElement[] {
    return name === undefined ? this.#elements : (this.#byClass.get(name) ?? [])
  }

  /** Whether anything on the page is in a language, as `:lang()` compares them. */
  hasLanguage(wanted: string): boolean {
    const range = wanted.replace(/^["']|["']$/g, '').toLowerCase()
    return range.startsWith('*') || [...this.#languages].some((has) => has === range || has.startsWith(`${range}-`))
  }
}
