/** Motifs of money and growth: rising line, tax steps, seedling, chain of owners. */
import type { Motif } from './motif'
import { bust, coinStack, floorShadow, sheet } from './props'
import { circle, ellipse, group, moved, path, polygon, rect, soft, stroke, times, type Point } from './svg'

export const growth: Motif = (theme) => {
  const heights = [120, 176, 150, 250, 316, 400]
  const tops: readonly Point[] = [
    [-390, 90],
    [-230, 10],
    [-80, 46],
    [80, -76],
    [230, -150],
    [410, -286],
  ]
  return (
    floorShadow(278, 450) +
    group(
      soft,
      ...heights.map((height, index) => {
        const x = -420 + index * 142
        return (
          rect(x, 270 - height, 92, height, index === 5 ? theme.bodyLight : theme.body, { rx: 6 }) +
          rect(x + 58, 270 - height, 34, height, theme.bodyShade, { rx: 6 }) +
          rect(x, 270 - height, 92, 12, theme.bodyLight, { rx: 6 })
        )
      }),
      rect(-460, 268, 920, 12, theme.bodyShade, { rx: 6 }),
    ) +
    group(
      soft,
      stroke(`M${tops.map((point) => point.join(',')).join(' L')}`, theme.gold, 16),
      moved(
        410,
        -286,
        49,
        polygon(
          [
            [-44, 26],
            [0, -58],
            [44, 26],
          ],
          theme.gold,
        ),
      ),
    ) +
    tops
      .slice(0, -1)
      .map(([x, y]) => circle(x, y, 20, theme.sheet) + circle(x, y, 11, theme.gold))
      .join('')
  )
}

export const coins: Motif = (theme) => {
  const piles = [2, 4, 6, 9, 12]
  return (
    floorShadow(286, 460) +
    group(
      soft,
      ...piles.map(
        (count, index) =>
          rect(
            -460 + index * 184,
            236 - index * 20,
            184,
            60 + index * 20,
            index % 2 === 0 ? theme.body : theme.bodyLight,
          ) +
          rect(-460 + index * 184, 236 - index * 20, 184, 10, theme.sheet, { opacity: 0.35 }) +
          coinStack(theme, -368 + index * 184, 246 - index * 20, count, 68),
      ),
    ) +
    group(
      soft,
      circle(-250, -180, 100, theme.sheet),
      path('M-250,-180 V-280 A100,100 0 0 1 -164,-129 Z', theme.gold),
      path('M-250,-180 L-164,-129 A100,100 0 0 1 -190,-100 Z', theme.accent),
      circle(-250, -180, 44, theme.bodyShade),
    ) +
    stroke('M-110,-120 C-20,-120 40,-160 90,-222', theme.gold, 8, { 'stroke-dasharray': '3 18' })
  )
}

export const seedling: Motif = (theme) => {
  const leaf = (x: number, y: number, turn: number, size: number, light: string, dark: string) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
      path('M0,0 C40,-70 130,-84 190,-60 C160,0 80,40 0,0 Z', light),
      path('M0,0 C70,-20 130,-40 190,-60 C160,0 80,40 0,0 Z', dark),
    )
  const [light, dark] = ['#7d94aa', '#56718c']
  return (
    floorShadow(292, 430) +
    group(
      soft,
      stroke('M0,150 C-10,40 12,-60 0,-190', dark, 16),
      leaf(0, -40, 4, 1.15, light, dark),
      moved(0, 20, 0, group({ transform: 'scale(-1 1)' }, leaf(0, 0, 6, 1.05, light, dark))),
      leaf(0, -170, -26, 0.9, light, dark),
      group({ transform: 'scale(-1 1)' }, leaf(0, -140, -14, 0.86, light, dark)),
      circle(0, -216, 46, theme.gold),
      circle(0, -216, 32, theme.goldLight),
      rect(-10, -226, 20, 20, theme.gold, { rx: 3 }),
    ) +
    group(
      soft,
      path('M-190,140 H190 L150,290 H-150 Z', theme.body),
      path('M20,140 H190 L150,290 H20 Z', theme.bodyShade),
      rect(-206, 122, 412, 40, theme.bodyLight, { rx: 10 }),
      ellipse(0, 126, 170, 14, theme.bodyShade),
    ) +
    coinStack(theme, -330, 290, 3) +
    coinStack(theme, -220, 300, 2) +
    coinStack(theme, 330, 290, 6) +
    coinStack(theme, 226, 300, 3)
  )
}

