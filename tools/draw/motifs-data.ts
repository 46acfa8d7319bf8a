/** Motifs of data and technology: shield and lock, network, signed screen, badge. */
import type { Motif } from './motif'
import { bust, seal, textLines } from './props'
import { circle, ellipse, group, moved, path, polygon, rect, ring, soft, stroke, times, type Point } from './svg'

const padlock = (x: number, y: number, scale: number, body: string, hole: string, shackle: string) =>
  group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    stroke('M-52,-6 V-58 A52,52 0 0 1 52,-58 V-6', shackle, 26),
    rect(-88, -14, 176, 140, body, { rx: 18 }),
    circle(0, 42, 20, hole),
    path('M-9,46 L-15,92 H15 L9,46 Z', hole),
  )

export const shield: Motif = (theme) => {
  const outline =
    'M0,-300 C90,-250 170,-236 240,-232 V-30 C240,140 130,240 0,300 C-130,240 -240,140 -240,-30 V-232 C-170,-236 -90,-250 0,-300 Z'
  const dots = (radius: number, count: number, size: number) =>
    times(count, (index) => {
      const angle = (index / count) * Math.PI * 2 + radius
      const [x, y] = [Math.cos(angle) * radius * 1.2, Math.sin(angle) * radius * 0.78]
      return index % 3 === 0
        ? rect(x - size, y - size, size * 2, size * 2, theme.goldLight, { rx: 4 })
        : circle(x, y, size * 0.7, theme.ink, { opacity: 0.75 })
    })
  return (
    ellipse(0, 0, 408, 265, 'none', { stroke: theme.ink, 'stroke-width': 3, opacity: 0.4 }) +
    dots(340, 11, 17) +
    ellipse(0, 0, 520, 340, 'none', {
      stroke: theme.ink,
      'stroke-width': 2,
      opacity: 0.25,
      'stroke-dasharray': '4 14',
    }) +
    group(soft, path(outline, theme.gold)) +
    group(
      { transform: 'scale(0.91)' },
      path(outline, theme.bodyLight),
      path('M0,-300 C90,-250 170,-236 240,-232 V-30 C240,140 130,240 0,300 Z', theme.body),
      path(outline, 'none', { stroke: theme.goldLight, 'stroke-width': 4, transform: 'scale(0.9)' }),
    ) +
    group(soft, padlock(0, -20, 1.15, theme.sheet, theme.bodyShade, theme.goldLight))
  )
}

/** A hub connected to the tools of a business; pictograms for paper, people, money and numbers. */
export const network: Motif = (theme) => {
  const spots: readonly Point[] = [
    [-360, -180],
    [-400, 120],
    [-140, 250],
    [180, 236],
    [400, 90],
    [340, -200],
    [0, -270],
  ]
  const signs = [
    rect(-20, -28, 40, 56, theme.body, { rx: 5 }) + textLines(-12, -12, 24, 3, 14, theme.sheet),
    bust(0, 34, 0.62, theme.body, theme.gold),
    ellipse(0, 18, 32, 12, theme.goldShade) +
      ellipse(0, 4, 32, 12, theme.gold) +
      ellipse(0, -12, 32, 12, theme.goldLight),
    rect(-30, 0, 16, 30, theme.bodyLight) + rect(-8, -16, 16, 46, theme.body) + rect(14, -32, 16, 62, theme.gold),
    path('M0,-36 L32,-22 V2 C32,24 16,34 0,40 C-16,34 -32,24 -32,2 V-22 Z', theme.body) +
      stroke('M-12,0 L-2,11 L15,-11', theme.goldLight, 7),
    rect(-34, -26, 68, 44, theme.body, { rx: 6 }) +
      rect(-26, -18, 52, 28, theme.goldLight, { rx: 2 }) +
      rect(-16, 26, 32, 8, theme.body),
    stroke('M-22,18 L0,-22 L22,18 Z', theme.body, 6) +
      circle(0, -22, 12, theme.gold) +
      circle(-22, 18, 12, theme.accent) +
      circle(22, 18, 12, theme.bodyLight),
  ]
  return (
    times(spots.length, (index) => {
      const [[x, y] = [0, 0], [nextX, nextY] = [0, 0]] = [spots[index], spots[(index + 1) % spots.length]]
      return (
        stroke(`M0,0 L${x},${y}`, theme.gold, 6) +
        stroke(`M${x},${y} L${nextX},${nextY}`, theme.ink, 3, { opacity: 0.4, 'stroke-dasharray': '3 12' }) +
        circle(x * 0.55, y * 0.55, 9, theme.goldLight)
      )
    }) +
    spots
      .map(([x, y], index) =>
        group(
          { ...soft, transform: `translate(${x} ${y})` },
          circle(0, 0, 74, theme.sheet),
          ring(0, 0, 74, index % 2 === 0 ? theme.goldLight : theme.bodyLight, 5),
          signs[index] ?? '',
        ),
      )
      .join('') +
    group(
      soft,
      circle(0, 0, 132, theme.gold),
      circle(0, 0, 120, theme.bodyShade),
      polygon(
        [
          [-62, -34],
          [0, -70],
          [62, -34],
          [0, 2],
        ],
        theme.bodyLight,
      ),
      polygon(
        [
          [-62, -34],
          [0, 2],
          [0, 74],
          [-62, 38],
        ],
        theme.goldLight,
      ),
      polygon(
        [
          [62, -34],
          [0, 2],
          [0, 74],
          [62, 38],
        ],
        theme.gold,
      ),
    )
  )
}

