const latin = 'abcdefghijklmnopqrstuvwxyz'

/** Points of a Vietnamese law: "đ)" follows "d)", and there is no f, j, w or z. */
const vietnamese = 'abcdđeghiklmnopqrstuvxy'

const greek = 'αβγδεζηθικλμνξοπρστυφχψω'

const chineseDigits = '〇一二三四五六七八九'

const romanParts = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const

function inLetters(number: number, letters: string): string {
  let written = ''
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / letters.length))
    written = (letters[(rest - 1) % letters.length] ?? '') + written
  return written
}

function inRoman(number: number): string {
  if (number > 3999) return ''
  let rest = number
  let written = ''
  for (const [sign, value] of romanParts) {
    while (rest >= value) {
      written += sign
      rest -= value
    }
  }
  return written
}

function inChinese(number: number): string {
  if (number < 1 || number > 99) return ''
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  const first = tens === 0 ? '' : `${tens === 1 ? '' : chineseDigits[tens]}十`
  return first + (ones === 0 ? '' : (chineseDigits[ones] ?? ''))
}

const upper = (text: string) => text.toUpperCase()

const chinese = { write: inChinese, suffix: '、' }

const styles: Record<string, { write: (number: number) => string; suffix?: string }> = {
  decimal: { write: String },
  'decimal-leading-zero': {
    write: (number) => (number < 0 ? '-' : '') + String(Math.abs(number)).padStart(2, '0'),
  },
  'lower-alpha': { write: (number) => inLetters(number, latin) },
  'upper-alpha': { write: (number) => upper(inLetters(number, latin)) },
  'lower-roman': { write: inRoman },
  'upper-roman': { write: (number) => upper(inRoman(number)) },
  'lower-greek': { write: (number) => inLetters(number, greek) },
  'cjk-ideographic': chinese,
  'trad-chinese-informal': chinese,
  'simp-chinese-informal': chinese,
}

const otherNames: Record<string, string> = { 'lower-latin': 'lower-alpha', 'upper-latin': 'upper-alpha' }

/** A number in a counter style of CSS; one that the style cannot write, or of an unknown style, in digits. */
export function counted(number: number, style: string): string {
  return styles[otherNames[style] ?? style]?.write(number) || String(number)
}

export function browserMarker(number: number, style: string): string {
  const written = counted(number, style)
  return written + (written === String(number) ? '.' : (styles[otherNames[style] ?? style]?.suffix ?? '.'))
}

const htmlTypes = {
  '1': 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
} as const satisfies Record<string, string>

export const styleOfType = (type: string): string | undefined =>
  Object.hasOwn(htmlTypes, type) ? htmlTypes[type as keyof typeof htmlTypes] : undefined

export function htmlTypeOf(style: string): string | undefined {
  const name = otherNames[style] ?? style
  return Object.entries(htmlTypes).find(([, each]) => each === name)?.[0]
}

export function shownMarkers(list: Element): string[] {
  // Other parsers than jsdom have collections without an iterator.
  const items = Array.from(list.children).filter(({ localName }) => localName === 'li')
  if (list.localName !== 'ol') return items.map(() => '•')
  const step = list.hasAttribute('reversed') ? -1 : 1
  const start = Number(list.getAttribute('start') ?? (step === 1 ? 1 : items.length))
  const style = styleOfType(list.getAttribute('type') ?? '') ?? 'decimal'
  return items.map((_, i) => browserMarker(start + i * step, style))
}

function partsOf(marker: string): [before: string, sign: string, after: string] | undefined {
  const match = /^(.*?)(\d{1,4}|[\p{L}]{1,7})([^\p{L}\d]{0,2})$/u.exec(marker)
  return match ? [match[1] ?? '', match[2] ?? '', match[3] ?? ''] : undefined
}

function isNext(sign: string, next: string): boolean {
  if (/^\d+$/.test(sign)) return next === String(Number(sign) + 1)
  const isUpper = sign === upper(sign)
  if ((next === upper(next)) !== isUpper) return false
  const [small, smallNext] = [sign.toLowerCase(), next.toLowerCase()]
  const follows = (letters: string) => small.length === 1 && letters[letters.indexOf(small) + 1] === smallNext
  if (([...vietnamese].includes(small) && follows(vietnamese)) || (latin.includes(small) && follows(latin))) return true
  for (let number = 1; number < 60; number++) if (inRoman(number) === small) return inRoman(number + 1) === smallNext
  return false
}

export function isSequence(markers: readonly string[]): boolean {
  return markers.slice(1).every((marker, i) => {
    const before = markers[i] ?? ''
    const [parts, next] = [partsOf(before), partsOf(marker)]
    if (!parts || !next) return marker === before
    return parts[0] === next[0] && parts[2] === next[2] && isNext(parts[1], next[1])
  })
}
