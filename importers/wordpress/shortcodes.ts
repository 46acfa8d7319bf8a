/** Short codes of WordPress and its plugins: `[name key="value"]content[/name]`. */

export interface Shortcode {
  name: string
  named: Map<string, string>
  bare: string[]
  content: string | undefined
}

const longest = 4000

const opening = /\[(\/?)([A-Za-z][\w-]{0,60})(?=[\s\]/=:])([^\][]*)\]/g

const [double, single] = [
  '(?:&quot;|&#0?34;|&#822[01];|&#8243;|[\\u201c\\u201d\\u2033])',
  '(?:&#0?39;|&#821[67];|[\\u2018\\u2019])',
]

/** A value in quotation marks: those of an editor only count where no plain ones are. */
const values = `"([^"]*)"|'([^']*)'|${double}((?:(?!${double})[^"])*)(?:${double}|")|${single}((?:(?!${single})[^'])*)(?:${single}|')`

const parameter = new RegExp(`([\\w-]+)\\s{0,9}=\\s{0,9}(?:${values}|([^\\s'"]+))|${values}|(\\S+)`, 'g')

function parametersOf(input: string): Pick<Shortcode, 'named' | 'bare'> {
  const named = new Map<string, string>()
  const bare: string[] = []
  const text = input.slice(0, longest).replace(/[\u00a0\u200b]|&nbsp;/g, ' ')
  for (const [, name, ...results] of text.matchAll(parameter)) {
    const value = (results.find((each) => each !== undefined) ?? '').replace(/&amp;/g, '&')
    if (name === undefined) bare.push(value)
    else named.set(name.toLowerCase(), value)
  }
  return { named, bare }
}

const looksLikeCode = (name: string, input: string, hasEnd: boolean): boolean =>
  hasEnd || /=/.test(input) || /[_-]/.test(name)

/** Brackets that no later step takes for a code. */
const asText = (code: string): string => code.replace(/\[/g, '&#91;')

interface Begun {
  name: string
  given: string
  written: string
  parts: string[]
}

function codeStack(render: (code: Shortcode) => string | undefined, onUnknown: (name: string) => void) {
  const root: string[] = []
  const open: Begun[] = []
  const into = () => open.at(-1)?.parts ?? root

  function finish(begun: Begun, content: string | undefined, end: string): void {
    const shortcode = { name: begun.name.toLowerCase(), ...parametersOf(begun.given), content }
    const made = render(shortcode)
    if (made === undefined && looksLikeCode(begun.name, begun.given, content !== undefined)) onUnknown(begun.name)
    into().push(made ?? `${begun.written}${content ?? ''}${end}`)
  }

  function finishFrom(first: number): void {
    while (open.length > first) {
      const inner = open.pop()
      if (!inner) break
      finish(inner, undefined, '')
      into().push(inner.parts.join(''))
    }
  }

  return {
    root,
    into,
    finish,
    finishFrom,
    begin: (begun: Begun) => void open.push(begun),
    /** Ends the innermost open code of a name. Without one the end stays as it is written. */
    end(name: string, written: string): void {
      const index = open.findLastIndex((begun) => begun.name.toLowerCase() === name)
      if (index === -1) return void into().push(written)
      finishFrom(index + 1)
      const begun = open.pop()
      if (begun) finish(begun, begun.parts.join(''), written)
    },
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
  const stack = codeStack(render, onUnknown)
  let from = 0
  for (const match of codes) {
    const [written, slash, name = '', input = ''] = match
    const at = match.index
    if (at < from) continue
    stack.into().push(html.slice(from, at))
    from = at + written.length
    const key = name.toLowerCase()
    const remaining = ends.get(key) ?? 0
    if (html[at - 1] === '[' && html[from] === ']') {
      // `[[name]]`: one pair of brackets goes.
      stack.into().push((stack.into().pop() ?? '').replace(/\[$/, ''), asText(written))
      from += 1
    } else if (slash) {
      ends.set(key, remaining - 1)
      stack.end(key, written)
    } else {
      const begun = { name, given: input.replace(/\/\s*$/, ''), written, parts: [] }
      if (/\/\s*$/.test(input) || remaining === 0) stack.finish(begun, undefined, '')
      else stack.begin(begun)
    }
  }
  stack.into().push(html.slice(from))
  stack.finishFrom(0)
  return stack.root.join('')
}
