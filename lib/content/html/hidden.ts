import { declarationsOf } from './inline-style'
import { isBlank, isElement, unwrap } from './paragraphs'

/** Hidden and off-screen text, comments, tracked changes. `aria-hidden` and closed `details` are for readers. */

interface Tag {
  name: string
  attribute: (name: string) => string | undefined
}

type Style = Map<string, string>

/** The declarations of simple selectors (`p`, `.name`, `p.name`, `#name`) of style sheets. */
export type Rules = Map<string, Style>

export type Look = Record<'isTiny' | 'isTransparent' | 'isInvisible', boolean>

/** A `mark` refers to a comment; `deleted` and `inserted` are tracked changes. */
export type Fate = 'hidden' | 'mark' | 'deleted' | 'inserted' | 'shown'

export const plainLook: Look = { isTiny: false, isTransparent: false, isInvisible: false }

export const isReadable = ({ isTiny, isTransparent, isInvisible }: Look): boolean =>
  !isTiny && !isTransparent && !isInvisible

const [longestSheet, maxDeclarations] = [300_000, 100]

const selector = /^(?=.)(?:[a-z][a-z\d]{0,20})?(?:[.#][\w-]{1,80})?$/

/** Adds the rules of a style sheet. What holds for some media only, as in `@media print`, is passed over. */
export function addRules(rules: Rules, sheet: string): void {
  const css = sheet.slice(0, longestSheet).toLowerCase()
  let [depth, selectors] = [0, '']
  for (const piece of css.replace(/\/\*[^]*?\*\/|<!--|-->/g, '').split(/(?<=[{}])/)) {
    const text = piece.slice(0, -1)
    if (piece.endsWith('{')) {
      if (depth === 0) selectors = text.slice(text.lastIndexOf(';') + 1)
      depth += 1
      continue
    }
    depth = Math.max(0, depth - 1)
    if (depth > 0 || selectors.includes('@')) continue
    const declarations = declarationsOf(text)
    for (const name of selectors.split(',').map((each) => each.trim())) {
      if (!selector.test(name)) continue
      const known = rules.get(name) ?? new Map<string, string>()
      if (known.size < maxDeclarations) for (const [property, value] of declarations) known.set(property, value)
      rules.set(name, known)
    }
  }
}

function styleOf({ name, attribute }: Tag, rules: Rules): Style {
  const classes = (attribute('class') ?? '').toLowerCase().split(/\s+/).slice(0, 20)
  const id = (attribute('id') ?? '').toLowerCase()
  const ends = rules.size > 0 ? ['', ...classes.map((each) => `.${each}`), `#${id}`] : []
  const all = ends.flatMap((end) => [...(rules.get(end) ?? []), ...(rules.get(name + end) ?? [])])
  return new Map([...all, ...declarationsOf(attribute('style') ?? '')])
}

const pixels: Record<string, number> = { em: 16, rem: 16, pt: 4 / 3, pc: 16, in: 96, cm: 38, mm: 3.8, '%': 4, vw: 4 }

const lengthsIn = (value: string): number[] =>
  Array.from(
    value.matchAll(/(-?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9}))([a-z]{1,4}|%)?/g),
    ([, number, unit = '']) => Number(number) * (pixels[unit] ?? 1),
  )

/** Whether a property moves a text out of sight. Lines of a converted PDF may stand far down. */
const isFarAway = (style: Style, name: string): boolean =>
  lengthsIn(style.get(name) ?? '').some((each) => each <= -500 || (each >= 3000 && /left|right|indent/.test(name)))

const isZero = (value = ''): boolean => /^[-+]?0*(?:0|\.0+)(?:\.0*)?(?:[a-z]+|%)?$/.test(value)

const isClear = (colour: string): boolean =>
  /^(?:transparent|(?:rgb|hsl)a\(.*,\s*(?:0?\.)?0+%?\s*\)|(?:rgb|hsl)a?\(.*\/\s*(?:0?\.)?0+%?\s*\)|#(?:[\da-f]{3}0|[\da-f]{6}00))$/.test(
    colour,
  )

const places = ['left', 'right', 'top', 'bottom', 'inset']
const shifts = ['text-indent', 'margin', 'margin-left', 'margin-right', 'margin-top', 'transform', 'translate']
const sizes = ['width', 'height', 'max-width', 'max-height']

/** Whether a box has no room for its text. The frames of players have a padding in place of a height. */
function isCollapsed(style: Style): boolean {
  const hasRoom = [...style].some(([name, value]) => /^(?:padding|min-)/.test(name) && !isZero(value))
  const isCut = [...style].some(([name, value]) => name.startsWith('overflow') && !value.includes('visible'))
  return isCut && !hasRoom && sizes.some((name) => (lengthsIn(style.get(name) ?? '')[0] ?? Infinity) <= 1)
}