/** A document signed on a screen, with linked blocks as its audit trail. */
export const screen: Motif = (theme) => {
  const block = (x: number, index: number) =>
    rect(x - 44, 190, 88, 88, index === 2 ? theme.gold : theme.bodyLight, { rx: 14 }) +
    rect(x - 22, 218, 44, 10, theme.sheet, { rx: 5 }) +
    rect(x - 22, 240, 28, 10, theme.sheet, { rx: 5, opacity: 0.7 })
  return (
    group(
      soft,
      rect(-340, -290, 680, 420, theme.bodyShade, { rx: 24 }),
      rect(-316, -266, 632, 372, theme.dark ? '#dbe5ee' : navyTint, { rx: 8 }),
      path('M-440,130 H440 l-24,34 q-6,8 -18,8 H-398 q-12,0 -18,-8 Z', theme.body),
      rect(-70, 130, 140, 12, theme.bodyLight, { rx: 6 }),
    ) +
    group(soft, rect(-180, -238, 270, 344, theme.sheet, { rx: 6 })) +
    rect(-150, -206, 130, 16, theme.bodyShade, { rx: 8 }) +
    textLines(-150, -164, 210, 6, 26, theme.rule) +
    stroke('M-148,44 C-120,-6 -100,66 -72,32 C-54,10 -40,60 -8,30', theme.body, 6) +
    rect(-150, 66, 170, 4, theme.rule) +
    seal(theme, 112, 6, 56) +
    rect(-290, -238, 80, 14, theme.bodyLight, { rx: 7 }) +
    times(4, (index) => rect(-290, -200 + index * 34, 66, 10, theme.bodyLight, { rx: 5, opacity: 0.45 })) +
    times(4, (index) => stroke(`M${-286 + index * 144},234 h56`, theme.gold, 9)) +
    group(
      soft,
      times(5, (index) => block(-288 + index * 144, index)),
    )
  )
}
const navyTint = '#e4ebf1'

