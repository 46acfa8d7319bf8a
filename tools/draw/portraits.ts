/** Portraits of members, 800 x 800: flat and calm, with only a suggestion of a face. */
import { gold, navy, paper } from './palette'
import { clothesOf } from './portrait-clothes'
import { hairOf } from './portrait-hair'
import type { Person } from './person'
import { seededRandom, type Random } from './seeded-random'
import { circle, clip, ellipse, gradient, group, path, rect, ring, soft, stroke, svgDocument } from './svg'

interface Skin {
  base: string
  shade: string
  line: string
}

const skins: readonly [Skin, ...Skin[]] = [
  { base: '#f0d0ae', shade: '#dcb48d', line: '#b98a66' },
  { base: '#e9c39c', shade: '#d4a67c', line: '#ac7c58' },
  { base: '#e0b58a', shade: '#c8986c', line: '#9c6d4a' },
  { base: '#d4a377', shade: '#ba875d', line: '#8c5f40' },
  { base: '#cd9a70', shade: '#b27f58', line: '#855a3d' },
]

/** Background gradient and the tint of the disc behind the head. */
const grounds: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  [paper.base, paper.sand, gold.pale],
  [navy.mid, navy.base, '#6f96bb'],
  ['#e8edf1', '#c3d1dd', '#ffffff'],
  [paper.warm, '#d3c4a6', paper.base],
  ['#5d7f83', '#3f6266', '#9fbdbb'],
  ['#8ba3b9', '#5d7b98', '#c9d6e2'],
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
  const smile = random.between(9, 15)
  return (
    stroke(
      `M330,${306 + lift} Q350,${294 + lift} 374,${303 + lift} M426,${303 + lift} Q450,${294 + lift} 470,${306 + lift}`,
      brow,
      woman ? 5 : 8,
      { opacity: 0.8 },
    ) +
    stroke('M338,337 Q352,327 367,338 M433,338 Q448,327 462,337', '#2b2224', woman ? 5 : 4) +
    ellipse(353, 339, 6.5, 7.5, '#2b2224') +
    ellipse(447, 339, 6.5, 7.5, '#2b2224') +
    stroke('M404,348 C414,376 418,388 394,390', skin.line, 4, { opacity: 0.7 }) +
    (woman
      ? path(
          `M372,424 Q388,416 400,421 Q412,416 428,424 Q400,${428 + smile * 1.3} 372,424 Z`,
          random.pick(['#b5645a', '#bd6f63', '#a95a55']),
        )
      : stroke(`M374,424 Q400,${424 + smile} 426,424`, '#93594a', 5)) +
    (age > 56 ? stroke('M348,392 Q344,408 350,424 M452,392 Q456,408 450,424', skin.line, 3, { opacity: 0.5 }) : '') +
    (age > 62 ? stroke('M336,358 Q352,366 366,358 M434,358 Q448,366 464,358', skin.line, 3, { opacity: 0.45 }) : '')
  )
}

/** The top of the head, visible only where hair is thin. */
const skull = (fill: string, half: number) => ellipse(400, 298, half - 3, 96, fill)

/** Heads are drawn slightly too small and too high; this places them on the shoulders. */
const headPlace = { transform: 'translate(-36 18) scale(1.09)' }

export const portrait = (person: Person) => {
  const random = seededRandom(`portrait ${person.name}`)
  const skin = random.pick(skins)
  const [from, to, tint] = random.pick(grounds)
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
    clip('face', path(outline, '#000') + skull('#000', half)),
    rect(0, 0, 800, 800, 'url(#ground)'),
    circle(400, 384, 300, tint, { opacity: 0.4 }),
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
      path(outline, skin.base),
      group(
        { 'clip-path': 'url(#face)' },
        path(
          'M400,190 C420,260 420,300 418,348 C430,380 430,396 412,400 C420,430 416,460 400,500 H540 V190 Z',
          skin.shade,
          { opacity: 0.4 },
        ),
      ),
      features(person, random, skin, hair.colour),
      hair.front,
      wearsGlasses ? glasses(random, random.pick(['#2b2a2e', '#2b2a2e', '#6b4a2a', '#8d9096'])) : '',
      person.woman && random.chance(0.5)
        ? circle(400 - half - 4, 384, 6, gold.light) + circle(400 + half + 4, 384, 6, gold.light)
        : '',
    ),
  )
}
