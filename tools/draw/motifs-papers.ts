/** Motifs of paperwork: contract and pen, bound rules, invoices, archive, checklist. */
import type { Motif } from './motif'
import { floorShadow, pen, seal, sheet, star, textLines } from './props'
import { circle, ellipse, group, moved, path, polygon, rect, ring, soft, stroke, times } from './svg'

export const contract: Motif = (theme) =>
  moved(70, 6, 9, sheet(theme, 400, 540, 13)) +
  moved(
    -60,
    0,
    -5,
    sheet(theme, 420, 560, 9),
    stroke('M-150,186 C-120,130 -96,214 -66,172 C-44,140 -30,206 4,168 C22,150 36,178 62,166', theme.body, 6),
    rect(-156, 206, 230, 4, theme.rule),
  ) +
  seal(theme, -238, 176, 46) +
  moved(12, 168, 38, pen(theme, 470))

/** A stack of volumes with the sealed charter upright on top. */
export const charter: Motif = (theme) => {
  const volume = (x: number, y: number, width: number, colour: string, band: string) =>
    rect(x, y, width, 62, colour, { rx: 10 }) +
    rect(x + 26, y + 9, width - 20, 44, theme.sheet) +
    times(4, (index) => rect(x + 40, y + 15 + index * 10, width - 40, 2, theme.rule)) +
    rect(x, y, 58, 62, colour, { rx: 10 }) +
    rect(x + 20, y, 12, 62, band) +
    rect(x, y, width, 9, colour, { rx: 4 }) +
    rect(x, y + 53, width, 9, colour, { rx: 4 })
  return (
    floorShadow(296, 400) +
    group(
      soft,
      volume(-330, 228, 640, theme.bodyShade, theme.goldLight),
      volume(-280, 166, 560, theme.accent, theme.sheet),
      volume(-320, 104, 590, theme.body, theme.goldLight),
    ) +
    group(
      soft,
      rect(-150, -290, 300, 394, theme.bodyShade, { rx: 10 }),
      rect(-134, -290, 296, 386, theme.sheet, { rx: 6 }),
      rect(-150, -296, 300, 388, theme.bodyLight, { rx: 10 }),
      rect(-150, -296, 38, 388, theme.body, { rx: 10 }),
      rect(-84, -268, 206, 332, 'none', { stroke: theme.goldLight, 'stroke-width': 5, rx: 4 }),
      rect(-40, 0, 118, 10, theme.goldLight, { rx: 5 }),
      rect(-14, 24, 66, 8, theme.goldLight, { rx: 4 }),
    ) +
    seal(theme, 19, -144, 66)
  )
}

export const invoices: Motif = (theme) => {
  const slip = (x: number, y: number, turn: number, lines: number) => {
    const teeth = Array.from(
      { length: 10 },
      (_, index) => `L${140 - index * 28 - 14},${210} L${140 - (index + 1) * 28},${230}`,
    ).join(' ')
    return moved(
      x,
      y,
      turn,
      path(`M-140,-250 H140 V230 ${teeth} Z`, theme.sheet, soft),
      circle(-88, -190, 28, theme.body),
      moved(-88, -190, 0, star(15, theme.goldLight)),
      rect(-40, -206, 130, 13, theme.bodyShade, { rx: 6 }),
      rect(-40, -182, 84, 9, theme.rule, { rx: 4 }),
      times(
        lines,
        (index) =>
          rect(-112, -120 + index * 40, 112 - (index % 3) * 18, 9, theme.rule, { rx: 4 }) +
          rect(52, -120 + index * 40, 60, 9, theme.bodyLight, { rx: 4 }),
      ),
      rect(-112, 118, 224, 3, theme.body),
      rect(-112, 142, 80, 15, theme.bodyShade, { rx: 7 }),
      rect(28, 138, 84, 24, theme.gold, { rx: 6 }),
    )
  }
  return (
    slip(-250, 12, -9, 5) +
    slip(252, 16, 8, 5) +
    slip(0, -6, 0, 6) +
    group(
      soft,
      circle(150, 206, 66, theme.gold),
      circle(150, 206, 54, theme.goldLight),
      stroke('M122,208 L143,230 L182,184', theme.sheet, 14),
    )
  )
}

