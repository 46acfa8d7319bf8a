/** Scenes without text on paper: skyline, sheets, scales, people at a table. */
import type { Figure } from './motif'
import { scales as scalesMotif } from './motifs-justice'
import { roundTable } from './motifs-people'
import { seal, sheet, textLines, tower } from './props'
import { circle, group, moved, path, rect, scaled, soft, stroke, times } from './svg'

export const skyline: Figure = (theme, random) => {
  const far = times(13, (index) => {
    const height = random.between(110, 330)
    return rect(70 + index * 84, 548 - height, 76, height, theme.bodyLight, { opacity: 0.24 })
  })
  const spots = [120, 282, 470, 640, 800, 962]
  return (
    circle(random.between(300, 900), 190, 82, theme.goldLight, { opacity: 0.8 }) +
    far +
    group(
      soft,
      ...spots.map((x, index) =>
        tower(
          theme,
          random,
          x,
          548,
          random.between(96, 134),
          random.whole(4, 8),
          3,
          index % 2 === 0 ? theme.body : theme.bodyLight,
        ),
      ),
    ) +
    rect(70, 546, 1060, 12, theme.bodyShade, { rx: 6 }) +
    times(
      9,
      (index) =>
        rect(104 + index * 122, 500, 6, 48, theme.goldShade) +
        circle(107 + index * 122, 494, 24, index % 3 === 0 ? theme.accent : '#6f88a0'),
    ) +
    stroke('M150,598 H1050', theme.gold, 5, { 'stroke-dasharray': '34 26' })
  )
}

/** The alternative texts in the articles describe these sheets as stacked; all others are side by side. */
const stacked = ['documents-legal-advisory-projects', 'documents-personal-data-law-in-force']

export const documents: Figure = (theme, random, name) => {
  const count = random.pick([3, 4])
  const tabs = [theme.gold, theme.accent, theme.bodyLight, theme.body]
  if (!stacked.includes(name)) {
    return (
      times(count, (index) =>
        moved(
          600 + (index - (count - 1) / 2) * 262,
          326 + (index % 2) * 22,
          (index - (count - 1) / 2) * 4,
          sheet(theme, 232, 330, 7),
          rect(-116, 150, 232, 15, tabs[index % 4] ?? theme.gold),
          index === count - 1 ? seal(theme, 60, 96, 28) : circle(-66, 110, 15, tabs[index % 4] ?? theme.gold),
        ),
      ) + stroke('M150,590 H1050', theme.ink, 3, { opacity: 0.3 })
    )
  }
  return (
    times(4, (index) => moved(540 + index * 34, 356 - index * 14, -7 + index * 4, sheet(theme, 340, 450, 10))) +
    seal(theme, 768, 470, 44) +
    group(
      soft,
      rect(190, 452, 190, 92, theme.body, { rx: 8 }),
      rect(200, 392, 170, 60, theme.accent, { rx: 8 }),
      rect(184, 340, 190, 52, theme.bodyLight, { rx: 8 }),
    ) +
    [470, 408, 352].map((y) => rect(210, y, 70, 14, theme.sheet, { rx: 4, opacity: 0.85 })).join('') +
    group(soft, path('M900,548 V360 q0,-14 14,-14 h140 q14,0 14,14 V548 Z', theme.bodyShade)) +
    textLines(930, 392, 110, 4, 30, theme.goldLight) +
    rect(150, 546, 900, 8, theme.bodyShade, { rx: 4 })
  )
}

export const scales: Figure = (theme, random) => {
  const side = (x: number, mirrored: number) =>
    group(
      { opacity: 0.55 },
      ...[0, 1, 2].map((index) =>
        rect(
          x - 60 + index * 16 * mirrored,
          520 - index * 44,
          120 - index * 14,
          40,
          [theme.bodyLight, theme.goldLight, theme.accent][index] ?? theme.gold,
          { rx: 5 },
        ),
      ),
    )
  return (
    stroke('M120,562 H1080', theme.ink, 3, { opacity: 0.4 }) +
    side(180, 1) +
    (random.chance(0.5)
      ? side(1020, -1)
      : group(
          { opacity: 0.6 },
          ...[0, 1, 2].map((index) =>
            rect(
              950 + index * 50,
              410 + index * 26,
              38,
              150 - index * 26,
              [theme.body, theme.gold, theme.bodyLight][index] ?? theme.gold,
              { rx: 4 },
            ),
          ),
        )) +
    scaled(600, 342, 0.73, scalesMotif(theme, random))
  )
}

export const meeting: Figure = (theme, random) =>
  rect(150, 80, 250, 190, theme.sheet, { rx: 6, opacity: 0.85 }) +
  stroke('M275,80 V270 M150,175 H400', theme.rule, 6) +
  rect(800, 80, 250, 160, theme.sheet, { rx: 6, opacity: 0.85 }) +
  stroke('M830,206 L890,160 L940,180 L1020,110', theme.gold, 7) +
  times(3, (index) => stroke(`M490,${100 + index * 26} H${random.between(600, 710)}`, theme.rule, 7)) +
  scaled(600, 352, 0.82, roundTable(theme, random))
