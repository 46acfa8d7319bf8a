/** Small functions that build SVG text. Lengths are in pixels of the final picture. */

export type Attributes = Readonly<Record<string, string | number>>
export type Point = readonly [number, number]

const text = (value: string | number) => (typeof value === 'number' ? String(Math.round(value * 100) / 100) : value)

const element = (name: string, attributes: Attributes, inner = '') => {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${text(value)}"`)
    .join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra: Attributes = {}) =>
  element('rect', { x, y, width, height, fill, ...extra })

export const circle = (cx: number, cy: number, r: number, fill: string, extra: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...extra })

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra: Attributes = {}) =>
  element('ellipse', { cx, cy, rx, ry, fill, ...extra })

export const path = (d: string, fill: string, extra: Attributes = {}) => element('path', { d, fill, ...extra })

export const polygon = (points: readonly Point[], fill: string, extra: Attributes = {}) =>
  element('polygon', { points: points.map(([x, y]) => `${text(x)},${text(y)}`).join(' '), fill, ...extra })

/** An unfilled line with round ends. */
export const stroke = (d: string, colour: string, width: number, extra: Attributes = {}) =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...extra,
  })

export const ring = (cx: number, cy: number, r: number, colour: string, width: number, extra: Attributes = {}) =>
  circle(cx, cy, r, 'none', { stroke: colour, 'stroke-width': width, ...extra })

export const group = (extra: Attributes, ...children: readonly string[]) =>
  element('g', extra, children.join('') || ' ')

export const moved = (x: number, y: number, degrees: number, ...children: readonly string[]) =>
  group({ transform: `translate(${text(x)} ${text(y)}) rotate(${text(degrees)})` }, ...children)

export const scaled = (x: number, y: number, factor: number, ...children: readonly string[]) =>
  group({ transform: `translate(${text(x)} ${text(y)}) scale(${text(factor)})` }, ...children)

/** Repeats a drawing `count` times, passing the index. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A gradient at an angle given by its two ends (0 to 1 of the painted shape). */
export const gradient = (
  id: string,
  from: string,
  to: string,
  ends: readonly [number, number, number, number] = [0, 0, 0, 1],
) => {
  const [x1, y1, x2, y2] = ends
  const stops = element('stop', { offset: 0, 'stop-color': from }) + element('stop', { offset: 1, 'stop-color': to })
  return element('defs', {}, element('linearGradient', { id, x1, y1, x2, y2 }, stops))
}

/** A radial gradient that fades towards its edge, for glows. */
export const glow = (id: string, colour: string, opacity: number) =>
  element(
    'defs',
    {},
    element(
      'radialGradient',
      { id },
      element('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': opacity }) +
        element('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
    ),
  )

export const clip = (id: string, shape: string) => element('defs', {}, element('clipPath', { id }, shape))

/** Refers to the soft shadow that every document defines. */
export const soft: Attributes = { filter: 'url(#soft)' }

const softFilter =
  '<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="150%">' +
  '<feDropShadow dx="0" dy="10" stdDeviation="12" flood-color="#081626" flood-opacity="0.22"/></filter></defs>'

export const svgDocument = (width: number, height: number, ...children: readonly string[]) =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    softFilter + children.join(''),
  )
