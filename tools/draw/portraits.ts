/**
 * Portraits of members, 800 x 800: one framing, one light from the upper left, few colours, and only a suggestion of a
 * face. They hold the place of photographs and do not pretend to be one.
 */
import { gold } from './palette'
import { clothesOf } from './portrait-clothes'
import { hairOf } from './portrait-hair'
import type { Person } from './person'
import { seededRandom, type Random } from './seeded-random'
import { circle, ellipse, glow, gradient, group, path, rect, ring, soft, stroke, svgDocument } from './svg'

interface Skin {
  base: string
  shade: string
  line: string
}

const skins: readonly [Skin, ...Skin[]] = [
  { base: '#e8cdb2', shade: '#b98f6f', line: '#9a7358' },
  { base: '#dfbf9f', shade: '#ad8262', line: '#8d664a' },
  { base: '#d3ad8a', shade: '#9c7354', line: '#7d583f' },
]

/** Background gradients: three, from light at the upper left to dark at the lower right. */
const grounds: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#e6dcc8', '#c3b18f'],
  ['#ced8e1', '#98abbd'],
  ['#58728c', '#22394f'],
]

const face = (half: number, jaw: number) =>
  `M${400 - half},302 C${400 - half},204 ${400 + half},204 ${400 + half},302 C${400 + half},354 ${400 + half - 4},398 ${400 + jaw},440 Q400,${jaw > 64 ? 490 : 496} ${400 - jaw},440 C${404 - half},398 ${400 - half},354 ${400 - half},302 Z`

const glasses = (random: Random, colour: string) =>
  random.chance(0.5)
    ? rect(317, 312, 68, 50, '#ffffff', { rx: 16, 'fill-opacity': 0.16, stroke: colour, 'stroke-width': 5 }) +
      rect(415, 312, 68, 50, '#ffffff', { rx: 16, 'fill-opacity': 0.16, stroke: colour, 'stroke-width': 5 }) +
      stroke('M385,332 Q400,324 415,332 M317,328 L292,322 M483,328 L508,322', colour, 5)
    : ring(352, 338, 32, colour, 4, { fill: '#ffffff', 'fill-opacity': 0.14 }) +
      ring(448, 338, 32, colour, 4, { fill: '#ffffff', 'fill-opacity': 0.14 }) +
      stroke('M384,334 Q400,326 416,334 M320,332 L292,324 M480,332 L508,324', colour, 4)

const features = ({ woman, age }: Person, random: Random, skin: Skin, hairColour: string) => {
  const brow = age > 64 ? '#8b8480' : hairColour
  const lift = random.between(-3, 3)
  const smile = random.between(5, 10)
  return (
    stroke(
      `M328,${308 + lift} Q350,${298 + lift} 374,${305 + lift} M426,${305 + lift} Q450,${298 + lift} 472,${308 + lift}`,
      brow,
      woman ? 5 : 7,
      { opacity: 0.6 },
    ) +
    ellipse(352, 336, 24, 11, skin.shade, { opacity: 0.28 }) +
    ellipse(448, 336, 24, 11, skin.shade, { opacity: 0.28 }) +
    ellipse(353, 340, 6, 6.5, '#2b2224', { opacity: 0.85 }) +
    ellipse(447, 340, 6, 6.5, '#2b2224', { opacity: 0.85 }) +
    stroke('M335,339 Q352,327 369,339 M431,339 Q448,327 465,339', '#2b2224', woman ? 5 : 4, { opacity: 0.75 }) +
    path('M400,300 C410,346 424,372 418,388 Q404,400 388,390 Q404,386 402,372 Z', skin.shade, { opacity: 0.4 }) +
    stroke(`M374,428 Q400,${428 + smile} 426,428`, woman ? '#a2605a' : skin.line, 5, { opacity: 0.85 }) +
    stroke('M386,446 Q400,452 414,446', skin.shade, 4, { opacity: 0.4 }) +
    (age > 56 ? stroke('M348,394 Q344,410 350,424 M452,394 Q456,410 450,424', skin.line, 3, { opacity: 0.35 }) : '')
  )
}

/** The top of the head, visible only where hair is thin. */
const skull = (fill: string, half: number) => ellipse(400, 298, half - 3, 96, fill)

/** Heads are drawn slightly too small and too high; this places them on the shoulders. */
const headPlace = { transform: 'translate(-36 18) scale(1.09)' }

export const portrait = (person: Person) => {
  const random = seededRandom(`portrait ${person.name}`)
  const skin = random.pick(skins)
  const [from, to] = random.pick(grounds)
  const [half, jaw] = person.woman
    ? [random.between(100, 106), random.between(54, 60)]
    : [random.between(105, 111), random.between(64, 72)]
  const outline = face(half, jaw)
  const hair = hairOf(person, random)
  const neck = person.woman ? 42 : 52
  const wearsGlasses = random.chance(person.age > 50 ? 0.5 : 0.3)
  return svgDocument(
    800,
    800,
    gradient('ground', from, to, [0, 0, 0.4, 1]),
    gradient('light', skin.base, skin.shade, [0.35, 0.3, 1, 0.75]),
    glow('lamp', '#ffffff', 0.5),
    rect(0, 0, 800, 800, 'url(#ground)'),
    circle(180, 150, 620, 'url(#lamp)', { opacity: 0.55 }),
    '<g transform="translate(-60 -120) scale(1.15)">',
    group(headPlace, group(soft, hair.back)),
    path(
      `M${400 - neck},440 H${400 + neck} V582 Q${400 + neck + 4},612 ${400 + neck + 30},622 L400,702 L${400 - neck - 30},622 Q${400 - neck - 4},612 ${400 - neck},582 Z`,
      skin.base,
    ),
    path(`M${400 - neck},490 C372,560 428,560 ${400 + neck},490 V546 C440,586 376,590 ${400 - neck},530 Z`, skin.shade),
    group({ transform: 'translate(0 22)' }, group(soft, clothesOf(person.woman, random, skin.base))),
    group(
      headPlace,
      ellipse(400 - half - 2, 350, 17, 28, skin.shade),
      ellipse(400 + half + 2, 350, 17, 28, skin.shade),
      skull(skin.base, half),
      path(outline, 'url(#light)'),
      features(person, random, skin, hair.colour),
      hair.front,
      wearsGlasses ? glasses(random, random.pick(['#2b2a2e', '#2b2a2e', '#6b4a2a', '#8d9096'])) : '',
      person.woman && random.chance(0.5)
        ? circle(400 - half - 4, 384, 6, gold.light) + circle(400 + half + 4, 384, 6, gold.light)
        : '',
    ),
    '</g>',
    gradient('fall', '#ffffff', '#0b1b2f', [0.1, 0, 0.9, 1]),
    rect(0, 0, 800, 800, 'url(#fall)', { opacity: 0.16 }),
  )
}
