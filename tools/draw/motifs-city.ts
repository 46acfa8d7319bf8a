/** Motifs of land and building: towers under a magnifying glass, key and homes, factory plots, a street. */
import type { Motif } from './motif'
import { bust, floorShadow, tower } from './props'
import { circle, clip, group, moved, path, polygon, rect, ring, soft, stroke, times } from './svg'

const tree = (x: number, base: number, size: number, leaf: string, trunk: string) =>
  rect(x - 4, base - size, 8, size, trunk) + circle(x, base - size * 1.2, size * 0.5, leaf)

export const towers: Motif = (theme, random) => {
  const enlarged =
    rect(90, -90, 340, 340, theme.bodyLight) +
    times(3, (row) =>
      times(3, (column) => {
        const [x, y] = [116 + column * 104, -62 + row * 110]
        return (
          rect(x, y, 80, 66, (row + column) % 2 === 0 ? theme.goldLight : theme.sheet, { rx: 4 }) +
          rect(x + 37, y, 6, 66, theme.body) +
          rect(x - 8, y + 66, 96, 16, theme.bodyShade, { rx: 3 })
        )
      }),
    )
  return (
    floorShadow(290, 460) +
    group(
      soft,
      tower(theme, random, -420, 286, 170, 8, 4, theme.bodyLight),
      tower(theme, random, -40, 286, 180, 7, 4, theme.bodyLight),
      tower(theme, random, -226, 286, 200, 12, 5),
      rect(-460, 284, 860, 12, theme.bodyShade),
    ) +
    tree(-440, 286, 48, theme.accent, theme.goldShade) +
    tree(-196 + 214, 286, 40, theme.accent, theme.goldShade) +
    clip('loupe', circle(250, 74, 150, '#000')) +
    moved(
      250,
      74,
      -42,
      group(soft, rect(-24, 170, 48, 190, theme.body, { rx: 20 }), rect(-24, 170, 48, 30, theme.goldShade)),
    ) +
    group(soft, circle(250, 74, 168, theme.gold)) +
    group({ 'clip-path': 'url(#loupe)' }, enlarged) +
    ring(250, 74, 150, theme.goldLight, 8) +
    stroke('M150,30 A112,112 0 0 1 214,-34', '#ffffff', 12, { opacity: 0.6 })
  )
}

