/** Second and third hero pictures: a book whose pages fly away, and people around a table. */
import type { Scene } from './motif'
import { scales } from './motifs-justice'
import { openBook } from './motifs-learning'
import { roundTable } from './motifs-people'
import { gold, navy, tones } from './palette'
import { sheet } from './props'
import {
  circle,
  ellipse,
  glow,
  gradient,
  group,
  moved,
  path,
  polygon,
  rect,
  ring,
  scaled,
  soft,
  stroke,
  times,
  type Point,
} from './svg'

/** The background of a scene, lighter towards the lower right. */
const ground = (from: string, to: string) =>
  gradient('ground', from, to, [0, 0, 0.8, 1]) + rect(0, 0, 2400, 1350, 'url(#ground)')

export const bookAndScales: Scene = (random) => {
  const theme = { ...tones.night, body: '#24527f', bodyShade: '#16385c', bodyLight: '#4f7fae' }
  const pages: readonly (readonly [number, number, number, number])[] = [
    [1070, 800, -22, 0.56],
    [1120, 500, -12, 0.46],
    [1230, 220, -30, 0.36],
    [2310, 800, 20, 0.56],
    [2290, 480, 28, 0.46],
    [2170, 190, 14, 0.36],
  ]
  const bits = times(46, (index) => {
    const [share, side] = [random.next(), index % 2 === 0 ? -1 : 1]
    const [x, y, size] = [
      1690 + side * (330 + share * 330 + random.between(-70, 70)),
      720 - share * 650 + random.between(-60, 60),
      10 + random.between(0, 24),
    ]
    return rect(x, y, size, size, random.pick([gold.light, '#7fa5c9', '#f5ead2', '#7fa5c9']), {
      rx: 4,
      opacity: 0.35 + share * 0.5,
      transform: `rotate(${Math.round(random.between(-25, 25))} ${Math.round(x)} ${Math.round(y)})`,
    })
  })
  return (
    ground('#0b1e35', '#2b527c') +
    glow('halo', '#9fc1e2', 0.55) +
    circle(1690, 560, 760, 'url(#halo)') +
    times(5, (index) => ring(1690, 560, 300 + index * 130, '#ffffff', 2.5, { opacity: 0.13 - index * 0.02 })) +
    times(36, (index) =>
      rect(-3, -548, 6, index % 3 === 0 ? 44 : 22, gold.light, {
        opacity: 0.5,
        transform: `translate(1690 560) rotate(${index * 10})`,
      }),
    ) +
    path('M0,1190 C500,1110 1100,1180 1500,1200 C1900,1220 2200,1150 2400,1120 V1350 H0 Z', navy.deep, {
      opacity: 0.45,
    }) +
    bits +
    pages.map(([x, y, turn, size]) => scaled(x, y, size, moved(0, 0, turn, sheet(theme, 300, 400, 9)))).join('') +
    scaled(1690, 1040, 1.42, openBook(theme, random).replace(/<g transform="translate\(0 -110\)">.*$/, '')) +
    scaled(1690, 560, 1.3, scales(theme, random))
  )
}

const pendant = (x: number, drop: number) =>
  stroke(`M${x},0 V${drop}`, '#0b1b2f', 6) +
  polygon(
    [
      [x - 120, drop + 90],
      [x + 120, drop + 90],
      [x + 420, 1000],
      [x - 420, 1000],
    ],
    '#ffe2a6',
    { opacity: 0.09 },
  ) +
  path(
    `M${x - 124},${drop + 92} C${x - 116},${drop + 22} ${x - 50},${drop} ${x},${drop} C${x + 50},${drop} ${x + 116},${drop + 22} ${x + 124},${drop + 92} Z`,
    gold.base,
  ) +
  ellipse(x, drop + 92, 124, 16, '#ffe9bd')

export const peopleAtTable: Scene = (random) => {
  const theme = { ...tones.ocean, body: '#3f6f9f', bodyShade: '#12283f', bodyLight: '#7da3c6' }
  const bars = [150, 220, 190, 300, 380, 500]
  const tops: readonly Point[] = [
    [1150, 620],
    [1330, 540],
    [1510, 572],
    [1690, 440],
    [1870, 350],
    [2130, 170],
  ]
  return (
    ground('#0d223b', '#2f5a86') +
    rect(1010, 120, 1290, 690, '#ffffff', { opacity: 0.07, rx: 10 }) +
    times(6, (index) => rect(1010 + index * 258, 120, 3, 690, '#ffffff', { opacity: 0.09 })) +
    times(4, (index) => rect(1010, 120 + index * 230, 1290, 3, '#ffffff', { opacity: 0.09 })) +
    bars
      .map((height, index) =>
        rect(1090 + index * 190, 810 - height, 118, height, index === 5 ? gold.light : '#bcd2e6', {
          opacity: index === 5 ? 0.5 : 0.2,
          rx: 6,
        }),
      )
      .join('') +
    group(
      soft,
      stroke(`M${tops.map((point) => point.join(',')).join(' L')}`, gold.light, 15),
      moved(
        2130,
        170,
        53,
        polygon(
          [
            [-40, 24],
            [0, -56],
            [40, 24],
          ],
          gold.light,
        ),
      ),
    ) +
    tops
      .slice(0, -1)
      .map(([x, y]) => circle(x, y, 19, '#fff6e2') + circle(x, y, 9, gold.base))
      .join('') +
    path('M0,1130 H2400 V1350 H0 Z', '#0b1b2f', { opacity: 0.4 }) +
    pendant(1420, 130) +
    pendant(1900, 90) +
    scaled(1660, 850, 1.5, roundTable(theme, random))
  )
}
