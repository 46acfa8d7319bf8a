/** Short codes of WordPress and its plugins: `[name key="value"]content[/name]`. */

export interface Shortcode {
  name: string
  named: Map<string, string>
  bare: string[]
  /** What stands between it and its end; undefined if it has none. */
  content: string | undefined
}

/** Longest opening code that is read, in characters. */
const longest = 4000

const opening = /\[(\/?)([A-Za-z][\w-]{0,60})(?=[\s\]/=:])([^\][]*)\]/g

const [double, single] = [
  '(?:&quot;|&#0?34;|&#822[01];|&#8243;|[\\u201c\\u201d\\u2033])',
  '(?:&#0?39;|&#821[67];|[\\u2018\\u2019])',
]

/** A value in quotation marks: those of an editor only count where no plain ones are. */
const values = `"([^"]*)"|'([^']*)'|${double}((?:(?!${double})[^"])*)(?:${double}|")|${single}((?:(?!${single})[^'])*)(?:${single}|')`

const parameter = new RegExp(`([\\w-]+)\\s{0,9}=\\s{0,9}(?:${values}|([^\\s'"]+))|${values}|(\\S+)`, 'g')

function parametersOf(given: string): Pick<Shortcode, 'named' | 'bare'> {
  const named = new Map<string, string>()
  const bare: string[] = []
  const text = given.slice(0, longest).replace(/[\u00a0\u200b]|&nbsp;/g, ' ')
  for (const [, name, ...found] of text.matchAll(parameter)) {
    const value = (found.find((each) => each !== undefined) ?? '').replace(/&amp;/g, '&')
    if (name === undefined) bare.push(value)
    else named.set(name.toLowerCase(), value)
  }
  return { named, bare }
}

const looksLikeCode = (name: string, given: string, hasEnd: boolean): boolean =>
  hasEnd || /=/.test(given) || /[_-]/.test(name)

/** Brackets that no later step takes for a code. */
const asText = (code: string): string => code.replace(/\[/g, '&#91;')

interface Begun {
  name: string
  given: string
  written: string
  parts: string[]
}

/** A text that is written while its codes are read, and the codes that are open in it. */
class CodeStack {
  readonly #root: string[] = []
  readonly #open: Begun[] = []
  readonly #render: (code: Shortcode) => string | undefined
  readonly #onUnknown: (name: string) => void

  constructor(render: (code: Shortcode) => string | undefined, onUnknown: (name: string) => void) {
    this.#render = render
    this.#onUnknown = onUnknown
  }

  /** What is written into: the innermost open code, else the text. */
  get parts(): string[] {
    return this.#open.at(-1)?.parts ?? this.#root
  }

  begin(begun: Begun): void {
    this.#open.push(begun)
  }

  finish(begun: Begun, content: string | undefined, end: string): void {
    const shortcode = { name: begun.name.toLowerCase(), ...parametersOf(begun.given), content }
    const made = this.#render(shortcode)
    if (made === undefined && looksLikeCode(begun.name, begun.given, content !== undefined)) this.#onUnknown(begun.name)
    this.parts.push(made ?? `${begun.written}${content ?? ''}${end}`)
  }

  /** Ends the innermost open code of a name. Without one the end stays as it is written. */
  end(name: string, written: string): void {
    const index = this.#open.findLastIndex((begun) => begun.name.toLowerCase() === name)
    if (index === -1) return void this.parts.push(written)
    this.#finishInner(index + 1)
    const begun = this.#open.pop()
    if (begun) this.finish(begun, begun.parts.join(''), written)
  }

  /** Finishes the open codes from the given one on, which have no end of their own. */
  #finishInner(from: number): void {
    while (this.#open.length > from) {
      const inner = this.#open.pop()
      if (!inner) break
      this.finish(inner, undefined, '')
      this.parts.push(inner.parts.join(''))
    }
  }

  whole(): string {
    this.#finishInner(0)
    return this.#root.join('')
  }
}

function endsIn(codes: readonly RegExpExecArray[]): Map<string, number> {
  const ends = new Map<string, number>()
  for (const [, slash, name = ''] of codes)
    if (slash) ends.set(name.toLowerCase(), (ends.get(name.toLowerCase()) ?? 0) + 1)
  return ends
}

/**
 * Replaces the short codes that `render` knows. For any other it returns undefined: that one stays as it is written, and
 * `onUnknown` learns its name. A code in double brackets is text about a code. Reads the text once, and codes may stand
 * in others.
 */
export function replaceShortcodes(
  html: string,
  render: (code: Shortcode) => string | undefined,
  onUnknown: (name: string) => void,
): string {
  if (!html.includes('[')) return html
  const codes = [...html.matchAll(opening)]
  const ends = endsIn(codes)
  const stack = new CodeStack(render, onUnknown)
  let from = 0
  for (const found of codes) {
    const [written, slash, name = '', given = ''] = found
    const at = found.index
    if (at < from) continue
    stack.parts.push(html.slice(from, at))
    from = at + written.length
    const key = name.toLowerCase()
    const remaining = ends.get(key) ?? 0
    if (html[at - 1] === '[' && html[from] === ']') {
      // `[[name]]`: one pair of brackets goes.
      stack.parts.push((stack.parts.pop() ?? '').replace(/\[$/, ''), asText(written))
      from += 1
    } else if (slash) {
      ends.set(key, remaining - 1)
      stack.end(key, written)
    } else {
      const begun = { name, given: given.replace(/\/\s*$/, ''), written, parts: [] }
      if (/\/\s*$/.test(given) || remaining === 0) stack.finish(begun, undefined, '')
      else stack.begin(begun)
    }
  }
  stack.parts.push(html.slice(from))
  return stack.whole()
}