export const key: Motif = (theme, random) =>
  floorShadow(290, 430) +
  group(
    soft,
    tower(theme, random, -430, 286, 190, 10, 4),
    tower(theme, random, -214, 286, 180, 7, 4, theme.bodyLight),
    rect(-450, 284, 470, 12, theme.bodyShade),
  ) +
  group(
    soft,
    ring(230, -140, 104, theme.gold, 46),
    ring(230, -140, 92, theme.goldLight, 8),
    rect(206, -24, 48, 310, theme.gold, { rx: 10 }),
    rect(232, -24, 22, 310, theme.goldShade, { rx: 8 }),
    rect(190, -36, 80, 26, theme.goldLight, { rx: 8 }),
    path('M254,150 h86 v34 h-26 v22 h26 v42 h-86 Z', theme.gold),
    path('M254,236 h86 v12 h-86 Z', theme.goldShade),
  ) +
  group(
    soft,
    stroke('M146,-206 C60,-250 20,-200 24,-128', theme.ink, 6),
    path('M-70,-28 L24,-116 L118,-28 V90 q0,14 -14,14 H-56 q-14,0 -14,-14 Z', theme.accent),
    path('M-92,-14 L24,-124 L140,-14', 'none', {
      stroke: theme.sheet,
      'stroke-width': 16,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    rect(-2, 28, 52, 76, theme.sheet, { rx: 6 }),
    circle(24, -92, 9, theme.bodyShade),
  )

/** Parcels in perspective, a factory with a saw-tooth roof, and a pin on the parcel in question. */
export const factory: Motif = (theme) => {
  const left = (row: number) => -300 - row * 46
  const plot = (row: number, column: number) => {
    const [top, bottom] = [96 + row * 64, 96 + (row + 1) * 64]
    const at = (line: number, edge: number) => left(line) + ((-left(line) * 2) / 4) * edge
    const fill = row === 1 && column === 2 ? theme.goldLight : (row + column) % 2 === 0 ? '#9fb2c4' : '#c8d3dc'
    return polygon(
      [
        [at(row, column), top],
        [at(row, column + 1), top],
        [at(row + 1, column + 1), bottom],
        [at(row + 1, column), bottom],
      ],
      fill,
      { stroke: theme.sheet, 'stroke-width': 6, 'stroke-linejoin': 'round' },
    )
  }
  const tooth = (index: number) =>
    polygon(
      [
        [-250 + index * 110, -50],
        [-250 + index * 110, -140],
        [-140 + index * 110, -50],
      ],
      theme.bodyLight,
    ) +
    polygon(
      [
        [-242 + index * 110, -60],
        [-242 + index * 110, -118],
        [-196 + index * 110, -84],
        [-196 + index * 110, -60],
      ],
      theme.goldLight,
    )
  return (
    group(
      soft,
      times(3, (row) => times(4, (column) => plot(row, column))),
    ) +
    group(
      soft,
      path('M150,92 L160,-250 H206 L216,92 Z', theme.bodyShade),
      rect(154, -222, 58, 22, theme.accent),
      path('M230,92 L238,-190 H276 L284,92 Z', theme.bodyShade),
      rect(233, -166, 48, 20, theme.accent),
      times(4, tooth),
      rect(-250, -52, 560, 150, theme.body),
      rect(190, -52, 120, 150, theme.bodyShade),
      times(6, (index) =>
        rect(-222 + index * 66, -18, 42, 34, index % 3 === 1 ? theme.goldLight : theme.sheet, { rx: 3, opacity: 0.9 }),
      ),
      rect(216, 14, 68, 84, theme.sheet, { rx: 3 }),
      times(4, (index) => rect(216, 28 + index * 18, 68, 3, theme.rule)),
    ) +
    [
      [206, -286, 22],
      [240, -306, 30],
      [284, -300, 24],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, theme.ink, { opacity: 0.22 }))
      .join('') +
    group(
      soft,
      path('M92,196 C30,110 24,86 24,58 A68,68 0 0 1 160,58 C160,86 154,110 92,196 Z', theme.gold, {
        transform: 'translate(2 0)',
      }),
      circle(94, 58, 30, theme.sheet),
    )
  )
}

/** A row of narrow town houses with a marked path to one door. */
export const street: Motif = (theme) => {
  const colours = [theme.body, theme.bodyLight, theme.accent, theme.bodyShade, theme.gold, theme.body]
  const heights = [300, 390, 330, 430, 360, 290]
  const house = (index: number) => {
    const [x, height] = [-444 + index * 148, heights[index] ?? 300]
    const [top, fill] = [200 - height, colours[index] ?? theme.body]
    const floors = Math.floor((height - 110) / 88)
    return (
      rect(x, top, 142, height, fill) +
      (index % 2 === 0
        ? polygon(
            [
              [x - 8, top],
              [x + 71, top - 58],
              [x + 150, top],
            ],
            index === 4 ? theme.goldShade : theme.accent,
          )
        : rect(x - 6, top - 14, 154, 18, theme.sheet, { rx: 3 })) +
      times(floors, (row) => {
        const y = top + 26 + row * 88
        return (
          rect(x + 18, y, 46, 48, theme.sheet, { rx: 3 }) +
          rect(x + 78, y, 46, 48, row === index % 3 ? theme.goldLight : theme.sheet, { rx: 3 }) +
          rect(x + 10, y + 54, 122, 10, theme.sheetShade, { rx: 3 })
        )
      }) +
      rect(x + 18, 118, 48, 82, index === 3 ? theme.goldLight : theme.sheet, { rx: 3 }) +
      rect(x + 78, 128, 46, 40, theme.sheet, { rx: 3, opacity: 0.75 })
    )
  }
  return (
    group(soft, times(6, house), rect(-470, 198, 940, 14, theme.bodyShade)) +
    stroke('M-440,282 H-120 C-60,282 42,290 42,214', theme.gold, 10, { 'stroke-dasharray': '4 22' }) +
    times(4, (index) => circle(-440 + index * 106, 282, 15, index === 3 ? theme.gold : theme.ink)) +
    tree(-296, 200, 56, '#6f88a0', theme.goldShade) +
    tree(296, 200, 64, '#6f88a0', theme.goldShade) +
    group(
      soft,
      path('M42,-250 C0,-304 -6,-320 -6,-338 A48,48 0 0 1 90,-338 C90,-320 84,-304 42,-250 Z', theme.goldLight, {
        transform: 'translate(0 6)',
      }),
      circle(42, -332, 20, theme.sheet),
    )
  )
}

/** A cross-section of an apartment block: homes, people and the rooms they share. */
export const residents: Motif = (theme, random) => {
  const room = (row: number, column: number) => {
    const [x, y] = [-310 + column * 158, -196 + row * 118]
    const shared = row === 3
    const things = [
      bust(x + 50, y + 106, 0.62, theme.accent, '#dfbf9f') +
        stroke(`M${x + 110},${y} V${y + 28}`, theme.body, 3) +
        path(`M${x + 92},${y + 44} a18,18 0 0 1 36,0 Z`, theme.gold),
      rect(x + 20, y + 72, 104, 34, theme.bodyLight, { rx: 10 }) +
        rect(x + 32, y + 50, 80, 30, theme.bodyLight, { rx: 10 }) +
        rect(x + 54, y + 14, 38, 26, theme.goldLight),
      bust(x + 94, y + 106, 0.62, theme.body, '#e8cdb2') +
        rect(x + 16, y + 70, 44, 36, theme.goldShade, { rx: 3 }) +
        circle(x + 38, y + 54, 20, '#6f88a0'),
      rect(x + 22, y + 24, 44, 60, theme.bodyLight, { rx: 2 }) +
        rect(x + 42, y + 24, 4, 60, theme.sheet) +
        rect(x + 84, y + 60, 46, 46, theme.gold, { rx: 3 }),
    ]
    return (
      rect(x, y, 146, 106, shared ? theme.goldLight : (row + column) % 2 === 0 ? theme.sheet : theme.sheetShade, {
        rx: 2,
      }) +
      (shared
        ? column === 1
          ? rect(x + 40, y + 12, 66, 94, theme.body, { rx: 3 }) + rect(x + 71, y + 12, 4, 94, theme.goldLight)
          : bust(
              x + 73,
              y + 106,
              0.66,
              [theme.body, '', theme.accent, theme.bodyLight][column] ?? theme.body,
              '#dfbf9f',
            )
        : (things[(row + column * 2 + random.whole(0, 1)) % 4] ?? ''))
    )
  }
  return (
    floorShadow(292, 440) +
    group(
      soft,
      rect(-330, -216, 658, 500, theme.body, { rx: 4 }),
      rect(-352, -238, 702, 26, theme.bodyShade, { rx: 4 }),
      rect(-250, -290, 110, 54, theme.bodyLight, { rx: 8 }),
      rect(150, -276, 90, 40, theme.accent),
      stroke('M60,-238 V-290 M40,-304 A30,30 0 0 0 82,-276', theme.bodyShade, 6),
    ) +
    times(4, (row) => times(4, (column) => room(row, column))) +
    rect(-460, 280, 920, 14, theme.bodyShade, { rx: 6 }) +
    tree(-404, 282, 80, '#6f88a0', theme.goldShade) +
    tree(400, 282, 100, '#5b7690', theme.goldShade)
  )
}
