/** Figures in article bodies, 1200 x 675: drawings without text on paper, chosen by the first word of the file name. */
import { bars, flow, line, steps } from './figures-charts'
import { documents, meeting, scales, skyline } from './figures-scenes'
import type { Figure } from './motif'
import { tones, type Theme } from './palette'
import { seededRandom, type Random } from './seeded-random'
import { circle, gradient, rect, stroke, svgDocument, times } from './svg'

const figures: Readonly<Record<string, Figure>> = { bars, line, flow, steps, skyline, documents, scales, meeting }

/** Laid paper, a thin gold frame and one large pale disc. */
const ground = (theme: Theme, random: Random) =>
  gradient('ground', theme.ground, theme.groundEnd, [0, 0, 0.3, 1]) +
  rect(0, 0, 1200, 675, 'url(#ground)') +
  circle(random.between(250, 950), random.between(200, 420), random.between(220, 300), theme.goldLight, {
    opacity: 0.13,
  }) +
  times(22, (index) => rect(0, index * 31 + 14, 1200, 1, theme.layer, { opacity: 0.035 })) +
  times(2, (index) => stroke(`M40,${36 + index * 603} H1160`, theme.goldLight, 2, { opacity: 0.8 }))

export const figure = (name: string) => {
  const random = seededRandom(name)
  const theme = random.pick([tones.paper, tones.paper, tones.sand])
  const draw = figures[name.split('-')[0] ?? ''] ?? documents
  return svgDocument(1200, 675, ground(theme, random), draw(theme, random, name))
}
