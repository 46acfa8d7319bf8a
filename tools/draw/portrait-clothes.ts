/** Clothes for the portraits, 800 x 800: suits, shirts, blazers, blouses and the ao dai. */
import { gold, navy, paper } from './palette'
import type { Random } from './seeded-random'
import { circle, group, path, polygon, rect, stroke, times, type Point } from './svg'

type Clothes = (random: Random, skin: string) => string

const mirrored = (shape: string) => group({ transform: 'translate(800 0) scale(-1 1)' }, shape)
const broad = 'M84,800 C92,694 146,640 250,608 L342,572 H458 L550,608 C654,640 708,694 716,800 Z'
const slim = 'M132,800 C140,704 184,652 280,616 L352,584 H448 L520,616 C616,652 660,704 668,800 Z'
const suits = ['#14304f', '#22282f', '#3b4653', '#1b3a5c', '#45464a'] as const
const collar = (colour: string) => {
  const wing: readonly Point[] = [
    [349, 562],
    [400, 636],
    [360, 676],
    [318, 590],
    [334, 562],
  ]
  return polygon(wing, colour) + mirrored(polygon(wing, colour)) + stroke('M349,562 L400,636 L451,562', '#b9b4a8', 3)
}

const suit: Clothes = (random) => {
  const coat = random.pick(suits)
  const shirt = random.pick(['#fdfcf8', '#fdfcf8', '#dfe8f0', '#f3ebdd'])
  const tie = random.pick([gold.shade, navy.mid, '#4a3540', navy.deep])
  const lapel: readonly Point[] = [
    [330, 572],
    [262, 616],
    [286, 676],
    [262, 696],
    [396, 800],
    [400, 780],
  ]
  return (
    path(broad, coat) +
    polygon(
      [
        [328, 568],
        [472, 568],
        [400, 790],
      ],
      shirt,
    ) +
    (random.chance(0.84)
      ? polygon(
          [
            [382, 634],
            [418, 634],
            [428, 672],
            [400, 684],
            [372, 672],
          ],
          tie,
        ) +
        polygon(
          [
            [376, 676],
            [424, 676],
            [432, 700],
            [400, 800],
            [368, 700],
          ],
          tie,
        ) +
        polygon(
          [
            [376, 676],
            [424, 676],
            [400, 688],
          ],
          '#000',
          { opacity: 0.2 },
        )
      : '') +
    polygon(lapel, '#ffffff', { opacity: 0.09 }) +
    mirrored(polygon(lapel, '#000000', { opacity: 0.16 })) +
    stroke('M262,616 L286,676 L262,696 L396,800', '#000', 3, { opacity: 0.28 }) +
    mirrored(stroke('M262,616 L286,676 L262,696 L396,800', '#000', 3, { opacity: 0.28 })) +
    collar(shirt) +
    (random.chance(0.4) ? circle(252, 726, 9, gold.light) : '')
  )
}

const openShirt: Clothes = (random, skin) => {
  const shirt = random.pick(['#f6f4ee', '#cfdce8', '#e9dfcc', '#bccad6'])
  return (
    path(broad, shirt) +
    path('M348,556 L400,690 L452,556 Z', skin) +
    stroke('M400,690 V800', '#a9a498', 3) +
    times(3, (index) => circle(400, 716 + index * 36, 5, '#a9a498')) +
    polygon(
      [
        [348, 560],
        [398, 688],
        [344, 690],
        [314, 590],
      ],
      shirt,
    ) +
    mirrored(
      polygon(
        [
          [348, 560],
          [398, 688],
          [344, 690],
          [314, 590],
        ],
        shirt,
      ),
    ) +
    stroke('M348,560 L398,688 L344,690 L314,590', '#a9a498', 3) +
    mirrored(stroke('M348,560 L398,688 L344,690 L314,590', '#a9a498', 3))
  )
}