function isClipped(style: Style): boolean {
  const clip = style.get('clip') ?? ''
  return (
    (clip.startsWith('rect') && lengthsIn(clip).length === 4 && lengthsIn(clip).every((each) => each <= 1)) ||
    /^(?:inset\((?:[5-9]\d|\d{3})|circle\(0|ellipse\(0)/.test(style.get('clip-path') ?? '')
  )
}

const isOutOfSight = (style: Style): boolean =>
  isZero(style.get('opacity') ?? '1') ||
  style.get('content-visibility') === 'hidden' ||
  (style.has('position') && places.some((name) => isFarAway(style, name))) ||
  shifts.some((name) => isFarAway(style, name)) ||
  /scale[xy]?\(\s*0(?:\.0*)?\s*[,)]/.test(style.get('transform') ?? '') ||
  isCollapsed(style) ||
  isClipped(style)

/** What loads late may be transparent or small until then. */
const media = /^(?:img|iframe|video|audio|picture|source|svg|canvas)$/

const isHidden = ({ name, attribute }: Tag, style: Style): boolean =>
  style.get('display') === 'none' ||
  /^(?:all|screen)$/.test(style.get('mso-hide') ?? '') ||
  style.get('mso-element') === 'comment' ||
  /\bmsocomtxt\b/i.test(attribute('class') ?? '') ||
  !['until-found', undefined].includes(attribute('hidden')?.toLowerCase()) ||
  name === 'datalist' ||
  (name === 'dialog' && attribute('open') === undefined) ||
  (!media.test(name) && isOutOfSight(style))

function fateOf(tag: Tag, style: Style): Fate {
  const { name, attribute } = tag
  const classes = attribute('class') ?? ''
  const isTracked = attribute('cite') !== undefined || attribute('datetime') !== undefined
  if ((name === 'del' && isTracked) || /\bmsoDel\b/i.test(classes)) return 'deleted'
  if ((name === 'ins' && isTracked) || /\bmsoIns\b/i.test(classes)) return 'inserted'
  if (/\b(?:MsoCommentReference|msocomanchor|msocomoff)\b/i.test(classes)) return 'mark'
  if (style.get('mso-special-character') === 'comment') return 'mark'
  return isHidden(tag, style) ? 'hidden' : 'shown'
}

function lookOf(style: Style, inherited: Look): Look {
  const look = { ...inherited }
  const size =
    style.get('font-size') ?? /(?:^|\s)(0|[\d.]+(?:[a-z]+|%))(?:\/\S+)?\s+\S/.exec(style.get('font') ?? '')?.[1]
  if (size !== undefined && isZero(size)) look.isTiny = true
  else if (size !== undefined && !/(?:em|%)$/.test(size.replace('rem', ''))) look.isTiny = false
  const colour = style.get('color')
  // The letters of a gradient are transparent.
  if (colour !== undefined && colour !== 'inherit')
    look.isTransparent =
      isClear(colour) && !/text/.test(style.get('background-clip') ?? style.get('-webkit-background-clip') ?? '')
  const visibility = style.get('visibility')
  if (visibility !== undefined && visibility !== 'inherit') look.isInvisible = visibility !== 'visible'
  return look
}

export function sightOf(tag: Tag, inherited: Look, rules: Rules): { fate: Fate; look: Look } {
  const style = styleOf(tag, rules)
  return { fate: fateOf(tag, style), look: lookOf(style, inherited) }
}

export type LeftOut = Record<'hidden' | 'revisions', number>

/** Google Docs puts comments below its exported pages. */
function dropGoogleComments(body: Element): number {
  for (const sign of body.querySelectorAll('a[id^="cmnt_ref"]')) (sign.closest('sup') ?? sign).remove()
  const comments = new Set(Array.from(body.querySelectorAll('a[href^="#cmnt_ref"]'), (link) => link.closest('div')))
  for (const comment of comments) if (comment && comment !== body) comment.remove()
  return comments.size
}

function dropElement(element: Element, fate: Fate, leftOut: LeftOut): void {
  const row = element.closest('tr')
  element.remove()
  if (isBlank(element)) return
  if (fate === 'hidden') leftOut.hidden += 1
  if (fate !== 'deleted') return
  leftOut.revisions += 1
  if (row && row !== element && isBlank(row)) row.remove()
}

/** Accepts tracked changes too. `sheets` are the style sheets around the text. Takes linear time. */
export function dropHidden(body: Element, sheets: readonly string[]): LeftOut {
  const rules: Rules = new Map()
  for (const sheet of sheets) addRules(rules, sheet)
  const leftOut: LeftOut = { hidden: dropGoogleComments(body), revisions: 0 }
  const unseen = new Set<Element>()
  const next: [Node, Element, Look][] = Array.from(body.childNodes, (node) => [node, body, plainLook])
  for (let entry = next.pop(); entry !== undefined; entry = next.pop()) {
    const [node, parent, inherited] = entry
    if (!isElement(node)) {
      if (isReadable(inherited) || isBlank(node)) continue
      unseen.add(parent)
      node.nodeValue = ''
      continue
    }
    const tag = { name: node.localName, attribute: (name: string) => node.getAttribute(name) ?? undefined }
    const { fate, look } = sightOf(tag, inherited, rules)
    if (/^mailto:/i.test(tag.attribute('cite') ?? '')) node.removeAttribute('cite')
    if (fate !== 'shown' && fate !== 'inserted') {
      dropElement(node, fate, leftOut)
      continue
    }
    for (const child of node.childNodes) next.push([child, node, look])
    if (fate === 'shown') continue
    leftOut.revisions += 1
    unwrap(node)
  }
  leftOut.hidden += unseen.size
  return leftOut
}
