/** Motifs of law and dispute: scales, gavel, handshake, bank columns, bridge. */
import type { Motif } from './motif'
import { coinStack, floorShadow, seal, star } from './props'
import { circle, ellipse, group, moved, path, polygon, rect, ring, soft, stroke, times } from './svg'

export const scales: Motif = (theme) => {
  const pan = (x: number, load: string) =>
    stroke(`M${x},-172 L${x - 118},74 M${x},-172 L${x + 118},74`, theme.ink, 4) +
    load +
    path(`M${x - 142},74 H${x + 142} A142,84 0 0 1 ${x - 142},74 Z`, theme.gold) +
    path(`M${x},74 H${x + 142} A142,84 0 0 1 ${x},158 Z`, theme.goldShade) +
    rect(x - 150, 66, 300, 14, theme.goldLight, { rx: 7 }) +
    circle(x, -176, 13, theme.goldLight)
  const books =
    rect(-376, 32, 150, 34, theme.body, { rx: 5 }) +
    rect(-364, 4, 126, 28, theme.accent, { rx: 5 }) +
    rect(-370, 38, 138, 6, theme.sheet, { opacity: 0.7 })
  return (
    floorShadow(304, 270) +
    group(
      soft,
      polygon(
        [
          [-160, 300],
          [160, 300],
          [120, 262],
          [-120, 262],
        ],
        theme.bodyShade,
      ),
      rect(-84, 232, 168, 32, theme.body, { rx: 6 }),
      path('M-20,232 L-11,-190 H11 L20,232 Z', theme.body),
      path('M0,232 V-190 H11 L20,232 Z', theme.bodyShade),
      ellipse(0, -30, 26, 16, theme.gold),
      stroke('M-304,-172 C-180,-232 -90,-206 0,-206 C90,-206 180,-232 304,-172', theme.gold, 17),
      circle(0, -226, 40, theme.gold),
      circle(0, -226, 25, theme.goldLight),
    ) +
    pan(-300, books) +
    pan(300, coinStack(theme, 300, 74, 3, 58))
  )
}

export const gavel: Motif = (theme) =>
  floorShadow(270, 400) +
  group(
    soft,
    rect(-390, 214, 420, 52, theme.bodyShade, { rx: 14 }),
    rect(-350, 172, 340, 48, theme.body, { rx: 12 }),
    rect(-350, 172, 340, 14, theme.bodyLight, { rx: 7 }),
  ) +
  group(
    { ...soft, transform: 'translate(-62 -34) rotate(-52)' },
    path('M-20,80 L-26,470 Q-26,500 0,500 Q26,500 26,470 L20,80 Z', theme.goldShade),
    path('M4,80 L6,498 Q26,496 26,470 L20,80 Z', theme.gold),
    rect(-34, 396, 68, 20, theme.body, { rx: 8 }),
    rect(-196, -84, 52, 168, theme.bodyShade, { rx: 14 }),
    rect(144, -84, 52, 168, theme.bodyShade, { rx: 14 }),
    rect(-150, -98, 300, 196, theme.body, { rx: 18 }),
    rect(-150, -98, 300, 62, theme.bodyLight, { rx: 18 }),
    rect(-118, -100, 24, 200, theme.goldLight),
    rect(94, -100, 24, 200, theme.goldLight),
  ) +
  stroke('M-396,150 L-448,126 M-372,92 L-412,48 M-312,58 L-330,4', theme.gold, 8)

/** Two sleeves and two clasped hands, the nearer one on top. */
export const bank: Motif = (theme) => {
  const column = (index: number) => {
    const x = -210 + index * 105
    return (
      rect(x - 38, -92, 76, 16, theme.bodyLight, { rx: 4 }) +
      rect(x - 28, -76, 56, 232, theme.sheet) +
      rect(x + 6, -76, 22, 232, theme.sheetShade) +
      rect(x - 38, 154, 76, 18, theme.bodyLight, { rx: 4 })
    )
  }
  return (
    floorShadow(262, 440) +
    group(
      soft,
      rect(-250, -80, 500, 250, theme.bodyShade),
      polygon(
        [
          [-300, -128],
          [0, -292],
          [300, -128],
        ],
        theme.body,
      ),
      polygon(
        [
          [0, -292],
          [300, -128],
          [0, -128],
        ],
        theme.bodyShade,
      ),
      rect(-312, -130, 624, 40, theme.bodyLight, { rx: 4 }),
      times(5, column),
      rect(-290, 172, 580, 30, theme.body),
      rect(-324, 202, 648, 30, theme.bodyShade),
      rect(-356, 232, 712, 30, theme.body),
    ) +
    circle(0, -190, 42, theme.goldLight) +
    ring(0, -190, 30, theme.gold, 5) +
    moved(0, -190, 0, star(20, theme.gold)) +
    coinStack(theme, -410, 268, 4, 54) +
    coinStack(theme, 412, 268, 7, 54)
  )
}

/** A faculty on one bank, an office tower on the other, and a footbridge. */
export const bridge: Motif = (theme) =>
  group(
    { opacity: 0.5 },
    ...[0, 1, 2].map((index) => stroke(`M${-430 + index * 60},${268 + index * 22} H${430 - index * 80}`, theme.ink, 4)),
  ) +
  group(
    soft,
    polygon(
      [
        [-480, -92],
        [-350, -180],
        [-220, -92],
      ],
      theme.body,
    ),
    polygon(
      [
        [-350, -180],
        [-220, -92],
        [-350, -92],
      ],
      theme.bodyShade,
    ),
    rect(-470, -92, 240, 22, theme.bodyLight),
    rect(-456, -70, 212, 180, theme.bodyShade),
    times(4, (index) => rect(-450 + index * 60, -70, 28, 180, theme.sheet)),
    rect(-480, 110, 260, 150, theme.body),
    rect(250, -240, 170, 500, theme.body),
    rect(360, -240, 60, 500, theme.bodyShade),
    times(8, (row) =>
      times(3, (column) =>
        rect(268 + column * 30, -214 + row * 40, 20, 22, (row + column) % 3 === 0 ? theme.goldLight : theme.sheet, {
          opacity: 0.9,
        }),
      ),
    ),
    path('M-220,112 H250 V256 H236 C210,120 -180,120 -206,256 H-220 Z', theme.gold),
    rect(-230, 98, 490, 20, theme.goldLight),
  ) +
  stroke('M-220,40 C-120,90 150,90 250,40', theme.ink, 5) +
  times(9, (index) => {
    const x = -170 + index * 47
    return stroke(`M${x},${44 + 36 * (1 - ((x - 15) / 235) ** 2)} V98`, theme.ink, 4)
  }) +
  [-90, 60]
    .map(
      (x, index) =>
        circle(x, 18 - index * 2, 17, index === 0 ? theme.accent : theme.goldLight) +
        path(
          `M${x - 20},98 L${x - 16},52 Q${x},30 ${x + 16},52 L${x + 20},98 Z`,
          index === 0 ? theme.bodyLight : theme.accent,
        ),
    )
    .join('') +
  seal(theme, 15, -150, 62)
