import { colours } from './colours'

export const size = { width: 1200, height: 630 } as const

export const footHeight = 80

const foot = size.height - footHeight

const svg = (...parts: string[]) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${parts.join('')}</svg>`,
  )

function mark(
  x: number,
  y: number,
  width: number,
  [left, right, lines, rise]: readonly [string, string, string, string],
  opacity = 1,
): string {
  return `<g transform="translate(${x} ${y}) scale(${width / 48})" opacity="${opacity}">
    <path fill="${left}" d="M4 8c8-3 14-2 20 2 6-4 12-5 20-2v17c0 9-8 15-20 20C12 40 4 34 4 25Z"/>
    <path fill="${right}" d="M24 10c6-4 12-5 20-2v17c0 9-8 15-20 20Z"/>
    <path fill="none" stroke="${lines}" stroke-width="1.6" stroke-linecap="round" d="M24 12v29M9 14c5-1.4 8-1 11 .8M9 20c5-1.4 8-1 11 .8"/>
    <path fill="none" stroke="${rise}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round" d="m10 33 9-6 6 3.5L38 17m-8 .5 8-.5-.5 8"/>
  </g>`
}

const onNavy = [colours.paper, colours.paperLine, colours.navy, colours.gold] as const

const footLine = `<path fill="${colours.gold}" d="M0 ${foot - 3}h${size.width}v3H0Z"/>`

const navyLight =
  `<defs><radialGradient id="light" cx="0.5" cy="0.3" r="0.8"><stop offset="0" stop-color="${colours.navyLight}"/><stop offset="1" stop-color="${colours.navy}"/></radialGradient></defs>` +
  `<path fill="url(#light)" d="M0 0h${size.width}v${size.height}H0Z"/>`

export function footMark(nameWidth: number): { svg: Buffer; nameLeft: number } {
  const [width, gap] = [48, 14]
  const left = Math.round((size.width - width - gap - nameWidth) / 2)
  return { svg: svg(mark(left, foot + (footHeight - width) / 2, width, onNavy)), nameLeft: left + width + gap }
}

export function paperGround(): Buffer {
  const { navy, paper, paperDeep, paperLine } = colours
  return svg(
    `<defs><radialGradient id="light" cx="0.5" cy="0.42" r="0.75"><stop offset="0" stop-color="#fffdf9"/><stop offset="1" stop-color="${paper}"/></radialGradient></defs>`,
    `<path fill="url(#light)" d="M0 0h${size.width}v${size.height}H0Z"/>`,
    mark(size.width / 2 - 300, -48, 600, [paperDeep, paperDeep, paper, paperLine], 0.4),
    `<path fill="none" stroke="${paperLine}" stroke-width="2" d="M28 28h${size.width - 56}v${foot - 56}H28Z"/>`,
    `<path fill="${navy}" d="M0 ${foot}h${size.width}v${footHeight}H0Z"/>`,
    footLine,
  )
}

export function navyGround(): Buffer {
  return svg(navyLight, `<path fill="${colours.navy}" d="M0 ${foot}h${size.width}v${footHeight}H0Z"/>`, footLine)
}

export function homeGround(markTop: number): Buffer {
  return svg(
    navyLight,
    mark(size.width / 2 - 100, markTop, 200, onNavy),
    `<path fill="${colours.gold}" d="M0 ${size.height - 8}h${size.width}v8H0Z"/>`,
  )
}

/** A navy gradient, opaque at the bottom; where the text begins it is dark enough even over white. */
export function veil(textTop: number): Buffer {
  const at = (y: number) => Math.min(1, Math.max(0, y / size.height)).toFixed(3)
  const stops = [
    [0, 0.1],
    [textTop - 150, 0.1],
    [textTop - 20, 0.86],
    [textTop + 60, 0.92],
    [foot - 40, 0.97],
    [foot, 1],
  ] as const
  return svg(
    `<defs><linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">${stops.map(([y, opacity]) => `<stop offset="${at(y)}" stop-color="${colours.navy}" stop-opacity="${opacity}"/>`).join('')}</linearGradient></defs>`,
    `<path fill="url(#veil)" d="M0 0h${size.width}v${size.height}H0Z"/>`,
    footLine,
  )
}

export function disc(width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><circle cx="${width / 2}" cy="${width / 2}" r="${width / 2}" fill="#fff"/></svg>`,
  )
}

export function ring(width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><circle cx="${width / 2}" cy="${width / 2}" r="${width / 2 - 2}" fill="none" stroke="${colours.goldBright}" stroke-width="3"/></svg>`,
  )
}