const blazer: Clothes = (random, skin) => {
  const coat = random.pick(['#1b3a5c', '#34495e', '#e6dcc8', '#2b2f38', '#6d7f92', '#4a3540'])
  const top = random.pick(['#fdfcf8', '#efe2cc', '#dbe4ec'])
  const lapel: readonly Point[] = [
    [344, 580],
    [280, 622],
    [304, 690],
    [280, 708],
    [398, 800],
    [400, 786],
  ]
  return (
    path(slim, coat) +
    polygon(
      [
        [340, 580],
        [460, 580],
        [400, 796],
      ],
      top,
    ) +
    path('M358,560 C354,640 380,668 400,670 C420,668 446,640 442,560 Z', skin) +
    polygon(lapel, '#ffffff', { opacity: 0.13 }) +
    mirrored(polygon(lapel, '#000000', { opacity: 0.12 })) +
    stroke('M280,622 L304,690 L280,708 L398,800', '#000', 3, { opacity: 0.22 }) +
    mirrored(stroke('M280,622 L304,690 L280,708 L398,800', '#000', 3, { opacity: 0.22 })) +
    (random.chance(0.5)
      ? stroke('M352,600 C366,646 434,646 448,600', gold.light, 3) + circle(400, 638, 7, gold.light)
      : '')
  )
}

const blouse: Clothes = (random, skin) => {
  const cloth = random.pick([paper.warm, '#d9e2ea', navy.mid, '#6d7f92'])
  return (
    path(slim, cloth) +
    path('M340,584 C352,652 448,652 460,584 Z', skin) +
    stroke('M340,586 C352,654 448,654 460,586', '#ffffff', 7, { opacity: 0.5 }) +
    stroke('M400,660 V800 M300,700 C310,740 312,770 310,800 M490,700 C482,740 480,770 482,800', '#000', 3, {
      opacity: 0.12,
    }) +
    times(8, (index) =>
      circle(352 + index * 13.8, 598 + Math.sin((index / 7) * Math.PI) * 30, 6, '#fbf7ee', { opacity: 0.95 }),
    )
  )
}

/** High closed collar, the flap to the right shoulder, a few embroidered blossoms. */
const aoDai: Clothes = (random) => {
  const silk = random.pick(['#3f6288', '#1b3a5c', '#efe3c8', '#4a3540', '#8598ab'])
  const thread = silk === '#efe3c8' ? gold.base : gold.light
  const blossom = (x: number, y: number, size: number) =>
    times(5, (index) =>
      circle(x + Math.cos(index * 1.2566) * size, y + Math.sin(index * 1.2566) * size, size * 0.62, thread, {
        opacity: 0.8,
      }),
    ) + circle(x, y, size * 0.4, silk)
  return (
    path(slim, silk) +
    path('M353,536 C376,556 424,556 447,536 L462,596 C430,618 370,618 338,596 Z', silk) +
    path('M353,536 C376,556 424,556 447,536 L448,546 C424,566 376,566 352,546 Z', '#ffffff', { opacity: 0.28 }) +
    stroke('M338,597 C370,619 430,619 462,597', '#000', 3, { opacity: 0.22 }) +
    stroke('M400,612 C430,650 470,672 536,682', '#000', 4, { opacity: 0.25 }) +
    times(3, (index) => circle(420 + index * 42, 640 + index * 17, 6, thread)) +
    blossom(270, 722, 15) +
    blossom(316, 762, 11) +
    blossom(236, 772, 10) +
    stroke('M290,800 C280,770 276,750 270,736 M300,800 C306,790 310,780 316,772', thread, 3, { opacity: 0.7 })
  )
}

const jacket: Clothes = (random) => {
  const cloth = random.pick(['#39434e', '#22384f', '#45464a'])
  return (
    path(broad, cloth) +
    polygon(
      [
        [340, 572],
        [460, 572],
        [400, 700],
      ],
      '#e7e3d8',
    ) +
    collar('#f7f5ef') +
    path('M330,570 L398,704 V800 H410 V704 L470,570 L486,580 L420,716 V800 H384 V716 L314,580 Z', '#000', {
      opacity: 0.2,
    }) +
    rect(398, 704, 4, 96, '#c9c4b6')
  )
}

export const clothesOf = (woman: boolean, random: Random, skin: string) => {
  const wear = woman
    ? random.pick<Clothes>([blazer, aoDai, blazer, aoDai, blouse])
    : random.pick<Clothes>([suit, suit, suit, openShirt, jacket])
  return wear(random, skin)
}
