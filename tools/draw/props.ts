/** Objects that several drawings share: sheets of paper, seals, coins, people, towers, pens. */
import type { Theme } from './palette'
import type { Random } from './seeded-random'
import { circle, ellipse, group, moved, path, polygon, rect, ring, scaled, soft, stroke, times } from './svg'

export const floorShadow = (y: number, radius: number) =>
  ellipse(0, y, radius, radius * 0.07, '#081626', { opacity: 0.16 })

const lineLengths = [1, 0.93, 0.97, 0.62, 1, 0.9, 0.96, 0.45]

/** Lines that represent a paragraph; `top` is the middle of the first one. */
export const textLines = (x: number, top: number, width: number, count: number, gap: number, colour: string) =>
  times(count, (index) =>
    rect(x, top + index * gap - 4, width * (lineLengths[index % lineLengths.length] ?? 1), 8, colour, { rx: 4 }),
  )

/** A sheet with its top right corner folded, and a title above lines; centred on the origin. */
export const sheet = (theme: Theme, width: number, height: number, lines: number) => {
  const [left, top, fold] = [-width / 2, -height / 2, width * 0.15]
  const right = left + width
  const margin = width * 0.13
  return (
    path(
      `M${left + 8},${top} H${right - fold} L${right},${top + fold} V${top + height} H${left} V${top + 8} Q${left},${top} ${left + 8},${top} Z`,
      theme.sheet,
      soft,
    ) +
    polygon(
      [
        [right - fold, top],
        [right - fold, top + fold],
        [right, top + fold],
      ],
      theme.sheetShade,
    ) +
    rect(left + margin, top + height * 0.13, width * 0.42, 14, theme.bodyShade, { rx: 7 }) +
    textLines(left + margin, top + height * 0.25, width - margin * 2, lines, 26, theme.rule)
  )
}

/** A scalloped gold seal with two ribbon ends. */
export const seal = (theme: Theme, x: number, y: number, radius: number, ribbons = true) => {
  const ribbon = (side: number) =>
    polygon(
      [
        [0, radius * 0.4],
        [side * radius * 0.85, radius * 1.95],
        [side * radius * 0.45, radius * 1.8],
        [side * radius * 0.12, radius * 2.1],
      ],
      theme.goldShade,
    )
  return moved(
    x,
    y,
    0,
    ribbons ? ribbon(-1) + ribbon(1) : '',
    times(16, (index) => moved(0, 0, index * 22.5, circle(0, -radius * 0.88, radius * 0.2, theme.gold))),
    circle(0, 0, radius * 0.9, theme.gold),
    ring(0, 0, radius * 0.68, theme.goldLight, radius * 0.07),
    star(radius * 0.42, theme.goldLight),
  )
}

/** A five-pointed star around the origin. */
export const star = (radius: number, colour: string) =>
  polygon(
    Array.from({ length: 10 }, (_, index) => {
      const [angle, reach] = [Math.PI * (index / 5 - 0.5), index % 2 === 0 ? radius : radius * 0.42]
      return [Math.cos(angle) * reach, Math.sin(angle) * reach]
    }),
    colour,
  )

/** A stack of coins on the line `base`; a coin is 22 px thick. */
export const coinStack = (theme: Theme, x: number, base: number, count: number, radius = 66) => {
  const depth = radius * 0.3
  return times(count, (index) => {
    const y = base - index * 22 - depth
    const nudge = x + (((index * 7) % 3) - 1) * 3
    return (
      path(
        `M${nudge - radius},${y - 22} V${y} A${radius},${depth} 0 0 0 ${nudge + radius},${y} V${y - 22} Z`,
        index % 2 === 0 ? theme.goldShade : theme.gold,
      ) +
      ellipse(nudge, y - 22, radius, depth, theme.goldLight) +
      (index === count - 1
        ? ellipse(nudge, y - 22, radius * 0.72, depth * 0.7, 'none', { stroke: theme.gold, 'stroke-width': 5 }) +
          rect(nudge - radius * 0.2, y - 22 - depth * 0.28, radius * 0.4, depth * 0.56, theme.gold, { rx: 2 })
        : '')
    )
  })
}

/** Head and shoulders, 100 wide and about 118 high at scale 1, with its bottom centre at (x, y). */
export const bust = (x: number, y: number, scale: number, coat: string, head: string, detail = '') =>
  scaled(
    x,
    y,
    scale,
    path('M-52,0 V-20 C-52,-52 -28,-62 0,-62 C28,-62 52,-52 52,-20 V0 Z', coat),
    detail === ''
      ? ''
      : polygon(
          [
            [-15, -61],
            [15, -61],
            [0, -24],
          ],
          detail,
        ),
    circle(0, -92, 27, head),
  )

/** A residential tower on the line `base`, some windows lit. */
export const tower = (
  theme: Theme,
  random: Random,
  x: number,
  base: number,
  width: number,
  floors: number,
  columns: number,
  front = theme.body,
) => {
  const [floor, side] = [44, width * 0.16]
  const height = floors * floor + 40
  const cell = width / (columns + 0.5)
  return (
    rect(x, base - height, width, height, front) +
    rect(x + width, base - height + 16, side, height - 16, theme.bodyShade) +
    rect(x - 6, base - height - 12, width + 12, 14, theme.bodyShade, { rx: 3 }) +
    times(floors, (row) =>
      times(columns, (column) =>
        rect(
          x + cell * (column + 0.42),
          base - height + 26 + row * floor,
          cell * 0.62,
          25,
          random.chance(0.32) ? theme.goldLight : '#ffffff',
          { rx: 2, opacity: random.chance(0.5) ? 0.92 : 0.3 },
        ),
      ),
    )
  )
}

/** A fountain pen with its tip at the origin, pointing straight up. */
export const pen = (theme: Theme, length: number) =>
  group(
    soft,
    path('M0,0 L-20,-66 H20 Z', theme.goldLight),
    stroke('M0,-8 V-44', theme.goldShade, 4),
    circle(0, -46, 6, theme.goldShade),
    path(`M-22,-66 H22 L28,-150 H-28 Z`, theme.bodyShade),
    rect(-29, -164, 58, 16, theme.gold),
    path(
      `M-29,-164 H29 V${-length + 30} Q29,${-length} 0,${-length} Q-29,${-length} -29,${-length + 30} Z`,
      theme.body,
    ),
    rect(8, -length + 40, 8, length - 230, theme.bodyLight, { rx: 4 }),
  )
