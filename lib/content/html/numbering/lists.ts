import { element } from '../element'
import { isBlank } from '../paragraphs'
import { isSequence } from './counter-styles'
import { exportedMarkers } from './exported-markers'
import { bullet, itemsOf, markersOf, type Marker } from './item-markers'
import { writeItems } from './items-as-text'
import { listsOf, putIntoItems } from './list-structure'
import {
  plainText,
  removeTypedMarker,
  cutWordMarker,
  textsOf,
  trimBeginning,
  typedMarker,
  wordMarkerOfItem,
} from './marker-text'

export interface Abilities {
  /** Whether lists have letters, Roman numerals, falling numbers, and numbers below 1. */
  hasTypes: boolean
}

const bullets = /^[•·▪◦●○■□§]$/

export function plainNumber(marker: string): number | undefined {
  const number = /^(0|-?[1-9]\d{0,5})\.$/.exec(marker)?.[1]
  return number === undefined ? undefined : Number(number)
}

const isClear = (marker: string) => /^(?:\d{1,3}\.|\(?[\da-zđ.]{1,5}\))$/u.test(marker)

/** Markers that begin the text of all items and count on. A list of numbers whose items begin with bullets has none. */
function typedMarkers(items: readonly Element[], shown: readonly string[]): string[] | undefined {
  const typed: string[] = []
  for (const item of items) {
    const marker = typedMarker(item)
    if (marker === undefined) return undefined
    typed.push(marker)
  }
  const [first = ''] = typed
  const isCount = /[\p{L}\d]/u.test(first)
  if (!isCount && shown.some((marker) => marker !== '' && !bullets.test(marker))) return undefined
  return (typed.length > 1 ? isSequence(typed) : isClear(first)) ? typed : undefined
}

function cutWordMarkers(items: readonly Element[]): string[] | undefined {
  const elements = items.map(wordMarkerOfItem)
  if (elements.every((element) => element === undefined)) return undefined
  return items.map((item, i) => {
    const element = elements[i]
    const text = element ? cutWordMarker(element) : ''
    trimBeginning(item)
    return bullets.test(text) ? bullet : text
  })
}

const maxRepeated = 4

function removeRepeated(items: readonly Element[], shown: readonly string[]): void {
  for (const [i, item] of items.entries()) {
    for (let times = 0; times < maxRepeated && typedMarker(item) === shown[i]; times++) removeTypedMarker(item)
  }
}

interface Form {
  name: 'ul' | 'ol'
  type?: string
  step: 1 | -1
}

function formOf(shown: readonly string[], markers: readonly Marker[], isOwn: boolean, list: Element): Form | undefined {
  if (shown.every((marker) => marker === '' || bullets.test(marker)))
    return list.nodeName === 'UL' || shown.some(Boolean) ? { name: 'ul', step: 1 } : undefined
  const step = !isOwn && list.hasAttribute('reversed') && shown.length > 1 ? -1 : 1
  if (shown.every((marker) => plainNumber(marker) !== undefined)) return { name: 'ol', step }
  const type = isOwn ? undefined : markers[0]?.type
  const isSame = type !== undefined && markers.every((marker) => marker.type === type)
  return isSame ? { name: 'ol', type, step } : undefined
}

const isShown = ({ name, type, step }: Form, numbers: readonly number[], { hasTypes }: Abilities): boolean =>
  name === 'ul' || hasTypes || (type === undefined && step === 1 && numbers.every((number) => number > 0))

function seriesOf(items: readonly Element[], numbers: readonly number[], { name, step }: Form): [number, Element[]][] {
  const series: [first: number, items: Element[]][] = []
  for (const [i, item] of items.entries()) {
    const number = numbers[i] ?? 1
    const last = series.at(-1)
    if (last && (name === 'ul' || number === (numbers[i - 1] ?? 1) + step)) last[1].push(item)
    else series.push([number, [item]])
  }
  return series
}

function writeLists(list: Element, series: readonly [first: number, items: Element[]][], form: Form): void {
  for (const [first, items] of series) {
    // A list of one item has no direction.
    const isFalling = form.step === -1 && items.length > 1
    const attributes = {
      ...(form.name === 'ol' && (first !== 1 || isFalling) && { start: String(first) }),
      ...(form.type && { type: form.type }),
      ...(isFalling && { reversed: '' }),
    }
    for (const item of items) for (const name of ['value', 'type', 'style']) item.removeAttribute(name)
    list.before(element(list.ownerDocument, form.name, attributes, ...items))
  }
  list.remove()
}

function isHeading(item: Element): boolean {
  for (const node of textsOf(item))
    if (plainText(node.data) !== '') return node.parentElement?.closest('h1, h2, h3, h4, h5, h6, li')?.nodeName !== 'LI'
  return false
}

function keepList(list: Element, known: ReadonlyMap<Element, Marker>, abilities: Abilities): void {
  // An item without content has a number too: those after it keep theirs.
  const items = itemsOf(list).filter((item) => !isBlank(item))
  const markers = items.map((item) => known.get(item) ?? { text: '', number: 1 })
  const of = markers.map(({ text }) => text)
  const own = cutWordMarkers(items) ?? typedMarkers(items, of)
  const shown = own ?? of
  removeRepeated(items, shown)
  const form = formOf(shown, markers, own !== undefined, list)
  const numbers = shown.map((marker, i) => (form?.type ? undefined : plainNumber(marker)) ?? markers[i]?.number ?? 1)
  // Headings are found where they are no items; no list of the editor has any.
  const isOfHeadings = (form?.name === 'ol' || !abilities.hasTypes) && items.some(isHeading)
  const series = form && !isOfHeadings && isShown(form, numbers, abilities) ? seriesOf(items, numbers, form) : []
  // Markers in the text of items would be taken for their own another time.
  const isReadAgain = series.some(([, each]) => typedMarkers(each, shown) !== undefined)
  if (form && series.length > 0 && !isReadAgain) writeLists(list, series, form)
  else writeItems(list, items, shown)
}

/** A list that shows the same where its text is going stays one. The items of any other become paragraphs. */
export function keepListMarkers(body: Element, sheets: readonly string[], abilities: Abilities): void {
  putIntoItems(body)
  const lists = listsOf(body)
  const items = [...body.querySelectorAll('li')].filter((item) => !item.parentElement?.hasAttribute('data-footnotes'))
  const markers = markersOf(items, exportedMarkers(items, sheets))
  // The innermost first: what becomes text is a part of the item around it.
  for (const list of lists.reverse()) keepList(list, markers, abilities)
}
