/** Motifs of people: family tree, negotiating table, employees and their file. */
import type { Motif } from './motif'
import { bust, floorShadow, sheet } from './props'
import { circle, ellipse, group, moved, path, rect, ring, scaled, soft, stroke, type Point } from './svg'

const skin = ['#dfbf9f', '#e8cdb2', '#d3ad8a'] as const
const hair = '#231f22'

const medallion = (
  x: number,
  y: number,
  radius: number,
  rim: string,
  ground: string,
  coat: string,
  tone: string,
  grey = false,
) =>
  group(soft, circle(x, y, radius, rim), circle(x, y, radius * 0.88, ground)) +
  bust(x, y + radius * 0.62, radius / 84, coat, tone) +
  scaled(
    x,
    y + radius * 0.62,
    radius / 84,
    path('M-28,-92 C-34,-132 34,-132 28,-92 C18,-108 -8,-110 -28,-92 Z', grey ? '#a3a5a8' : hair),
  )

export const familyTree: Motif = (theme) => {
  const crown: readonly Point[] = [
    [-250, -120],
    [-120, -210],
    [40, -236],
    [190, -180],
    [290, -80],
    [-330, 0],
    [330, 30],
    [0, -120],
  ]
  const nodes = [
    [-300, 70],
    [-106, 70],
    [106, 70],
    [300, 70],
  ] as const
  return (
    floorShadow(300, 300) +
    group(soft, ...crown.map(([x, y]) => circle(x, y, 122, '#5b7690'))) +
    crown
      .map(([x, y], index) => circle(x - 14, y - 18, 92, index % 2 === 0 ? '#8298ad' : '#728aa2', { opacity: 0.55 }))
      .join('') +
    group(soft, path('M-96,302 C-36,280 -30,160 -22,20 H22 C30,160 36,280 96,302 Z', theme.goldShade)) +
    stroke(
      'M0,140 C-60,120 -220,130 -300,80 M0,120 C-40,100 -90,100 -106,80 M0,120 C40,100 90,100 106,80 M0,140 C60,120 220,130 300,80 M0,40 C-30,-20 -110,-20 -130,-110 M0,40 C30,-20 110,-20 130,-110',
      theme.goldShade,
      15,
    ) +
    medallion(-134, -140, 104, theme.gold, theme.sheet, theme.body, skin[0], true) +
    medallion(134, -140, 104, theme.gold, theme.sheet, theme.accent, skin[1], true) +
    nodes
      .map(([x, y], index) =>
        medallion(
          x,
          y,
          78,
          index === 1 ? theme.goldLight : theme.bodyLight,
          theme.sheet,
          [theme.bodyLight, theme.accent, theme.body, theme.gold][index] ?? theme.body,
          skin[index % 3] ?? skin[0],
        ),
      )
      .join('')
  )
}

/** A round table seen slightly from above, people facing on its far side, backs on its near side. */
export const roundTable: Motif = (theme, random) => {
  const far: readonly Point[] = [
    [-340, -30],
    [-205, -92],
    [-68, -122],
    [68, -122],
    [205, -92],
    [340, -30],
  ]
  const colours = [theme.body, theme.accent, theme.bodyLight, theme.gold, '#6f88a0', theme.bodyShade]
  const [turn, elder, parity] = [random.whole(0, 5), random.whole(0, 5), random.whole(0, 1)]
  const coats = colours.map((_, index) => colours[(index + turn) % colours.length] ?? theme.body)
  const sitter = ([x, y]: Point, index: number) =>
    bust(x, y + 70, 1.5, coats[index] ?? theme.body, skin[index % 3] ?? skin[0], theme.sheet) +
    scaled(
      x,
      y + 70,
      1.5,
      path(
        index % 2 === parity
          ? 'M-28,-90 C-34,-134 34,-134 28,-90 C20,-108 -8,-112 -28,-90 Z'
          : 'M-30,-68 C-42,-138 42,-138 30,-68 C28,-92 24,-104 8,-108 C-10,-104 -26,-98 -30,-68 Z',
        index === elder ? '#8f9194' : hair,
      ),
    )
  return (
    floorShadow(296, 420) +
    group(soft, ...far.map(sitter)) +
    group(
      soft,
      ellipse(0, 96, 440, 150, theme.goldShade),
      ellipse(0, 78, 440, 150, theme.sheet),
      ellipse(0, 78, 404, 130, theme.sheetShade, { opacity: 0.5 }),
    ) +
    [
      [-240, 60, -14],
      [-90, 24, -5],
      [90, 24, 5],
      [240, 60, 14],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        moved(
          x,
          y,
          turn,
          rect(-44, -22, 88, 44, '#ffffff', { rx: 4 }),
          rect(-30, -8, 56, 5, theme.rule),
          rect(-30, 4, 40, 5, theme.rule),
        ),
      )
      .join('') +
    circle(0, 96, 34, theme.gold) +
    ring(0, 96, 22, theme.goldLight, 4) +
    group(
      soft,
      ...[-250, 0, 250].map((x, index) =>
        bust(x, 320, 1.75, [theme.bodyShade, theme.bodyLight, theme.bodyShade][index] ?? theme.body, hair),
      ),
    )
  )
}

/** Two parties with a neutral third person between their papers. */
export const mediator: Motif = (theme) =>
  moved(-250, 40, -8, sheet(theme, 320, 420, 9)) +
  moved(250, 40, 8, sheet(theme, 320, 420, 9)) +
  group(
    soft,
    circle(0, 10, 214, theme.gold),
    circle(0, 10, 194, theme.body),
    bust(0, 150, 2.2, theme.sheet, skin[0], theme.accent),
    scaled(
      0,
      150,
      2.2,
      path('M-28,-88 C-32,-130 32,-130 28,-88 C24,-104 6,-110 -10,-108 C-20,-106 -26,-98 -28,-88 Z', hair),
    ),
  ) +
  stroke('M-330,-236 C-200,-306 200,-306 330,-236', theme.gold, 10, { 'stroke-dasharray': '4 22' }) +
  circle(-340, -228, 18, theme.gold) +
  circle(340, -228, 18, theme.gold)
