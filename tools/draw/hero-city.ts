/** First hero picture: a city on a wide river at dawn, a cable bridge and a rising line. */
import type { Scene } from './motif'
import { gold, navy, tones } from './palette'
import { tower } from './props'
import type { Random } from './seeded-random'
import {
  circle,
  ellipse,
  glow,
  group,
  moved,
  path,
  polygon,
  rect,
  scaled,
  soft,
  stroke,
  times,
  type Point,
} from './svg'

const horizon = 1010

const sky =
  '<defs><linearGradient id="sky" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="#0d223b"/><stop offset="0.36" stop-color="#2a4d73"/><stop offset="0.6" stop-color="#8f868a"/><stop offset="0.78" stop-color="#ecba78"/></linearGradient>' +
  '<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8d8377"/><stop offset="0.3" stop-color="#3a5571"/><stop offset="1" stop-color="#102a47"/></linearGradient></defs>' +
  rect(0, 0, 2400, 1350, 'url(#sky)')

const farCity = (random: Random, colour: string, tallest: number, opacity: number) =>
  times(34, (index) => {
    const x = index * 74 + random.between(-14, 14)
    const rise = 0.35 + 0.65 * Math.min(1, Math.max(0, (x - 500) / 1200))
    const height = random.between(0.35, 1) * tallest * rise
    return (
      rect(x, horizon - height, random.between(52, 84), height, colour, { opacity }) +
      (random.chance(0.18) ? rect(x + 30, horizon - height - 46, 5, 46, colour, { opacity }) : '')
    )
  })

/** A pylon shaped like a tall A with a fan of cables to both sides. */
const pylon = (x: number, height: number, deck: number, reach: number) =>
  times(9, (index) => {
    const [out, from] = [(reach * (index + 1)) / 9, deck - height + 26 + index * 13]
    return stroke(`M${x},${from} L${x - out},${deck} M${x},${from} L${x + out},${deck}`, '#f3e6cf', 2.5, {
      opacity: 0.6,
    })
  }) +
  stroke(`M${x - 34},${deck + 66} L${x},${deck - height} L${x + 34},${deck + 66}`, '#efe2ca', 13) +
  stroke(`M${x - 22},${deck - height * 0.2} H${x + 22}`, '#efe2ca', 9)

/** The small tower on an islet, well known to visitors of the old quarter. */
const lakeTower = group(
  {},
  ellipse(0, 6, 190, 24, '#16304c'),
  ellipse(0, 0, 160, 16, '#35536f'),
  rect(-70, -74, 140, 74, '#26425f'),
  rect(-52, -134, 104, 60, '#2d4b6a'),
  rect(-32, -186, 64, 52, '#26425f'),
  polygon(
    [
      [-40, -186],
      [0, -226],
      [40, -186],
    ],
    '#1c3450',
  ),
  rect(-78, -82, 156, 10, '#1c3450'),
  rect(-60, -142, 120, 10, '#1c3450'),
  times(3, (index) => path(`M${-52 + index * 40},0 v-34 a12,14 0 0 1 24,0 v34 Z`, gold.light)),
  times(2, (index) => path(`M${-34 + index * 42},-82 v-22 a11,13 0 0 1 22,0 v22 Z`, gold.light, { opacity: 0.9 })),
  circle(0, -156, 10, gold.light),
)

export const cityAtDawn: Scene = (random) => {
  const theme = { ...tones.night, body: '#1d3f63', bodyShade: navy.deep, bodyLight: '#2f5b88', goldLight: '#f0c878' }
  const spots: readonly Point[] = [
    [1270, 7],
    [1420, 10],
    [1590, 13],
    [1770, 9],
    [1930, 15],
    [2110, 11],
    [2270, 8],
  ]
  const climb = 'M1040,1180 L1290,900 L1470,950 L1700,640 L1860,690 L2230,250'
  return (
    sky +
    glow('sun', '#ffd999', 0.9) +
    circle(1830, 900, 620, 'url(#sun)') +
    circle(1830, 880, 150, '#f8d493') +
    farCity(random, '#5b7189', 430, 0.5) +
    farCity(random, '#3b5876', 300, 0.75) +
    group(
      soft,
      ...spots.map(([x, floors], index) =>
        tower(theme, random, x, horizon, 112, floors, 3, index % 2 === 0 ? theme.body : theme.bodyLight),
      ),
    ) +
    rect(0, horizon, 2400, 340, 'url(#water)') +
    times(46, (index) =>
      rect(1830 + random.between(-330, 330) - 60, horizon + 16 + index * 7, random.between(30, 210), 4, '#f6d79c', {
        opacity: 0.5 - index * 0.009,
        rx: 2,
      }),
    ) +
    group(
      {},
      ...[820, 1200, 1580, 1960, 2340].map((x) => pylon(x, 300, 1062, 176)),
      path('M0,1074 C800,1046 1600,1046 2400,1074 V1096 C1600,1068 800,1068 0,1096 Z', '#efe2ca'),
      stroke('M0,1070 C800,1042 1600,1042 2400,1070', gold.light, 5),
      times(16, (index) => rect(70 + index * 152, 1080, 16, 46, '#c9bda6')),
    ) +
    scaled(2150, 1296, 0.8, lakeTower) +
    group(
      soft,
      stroke(climb, gold.light, 16),
      moved(
        2230,
        250,
        40,
        polygon(
          [
            [-40, 24],
            [0, -58],
            [40, 24],
          ],
          gold.light,
        ),
      ),
    ) +
    [
      [1290, 900],
      [1470, 950],
      [1700, 640],
      [1860, 690],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 20, '#fff6e2') + circle(x, y, 10, gold.base))
      .join('')
  )
}
