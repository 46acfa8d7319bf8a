import { counted } from '../../html/numbering/counter-styles'
import { attributeOf, childOf, elementsOf, isOn, rootOf, valueOf } from './xml'

export interface Marker {
  /** `list`: a bullet or "1.", which a list has by itself. `text`: "Điều 5.", "5.1.", "a)". */
  kind: 'bullet' | 'list' | 'text'
  text: string
  number: number
}

interface Level {
  start: number
  format: string
  text: string
  style: string | undefined
}

export interface Style {
  id: string
  name: string
  base: string | undefined
  /** Undefined if it says nothing of it. */
  isHidden: boolean | undefined
  /** Its level in the outline, from 0; 9 is that of plain text. */
  outline: number | undefined
  numbering: string | undefined
  level: number | undefined
}

const counterStyles: Record<string, string> = {
  decimal: 'decimal',
  decimalZero: 'decimal-leading-zero',
  lowerLetter: 'lower-alpha',
  upperLetter: 'upper-alpha',
  lowerRoman: 'lower-roman',
  upperRoman: 'upper-roman',
  chineseCounting: 'cjk-ideographic',
  chineseCountingThousand: 'cjk-ideographic',
  ideographDigital: 'cjk-ideographic',
  taiwaneseCounting: 'cjk-ideographic',
  japaneseCounting: 'cjk-ideographic',
}

const [highestLevel, maxBases] = [8, 20]

export function* withBases(id: string | undefined, styles: ReadonlyMap<string, Style>): Generator<Style> {
  let style = styles.get(id ?? '')
  for (let i = 0; style && i < maxBases; i += 1) {
    yield style
    style = styles.get(style.base ?? '')
  }
}

function levelOf(element: Element): Level {
  return {
    start: Number(valueOf(element, 'start') ?? 1),
    format: valueOf(element, 'numFmt') ?? 'decimal',
    text: valueOf(element, 'lvlText') ?? '',
    style: valueOf(element, 'pStyle'),
  }
}

function levelsIn(parent: Element): Map<number, Level> {
  const levels = [...parent.children].filter(({ localName }) => localName === 'lvl')
  return new Map(levels.map((level) => [Number(attributeOf(level, 'ilvl') ?? 0), levelOf(level)]))
}

export function stylesOf(part: Buffer | undefined): Map<string, Style> {
  const styles = part ? elementsOf(rootOf(part), 'style') : []
  return new Map(
    styles.map((style) => {
      const numbering = childOf(childOf(style, 'pPr'), 'numPr')
      const look = childOf(style, 'rPr')
      const level = valueOf(numbering, 'ilvl')
      const outline = valueOf(childOf(style, 'pPr'), 'outlineLvl')
      const id = attributeOf(style, 'styleId') ?? ''
      return [
        id,
        {
          id,
          name: valueOf(style, 'name') ?? '',
          isHidden: childOf(look, 'vanish') ? isOn(look, 'vanish') : undefined,
          base: valueOf(style, 'basedOn'),
          outline: outline === undefined ? undefined : Number(outline),
          numbering: valueOf(numbering, 'numId'),
          level: level === undefined ? undefined : Number(level),
        },
      ]
    }),
  )
}

type Counters = (number | undefined)[]

export class Numbering {
  readonly #lists = new Map<string, { counters: Counters; levels: Map<number, Level>; restarts: Map<number, number> }>()
  readonly #styles: ReadonlyMap<string, Style>

  constructor(part: Buffer | undefined, styles: ReadonlyMap<string, Style>) {
    this.#styles = styles
    if (!part) return
    const root = rootOf(part)
    const abstract = new Map(
      elementsOf(root, 'abstractNum').map((each) => [attributeOf(each, 'abstractNumId') ?? '', levelsIn(each)]),
    )
    const shared = new Map<string, Counters>()
    for (const list of elementsOf(root, 'num')) {
      const abstractId = valueOf(list, 'abstractNumId') ?? ''
      const counters = shared.get(abstractId) ?? []
      shared.set(abstractId, counters)
      const levels = new Map(abstract.get(abstractId))
      const restarts = new Map<number, number>()
      for (const override of [...list.children].filter(({ localName }) => localName === 'lvlOverride')) {
        const level = Number(attributeOf(override, 'ilvl') ?? 0)
        const start = valueOf(override, 'startOverride')
        if (start !== undefined) restarts.set(level, Number(start))
        const own = childOf(override, 'lvl')
        if (own) levels.set(level, levelOf(own))
      }
      this.#lists.set(attributeOf(list, 'numId') ?? '', { counters, levels, restarts })
    }
  }

  #placeOf(properties: Element | undefined): { id: string; level: number } | undefined {
    const own = childOf(properties, 'numPr')
    const ownId = valueOf(own, 'numId')
    const styles = ownId === undefined ? [...withBases(valueOf(properties, 'pStyle'), this.#styles)] : []
    const style = styles.find(({ numbering }) => numbering !== undefined)
    const id = ownId ?? style?.numbering
    if (id === undefined || id === '0') return undefined
    const level = Number(valueOf(own, 'ilvl') ?? Number.NaN)
    if (!Number.isNaN(level)) return { id, level }
    return { id, level: (style && (style.level ?? this.#levelOfStyle(id, style.id))) || 0 }
  }

  #levelOfStyle(id: string, styleId: string): number {
    const levels = [...(this.#lists.get(id)?.levels ?? [])]
    return levels.find(([, { style }]) => style === styleId)?.[0] ?? 0
  }

  next(properties: Element | undefined): Marker | undefined {
    const place = this.#placeOf(properties)
    const list = place && this.#lists.get(place.id)
    const own = list?.levels.get(place?.level ?? 0)
    if (!place || !list || !own || place.level > highestLevel) return undefined
    const { counters, restarts } = list
    // A list that shares the counters of another one, and says that it begins anew.
    for (const [level, start] of restarts) counters[level] = start - 1
    restarts.clear()
    const number = (counters[place.level] ?? own.start - 1) + 1
    counters[place.level] = number
    counters.length = place.level + 1
    if (own.format === 'bullet') return { kind: 'bullet', text: '', number }
    const text = own.text.replace(/%([1-9])/g, (_, written: string) => {
      const at = Number(written) - 1
      const level = list.levels.get(at)
      const counter = counters[at] ?? level?.start ?? 1
      return level?.format === 'none' ? '' : counted(counter, counterStyles[level?.format ?? ''] ?? 'decimal')
    })
    if (text.trim() === '') return undefined
    const isPlain = own.format === 'decimal' && own.text.trim() === `%${place.level + 1}.`
    return { kind: isPlain ? 'list' : 'text', text: text.trim(), number }
  }
}