/** The badge of the data protection officer, and locked data. */
export const badge: Motif = (theme) =>
  stroke('M-250,-330 L-150,-196 L-50,-330', theme.accent, 30, { 'stroke-linecap': 'butt' }) +
  moved(
    -150,
    34,
    -4,
    group(
      soft,
      rect(-180, -226, 360, 470, theme.sheet, { rx: 26 }),
      path('M-180,-110 V-200 q0,-26 26,-26 H154 q26,0 26,26 V-110 Z', theme.body),
    ),
    rect(-46, -206, 92, 20, theme.sheet, { rx: 10 }),
    circle(0, -40, 108, theme.goldLight, { opacity: 0.55 }),
    bust(0, 60, 1.3, theme.bodyLight, '#dfbf9f', theme.sheet),
    rect(-132, 96, 264, 20, theme.bodyShade, { rx: 10 }),
    rect(-90, 136, 180, 14, theme.rule, { rx: 7 }),
    times(14, (index) => rect(-126 + index * 18, 172, index % 3 === 0 ? 10 : 6, 44, theme.bodyShade)),
  ) +
  group(
    soft,
    path('M190,-170 C190,-190 210,-196 226,-196 H420 q20,0 20,20 V230 q0,20 -20,20 H210 q-20,0 -20,-20 Z', theme.body),
    rect(190, 196, 250, 34, theme.sheet),
    rect(190, -196, 40, 446, theme.bodyShade, { rx: 10 }),
  ) +
  group(soft, padlock(328, -24, 0.86, theme.goldLight, theme.bodyShade, theme.gold)) +
  rect(262, 128, 136, 12, theme.goldLight, { rx: 6 })

/** A small shop on the street, and the same shop on a phone. */
export const shop: Motif = (theme) => {
  const awning = (x: number, y: number, width: number, parts: number) =>
    times(parts, (index) => {
      const [left, part] = [x + index * (width / parts), width / parts]
      return path(
        `M${left},${y} H${left + part} V${y + 60} A${part / 2},${part / 2} 0 0 1 ${left},${y + 60} Z`,
        index % 2 === 0 ? theme.accent : theme.sheet,
      )
    })
  return (
    group(
      soft,
      rect(-420, -90, 470, 350, theme.body),
      rect(-420, -230, 470, 90, theme.bodyShade, { rx: 8 }),
      rect(-300, -204, 230, 38, theme.goldLight, { rx: 10 }),
      rect(-386, 20, 220, 170, theme.sheet, { rx: 4 }),
      rect(-130, 20, 140, 240, theme.goldShade, { rx: 4 }),
      rect(-114, 40, 108, 130, theme.sheet, { rx: 4, opacity: 0.85 }),
      circle(-20, 196, 9, theme.goldLight),
      times(4, (index) =>
        rect(
          -366 + index * 50,
          128 - (index % 2) * 16,
          34,
          62 + (index % 2) * 16,
          [theme.gold, theme.bodyLight, theme.accent, theme.bodyLight][index] ?? theme.gold,
          { rx: 5 },
        ),
      ),
      rect(-392, 188, 232, 16, theme.bodyLight),
      awning(-446, -148, 522, 9),
      rect(-470, 258, 900, 16, theme.bodyShade, { rx: 6 }),
    ) +
    stroke('M90,-20 C130,-80 150,-80 176,-50', theme.gold, 7, { 'stroke-dasharray': '3 16' }) +
    group(
      soft,
      rect(180, -250, 250, 470, theme.bodyShade, { rx: 34 }),
      rect(196, -216, 218, 396, '#e4ebf1', { rx: 8 }),
      circle(305, 200, 11, theme.bodyLight),
      rect(275, -238, 60, 8, theme.bodyLight, { rx: 4 }),
    ) +
    awning(210, -200, 190, 5) +
    times(
      4,
      (index) =>
        rect(214 + (index % 2) * 96, -100 + Math.floor(index / 2) * 104, 86, 90, theme.sheet, { rx: 8 }) +
        circle(
          257 + (index % 2) * 96,
          -66 + Math.floor(index / 2) * 104,
          20,
          [theme.gold, theme.bodyLight, theme.accent, theme.body][index] ?? theme.gold,
        ) +
        rect(230 + (index % 2) * 96, -32 + Math.floor(index / 2) * 104, 54, 8, theme.rule, { rx: 4 }),
    ) +
    rect(226, 124, 158, 38, theme.gold, { rx: 19 }) +
    stroke('M288,142 l12,12 l22,-24', theme.sheet, 7)
  )
}