/** A cabinet of contracts whose papers leave the drawer as squares of data. */
export const archive: Motif = (theme, random) => {
  const drawer = (column: number, row: number) => {
    const [x, y] = [-400 + column * 210, -170 + row * 146]
    return (
      rect(x, y, 196, 132, theme.body, { rx: 8 }) +
      rect(x, y, 196, 20, theme.bodyLight, { rx: 8 }) +
      rect(x + 58, y + 40, 80, 26, theme.sheet, { rx: 4 }) +
      rect(x + 70, y + 50, 46, 6, theme.rule) +
      rect(x + 66, y + 88, 64, 14, theme.goldLight, { rx: 7 })
    )
  }
  return (
    floorShadow(290, 420) +
    group(
      soft,
      rect(-420, -192, 446, 476, theme.bodyShade, { rx: 10 }),
      times(3, (row) => drawer(0, row) + (row === 0 ? '' : drawer(1, row))),
    ) +
    rect(-190, -170, 196, 132, '#081a2e', { rx: 8 }) +
    group(
      soft,
      ...[0, 1, 2, 3].map((index) =>
        path(
          `M${-172 + index * 34},-20 V${-246 + index * 16} h44 l14,18 h66 V-20 Z`,
          index % 2 === 0 ? theme.sheet : theme.goldLight,
          { stroke: theme.sheetShade, 'stroke-width': 2 },
        ),
      ),
    ) +
    group(
      soft,
      rect(-204, -66, 226, 140, theme.bodyLight, { rx: 8 }),
      rect(-136, -34, 90, 30, theme.sheet, { rx: 4 }),
      rect(-126, 24, 72, 16, theme.goldLight, { rx: 8 }),
    ) +
    stroke('M60,-190 C150,-280 250,-270 300,-190', theme.gold, 5, { 'stroke-dasharray': '2 16' }) +
    times(6, (row) =>
      times(5, (column) => {
        const fill = random.pick([
          theme.bodyLight,
          theme.bodyLight,
          theme.gold,
          theme.goldLight,
          theme.accent,
          theme.sheet,
        ])
        const [size, drop] = [52 - (5 - column) * 4, (column * 7 + row * 5) % 9]
        return drop < 2 ? '' : rect(130 + column * 66, -160 + row * 66, size, size, fill, { rx: 8, opacity: 0.94 })
      }),
    )
  )
}

/** A clipboard of ticked questions and a gauge that is not yet full. */
export const checklist: Motif = (theme) => {
  const mark = (index: number) => {
    const y = -140 + index * 82
    return (
      rect(-330, y, 44, 44, index < 3 ? theme.bodyLight : theme.sheetShade, { rx: 8 }) +
      (index < 3 ? stroke(`M-320,${y + 23} l9,10 l16,-20`, theme.sheet, 7) : '') +
      textLines(-262, y + 12, 190 - (index % 2) * 30, 2, 22, index < 3 ? theme.bodyLight : theme.rule)
    )
  }
  const arc = (from: number, to: number, colour: string) => {
    const [start, end] = [from, to].map((share) =>
      [220 + Math.cos(Math.PI * (1 + share)) * 190, 130 + Math.sin(Math.PI * (1 + share)) * 190]
        .map(Math.round)
        .join(','),
    )
    return stroke(`M${start} A190,190 0 0 1 ${end}`, colour, 44, { 'stroke-linecap': 'butt' })
  }
  return (
    group(
      soft,
      rect(-390, -270, 400, 560, theme.body, { rx: 20 }),
      rect(-364, -230, 348, 494, theme.sheet, { rx: 6 }),
      rect(-270, -300, 160, 64, theme.gold, { rx: 14 }),
      circle(-190, -290, 28, theme.gold),
      circle(-190, -292, 12, theme.goldShade),
    ) +
    times(5, mark) +
    group(soft, circle(220, 120, 248, theme.sheet), ring(220, 120, 248, theme.gold, 6)) +
    arc(0, 0.36, theme.accent) +
    arc(0.38, 0.68, theme.goldLight) +
    arc(0.7, 1, theme.bodyLight) +
    moved(220, 130, 22, path('M-13,0 L0,-164 L13,0 Z', theme.bodyShade)) +
    circle(220, 130, 28, theme.bodyShade) +
    circle(220, 130, 11, theme.goldLight) +
    rect(150, 204, 140, 16, theme.bodyShade, { rx: 8 }) +
    rect(174, 238, 92, 12, theme.rule, { rx: 6 })
  )
}

/** An open case file: folder, tabs and a compass. */
export const caseFile: Motif = (theme) =>
  floorShadow(280, 420) +
  group(soft, path('M-420,-170 q0,-24 24,-24 h190 l44,48 h398 q24,0 24,24 V270 H-420 Z', theme.bodyShade)) +
  moved(-120, -60, -6, sheet(theme, 400, 460, 6)) +
  moved(110, -70, 4, sheet(theme, 400, 460, 6)) +
  group(
    soft,
    path('M-440,40 H320 q16,0 14,18 l-22,206 q-2,20 -22,20 H-396 q-20,0 -22,-20 l-22,-206 q-2,-18 0,-18 Z', theme.body),
    path('M-440,40 H320 q16,0 14,16 H-452 q0,-16 12,-16 Z', theme.bodyLight),
    rect(-380, 214, 150, 18, theme.goldLight, { rx: 9 }),
    rect(-380, 176, 230, 14, theme.sheet, { rx: 7, opacity: 0.5 }),
  ) +
  group(
    soft,
    circle(268, 110, 158, theme.gold),
    circle(268, 110, 138, theme.sheet),
    times(24, (index) =>
      path(index % 6 === 0 ? 'M-4,-128 H4 V-98 H-4 Z' : 'M-2,-126 H2 V-110 H-2 Z', theme.bodyShade, {
        transform: `translate(268 110) rotate(${index * 15})`,
      }),
    ),
    moved(
      268,
      110,
      38,
      polygon(
        [
          [-22, 0],
          [0, -96],
          [22, 0],
        ],
        theme.accent,
      ),
      polygon(
        [
          [-22, 0],
          [0, 96],
          [22, 0],
        ],
        theme.bodyLight,
      ),
    ),
    ellipse(268, 110, 15, 15, theme.goldLight),
  )