/** Layers of companies up to the one person who owns them. */
export const owners: Motif = (theme) => {
  const row = (y: number, count: number, step: number) =>
    Array.from({ length: count }, (_, index): Point => [(index - (count - 1) / 2) * step, y])
  const [middle, low] = [row(20, 2, 380), row(220, 4, 230)]
  const firm = ([x, y]: Point, fill: string) =>
    group(
      soft,
      rect(x - 80, y - 56, 160, 112, fill, { rx: 14 }),
      rect(x - 46, y - 26, 36, 58, theme.sheet, { rx: 3 }),
      rect(x + 2, y - 6, 44, 38, theme.sheet, { rx: 3, opacity: 0.75 }),
      times(4, (index) => rect(x - 38 + (index % 2) * 13, y - 18 + Math.floor(index / 2) * 18, 7, 9, fill)),
    )
  const link = ([fromX, fromY]: Point, [toX, toY]: Point, colour: string) =>
    stroke(`M${fromX},${fromY} V${(fromY + toY) / 2} H${toX} V${toY}`, colour, 6)
  return (
    middle.map((spot) => link([0, -170], spot, theme.gold)).join('') +
    low.map((spot, index) => link(middle[Math.floor(index / 2)] ?? [0, 0], spot, theme.ink)).join('') +
    low.map((spot) => firm(spot, theme.bodyLight)).join('') +
    middle.map((spot) => firm(spot, theme.body)).join('') +
    group(
      soft,
      circle(0, -186, 120, theme.gold),
      circle(0, -186, 106, theme.sheet),
      bust(0, -112, 1.16, theme.body, '#dfbf9f', theme.goldLight),
    ) +
    stroke('M-190,-186 H-250 M190,-186 H250 M-150,-270 L-196,-304 M150,-270 L196,-304', theme.gold, 8)
  )
}

/** A desk calculator, a statement with its chart, and a pencil. */
export const calculator: Motif = (theme) =>
  moved(
    -170,
    -10,
    -7,
    sheet(theme, 400, 520, 4),
    ...[60, 96, 80, 130, 176].map((height, index) =>
      rect(-140 + index * 56, 150 - height, 36, height, index === 4 ? theme.gold : theme.bodyLight, { rx: 4 }),
    ),
    rect(-150, 150, 296, 5, theme.bodyShade),
    rect(-150, 184, 200, 9, theme.rule, { rx: 4 }),
    rect(-150, 210, 130, 9, theme.rule, { rx: 4 }),
  ) +
  moved(
    190,
    30,
    5,
    group(
      soft,
      rect(-170, -250, 340, 500, theme.body, { rx: 28 }),
      rect(130, -250, 40, 500, theme.bodyShade, { rx: 28 }),
    ),
    rect(-136, -216, 272, 96, '#dbe5ee', { rx: 10 }),
    times(4, (index) => rect(4 + index * 30, -180, 20, 26, theme.bodyShade, { rx: 4 })),
    rect(-110, -154, 60, 10, theme.bodyLight, { rx: 5 }),
    times(16, (index) =>
      rect(
        -136 + (index % 4) * 70,
        -90 + Math.floor(index / 4) * 78,
        60,
        62,
        index % 4 === 3 ? (index === 15 ? theme.gold : theme.accent) : theme.sheet,
        { rx: 12 },
      ),
    ),
  ) +
  moved(
    -40,
    262,
    -82,
    group(
      soft,
      rect(-13, -150, 26, 270, theme.gold, { rx: 4 }),
      rect(3, -150, 10, 270, theme.goldShade),
      polygon(
        [
          [-13, 120],
          [13, 120],
          [0, 168],
        ],
        theme.sheetShade,
      ),
      polygon(
        [
          [-5, 150],
          [5, 150],
          [0, 168],
        ],
        theme.bodyShade,
      ),
      rect(-13, -176, 26, 30, theme.accent, { rx: 8 }),
    ),
  )
