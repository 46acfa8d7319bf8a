/** Hair for the portraits, 800 x 800: one part behind the head and one over the forehead. */
import type { Person } from './person'
import type { Random } from './seeded-random'
import { ellipse, path, stroke } from './svg'

export interface Hair {
  back: string
  front: string
  colour: string
}

interface Style {
  back?: string
  front: string
  /** Comb lines, in a lighter colour. */
  comb?: string
}

const menYoung: readonly [Style, ...Style[]] = [
  {
    front:
      'M289,322 C270,226 300,166 392,158 C484,150 532,204 512,322 C508,292 500,264 486,248 C440,258 380,252 342,230 C320,252 298,282 289,322 Z',
    comb: 'M352,206 C400,178 450,180 484,212 M342,230 C350,210 364,196 384,186',
  },
  {
    front:
      'M290,318 C280,206 330,166 400,166 C470,166 520,206 510,318 C506,280 496,256 478,244 C430,230 370,230 322,244 C304,256 294,280 290,318 Z',
  },
  {
    front:
      'M289,322 C268,240 292,172 362,150 C436,128 536,160 512,322 C508,290 500,266 486,252 C460,262 402,244 374,222 C352,248 308,260 289,322 Z',
    comb: 'M376,206 C410,176 460,176 490,214',
  },
  {
    front:
      'M289,318 C276,214 330,160 400,160 C470,160 524,214 511,318 C508,288 502,262 490,248 C456,230 436,250 404,234 C372,252 340,232 310,250 C298,264 292,288 289,318 Z',
  },
]

const menMature: readonly [Style, ...Style[]] = [
  {
    front:
      'M289,320 C268,216 330,164 400,162 C470,164 532,216 511,320 C508,290 502,266 490,252 C476,246 470,240 458,238 C424,226 376,226 342,238 C330,240 324,246 310,252 C298,266 292,290 289,320 Z',
    comb: 'M352,200 C366,184 384,178 404,178 M414,186 C440,188 458,198 468,212',
  },
  {
    front:
      'M288,324 C272,226 304,170 392,162 C480,156 530,206 513,324 C508,292 500,266 488,250 C452,252 386,238 352,214 C330,238 300,276 288,324 Z',
    comb: 'M362,200 C404,176 452,182 486,214',
  },
  {
    front:
      'M288,338 C276,284 284,246 308,230 C300,258 297,300 297,338 Z M512,338 C524,284 516,246 492,230 C500,258 503,300 503,338 Z',
  },
]

const crownBack = (foot: string) => `M268,330 C254,198 320,146 400,146 C480,146 546,198 532,330 ${foot} Z`

const womenYoung: readonly [Style, ...Style[]] = [
  {
    back: crownBack('C540,430 556,530 548,640 H252 C244,530 260,430 268,330'),
    front:
      'M286,344 C274,226 330,166 400,164 C470,166 526,226 514,344 C508,286 470,252 402,208 C334,250 292,286 286,344 Z',
    comb: 'M402,206 V178',
  },
  {
    back: crownBack('C540,390 544,450 530,496 Q400,520 270,496 C256,450 260,390 268,330'),
    front:
      'M285,350 C274,228 330,166 400,162 C474,166 528,228 515,350 C510,296 484,264 440,220 C402,262 312,276 285,350 Z',
    comb: 'M440,218 C436,200 424,186 408,178',
  },
  {
    back: crownBack(
      'C564,380 538,424 562,474 C584,534 546,572 520,580 H280 C254,572 216,534 238,474 C262,424 236,380 268,330',
    ),
    front:
      'M285,350 C272,226 328,164 400,162 C472,164 528,226 515,350 C512,296 488,264 366,216 C352,254 296,280 285,350 Z',
    comb: 'M366,214 C374,196 386,186 402,178',
  },
  {
    back: crownBack('C540,400 546,470 534,520 Q400,540 266,520 C254,470 260,400 268,330'),
    front:
      'M284,356 C272,226 330,164 400,160 C470,164 528,226 516,356 C514,322 510,304 500,290 C440,302 360,302 300,290 C290,304 286,322 284,356 Z',
  },
]

const bun = 'M470,404 C520,380 566,420 556,466 C548,506 500,512 474,486 Z'

const womenMature: readonly [Style, ...Style[]] = [
  {
    back: bun,
    front:
      'M287,330 C266,208 328,156 400,154 C472,156 534,208 513,330 C508,284 486,254 430,216 C382,258 298,264 287,330 Z',
    comb: 'M430,214 C424,194 412,182 396,176 M470,232 C490,250 500,270 505,292',
  },
  {
    front:
      'M276,366 C246,252 288,148 400,144 C512,148 554,252 524,366 C520,306 500,264 470,246 C420,264 352,258 332,240 C300,264 280,306 276,366 Z',
    comb: 'M340,222 C370,186 430,176 478,208',
  },
  {
    back: crownBack('C542,380 540,430 518,462 H282 C260,430 258,380 268,330'),
    front:
      'M283,352 C270,226 328,160 400,158 C474,160 530,226 517,352 C512,296 486,262 438,218 C400,262 310,272 283,352 Z',
    comb: 'M438,216 C432,196 420,184 404,176',
  },
  {
    back: bun,
    front:
      'M287,334 C268,210 328,158 400,156 C472,158 532,210 513,334 C508,284 466,248 400,206 C334,248 292,284 287,334 Z',
    comb: 'M400,204 V172',
  },
]

/** Black to dark brown in younger people; grey starts at about 54 and is complete after 70. */
const colourFor = (age: number, woman: boolean, random: Random) => {
  const grey = woman ? age - 5 : age
  if (grey > 66) return random.pick(['#c3c4c6', '#aeb0b3', '#d2d1ce'])
  if (grey > 58) return random.pick(['#85878b', '#707378', '#96979a'])
  if (grey > 52) return random.pick(['#45454a', '#3b3a3e', '#55555a'])
  return random.pick(['#1d1a1e', '#231e20', '#2b2422', '#302623', '#1b1c22'])
}

export const hairOf = ({ woman, age }: Person, random: Random): Hair => {
  const colour = colourFor(age, woman, random)
  const mature = age > (woman ? 52 : 48)
  const styles = woman ? (mature ? womenMature : womenYoung) : mature ? menMature : menYoung
  const style = random.pick(styles)
  const shine = { opacity: age > 60 ? 0.4 : 0.16 }
  return {
    colour,
    back: style.back === undefined ? '' : path(style.back, colour) + path(style.back, '#000', { opacity: 0.16 }),
    front:
      path(style.front, colour) +
      (style.comb === undefined ? '' : stroke(style.comb, '#ffffff', 5, shine)) +
      (style.front.includes('M512,338') ? ellipse(372, 246, 34, 13, '#ffffff', { opacity: 0.16 }) : ''),
  }
}
