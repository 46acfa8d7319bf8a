import {
  beginsWithMark,
  encodingOfFont,
  fromLegacy,
  isUnicode,
  looksLegacy,
  type LegacyEncoding,
} from './vietnamese-encodings'
import { count } from './word-package'
import { attributeOf, childOf, elementLike, elementsOf, partOf, rootOf, textParts, valueOf } from './xml'

const legacyName = /"(?:\.vn|vni[- ])/i

const maxBases = 20

function fontIn(properties: Element | undefined): string | undefined {
  const fonts = childOf(properties, 'rFonts')
  return attributeOf(fonts, 'asciiTheme') ?? attributeOf(fonts, 'ascii') ?? attributeOf(fonts, 'hAnsi')
}

function fontFinder(styles: Buffer | undefined): (run: Element, paragraph: Element | undefined) => string {
  const root = styles && rootOf(styles)
  const all = root ? elementsOf(root, 'style') : []
  const byId = new Map(all.map((style) => [attributeOf(style, 'styleId') ?? '', style]))
  const usual = all.find((one) => attributeOf(one, 'type') === 'paragraph' && attributeOf(one, 'default') === '1')
  const defaults = root && elementsOf(root, 'rPrDefault')[0]
  const ofDocument = fontIn(childOf(defaults, 'rPr')) ?? ''
  const ofStyle = (input: Element | undefined): string | undefined => {
    let style = input
    for (let i = 0; style && i < maxBases; i += 1) {
      const font = fontIn(childOf(style, 'rPr'))
      if (font !== undefined) return font
      style = byId.get(valueOf(style, 'basedOn') ?? '')
    }
    return undefined
  }
  return (run, paragraph) => {
    const own = childOf(run, 'rPr')
    const named = byId.get(valueOf(childOf(paragraph, 'pPr'), 'pStyle') ?? '')
    return fontIn(own) ?? ofStyle(byId.get(valueOf(own, 'rStyle') ?? '')) ?? ofStyle(named ?? usual) ?? ofDocument
  }
}

interface LegacyText {
  element: Element
  encoding: LegacyEncoding
  isCapitals: boolean
}

type FontOf = ReturnType<typeof fontFinder>

/** The texts in such fonts, paragraph by paragraph. Of the letter "ư" of TCVN3 Word makes a hyphen of its own. */
function legacyTexts(root: Element, fontOf: FontOf): LegacyText[][] {
  const paragraphs = new Map<Element | undefined, LegacyText[]>()
  for (const run of elementsOf(root, 'r')) {
    const paragraph = run.closest('*|p') ?? undefined
    const result = encodingOfFont(fontOf(run, paragraph))
    if (!result) continue
    for (const hyphen of result.encoding === 'TCVN3' ? elementsOf(run, 'softHyphen') : []) {
      const text = elementLike(hyphen, 't')
      text.textContent = '\u00ad'
      hyphen.replaceWith(text)
    }
    const texts = paragraphs.get(paragraph) ?? []
    for (const element of elementsOf(run, 't')) texts.push({ element, ...result })
    paragraphs.set(paragraph, texts)
  }
  return [...paragraphs.values()]
}

const textOf = (texts: readonly LegacyText[]): string => texts.map(({ element }) => element.textContent ?? '').join('')

/** Writes the texts of a paragraph in Unicode. A letter and its marks may be in two runs. */
function convert(texts: readonly LegacyText[]): void {
  for (const [i, { element, encoding }] of texts.entries()) {
    const before = texts[i - 1]
    const text = element.textContent ?? ''
    if (encoding !== 'VNI' || before?.encoding !== 'VNI' || !beginsWithMark(text)) continue
    if (!/[aeouyôö]$/i.test(before.element.textContent ?? '')) continue
    before.element.textContent += text.slice(0, 1)
    element.textContent = text.slice(1)
  }
  for (const { element, encoding, isCapitals } of texts) {
    const made = fromLegacy(element.textContent ?? '', encoding)
    element.textContent = isCapitals ? made.toUpperCase() : made
  }
}

export const inUnicode = (text: string, encoding: LegacyEncoding | undefined): string =>
  encoding && looksLegacy(text) && !isUnicode(text) ? fromLegacy(text, encoding) : text

function convertMarkers(parts: Map<string, Buffer>, usual: LegacyEncoding): void {
  const name = 'word/numbering.xml'
  const part = parts.get(name)
  if (!part) return
  const root = rootOf(part)
  for (const level of elementsOf(root, 'lvl')) {
    const marker = childOf(level, 'lvlText')
    const written = marker && [...marker.attributes].find(({ localName }) => localName === 'val')
    const font = fontIn(childOf(level, 'rPr'))
    const encoding = font === undefined ? usual : encodingOfFont(font)?.encoding
    if (written) written.value = inUnicode(written.value, encoding)
  }
  parts.set(name, partOf(root))
}

/** TCVN3 (`.VnTime`) and VNI (`VNI-Times`). Text in Unicode stays. Returns the encoding that most texts had. */
export function convertLegacyFonts(parts: Map<string, Buffer>): {
  encoding: LegacyEncoding | undefined
  changes: string[]
} {
  const named = [...parts].filter(([name]) => textParts.test(name) || name === 'word/styles.xml')
  if (!named.some(([, data]) => legacyName.test(data.toString('utf8')))) return { encoding: undefined, changes: [] }
  const fontOf = fontFinder(parts.get('word/styles.xml'))
  const texts = [...parts].filter(([name]) => textParts.test(name))
  const roots = new Map(texts.map(([name, data]) => [name, rootOf(data)]))
  const results = [...roots.values()].flatMap((root) => legacyTexts(root, fontOf))
  const unicode = results.filter((each) => isUnicode(textOf(each)))
  const legacy = results.filter((each) => !isUnicode(textOf(each)) && looksLegacy(textOf(each)))
  // Texts that were converted in Word keep the fonts that they had.
  if (legacy.length <= unicode.length) return { encoding: undefined, changes: [] }
  for (const each of results) if (!isUnicode(textOf(each))) convert(each)
  for (const [name, root] of roots) parts.set(name, partOf(root))
  const encodings = legacy.flatMap(([first]) => first?.encoding ?? [])
  const vni = encodings.filter((each) => each === 'VNI').length
  const encoding = vni * 2 > encodings.length ? 'VNI' : 'TCVN3'
  convertMarkers(parts, encoding)
  const names = [...new Set(encodings)].join(' and ')
  const after = `in the encoding ${names} from before Unicode: converted, read it before publishing`
  return { encoding, changes: count(legacy.length, `paragraph ${after}`, `paragraphs ${after}`) }
}
