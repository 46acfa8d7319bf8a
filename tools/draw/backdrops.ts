/** Backgrounds of the covers: quiet layered shapes, 1600 x 900, less prominent than the subject. */
import type { Theme } from './palette'
import type { Random } from './seeded-random'
import { circle, gradient, group, path, polygon, rect, ring, stroke, times, type Point } from './svg'

type Backdrop = (theme: Theme, random: Random) => string

/** Opacity of layers; slightly less on dark backgrounds. */
const faint = (theme: Theme, strength: number) => (theme.dark ? 0.045 : 0.05) * strength

/** A rolling line across the picture, closed along the bottom edge. */
const hill = (random: Random, y: number, swell: number) => {
  const heights = Array.from({ length: 6 }, () => y + random.between(-swell, swell))
  const curves = heights.slice(1).map((height, index) => {
    const [from, to] = [index * 320, (index + 1) * 320]
    return `C${from + 160},${heights[index] ?? y} ${to - 160},${height} ${to},${height}`
  })
  return `M0,${heights[0] ?? y} ${curves.join(' ')} V900 H0 Z`
}

const hills: Backdrop = (theme, random) =>
  times(4, (index) => path(hill(random, 430 + index * 115, 60), theme.layer, { opacity: faint(theme, 1.25) }))

const arcs: Backdrop = (theme, random) => {
  const [x, y] = [random.pick([0, 1600]), random.pick([0, 900])]
  return (
    times(8, (index) => circle(x, y, 1500 - index * 180, theme.layer, { opacity: faint(theme, 0.75) })) +
    ring(x, y, 1000, theme.goldLight, 3, { opacity: 0.5 })
  )
}

const grid: Backdrop = (theme, random) =>
  times(19, (index) => stroke(`M${index * 90 - 10},0 V900`, theme.layer, 2, { opacity: faint(theme, 1.5) })) +
  times(10, (index) => stroke(`M0,${index * 90} H1600`, theme.layer, 2, { opacity: faint(theme, 1.5) })) +
  times(16, () =>
    rect(random.whole(0, 17) * 90 - 10, random.whole(0, 9) * 90, 90, 90, theme.layer, { opacity: faint(theme, 1) }),
  ) +
  times(3, () =>
    rect(random.whole(0, 17) * 90 - 10, random.whole(0, 9) * 90, 90, 90, theme.goldLight, { opacity: 0.28 }),
  )

const disc: Backdrop = (theme) =>
  circle(800, 440, 370, theme.dark ? theme.layer : theme.goldLight, { opacity: theme.dark ? 0.07 : 0.2 }) +
  ring(800, 440, 410, theme.layer, 2, { opacity: faint(theme, 3) }) +
  times(9, (index) =>
    stroke(`M${180 - index * 20},${748 + index * 17} H${1420 + index * 20}`, theme.layer, 3, {
      opacity: faint(theme, 1.6),
    }),
  )

/** Overlapping scales like roof tiles or water in old prints. */
const tiles: Backdrop = (theme, random) => {
  const top = random.pick([560, 600])
  return times(6, (row) =>
    times(12, (column) => {
      const [x, y] = [column * 160 + (row % 2) * 80 - 80, top + row * 62 + 62]
      return (
        circle(x, y, 80, theme.groundEnd) +
        times(3, (index) => ring(x, y, 76 - index * 24, theme.layer, 3, { opacity: faint(theme, 2.2) }))
      )
    }),
  )
}

const arch: Backdrop = (theme) =>
  times(4, (index) => {
    const half = 560 - index * 90
    const top = 60 + index * 38 + half
    return path(`M${800 - half},900 V${top} A${half},${half} 0 0 1 ${800 + half},${top} V900 Z`, theme.layer, {
      opacity: faint(theme, 1),
    })
  }) + stroke(`M200,900 V660 A600,600 0 0 1 1400,660 V900`, theme.goldLight, 3, { opacity: 0.55 })

const bands: Backdrop = (theme, random) => {
  const slant = random.pick([-340, 340])
  return (
    times(7, (index) => {
      const x = index * 270 - 200 + random.between(-30, 30)
      return polygon(
        [
          [x, 0],
          [x + 140, 0],
          [x + 140 + slant, 900],
          [x + slant, 900],
        ],
        theme.layer,
        { opacity: faint(theme, 0.9) },
      )
    }) + stroke(`M${800 - slant * 1.1},0 L${800 - slant * 0.1},900`, theme.goldLight, 3, { opacity: 0.35 })
  )
}

/** Contour lines as on a survey map. */
const contours: Backdrop = (theme, random) => {
  const [x, y, turn] = [random.between(500, 1100), random.between(350, 550), random.between(0, 6)]
  return times(11, (index) => {
    const reach = 130 + index * 95
    const points = Array.from({ length: 60 }, (_, step): Point => {
      const angle = (step / 60) * Math.PI * 2
      const wave = 1 + 0.14 * Math.sin(angle * 2 + turn) + 0.07 * Math.sin(angle * 3 + index * 0.35)
      return [x + Math.cos(angle) * reach * wave * 1.25, y + Math.sin(angle) * reach * wave]
    })
    return polygon(points, 'none', { stroke: theme.layer, 'stroke-width': 2.5, opacity: faint(theme, 2.6) })
  })
}

/** Rings and rays of a bronze drum, large behind the subject. */
const drum: Backdrop = (theme) =>
  group(
    { opacity: faint(theme, 2.4) },
    ...[220, 330, 346, 450, 466, 600, 616].map((radius) => ring(800, 450, radius, theme.layer, 4)),
    times(72, (index) =>
      path('M-5,-394 H5 V-354 H-5 Z', theme.layer, { transform: `translate(800 450) rotate(${index * 5})` }),
    ),
    times(44, (index) =>
      path('M-22,-560 L0,-520 L22,-560', 'none', {
        stroke: theme.layer,
        'stroke-width': 4,
        transform: `translate(800 450) rotate(${index * (360 / 44)})`,
      }),
    ),
    times(14, (index) =>
      path('M-30,-70 L0,-210 L30,-70 Z', theme.layer, {
        transform: `translate(800 450) rotate(${index * (360 / 14)})`,
      }),
    ),
  )

export const backdrops = { hills, arcs, grid, disc, tiles, arch, bands, contours, drum }
export type BackdropName = keyof typeof backdrops

/** Fills the whole cover: a gradient, the layered shapes and fine lines of laid paper. */
export const backdrop = (name: BackdropName, theme: Theme, random: Random) =>
  gradient('ground', theme.ground, theme.groundEnd, [0, 0, 0.25, 1]) +
  rect(0, 0, 1600, 900, 'url(#ground)') +
  backdrops[name](theme, random) +
  times(30, (index) => rect(0, index * 30 + 14, 1600, 1, theme.layer, { opacity: faint(theme, 0.55) }))
