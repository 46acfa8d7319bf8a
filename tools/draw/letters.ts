/** Capital letters as single lines in a box 60 wide and 100 high, so that logos need no font. */
import { group, stroke } from './svg'

const shapes: Readonly<Record<string, string>> = {
  A: 'M0,100 L30,5 L60,100 M12,66 H48',
  B: 'M4,100 V0 H32 A24,24 0 0 1 32,48 H8 M32,48 A26,26 0 0 1 32,100 H-4',
  C: 'M58,22 A30,32 0 0 0 0,42 V58 A30,32 0 0 0 58,78',
  D: 'M4,0 V100 H22 A38,50 0 0 0 22,0 Z',
  G: 'M58,22 A30,32 0 0 0 0,42 V58 A30,32 0 0 0 58,74 V54 H36',
  H: 'M4,0 V100 M56,0 V100 M4,50 H56',
  K: 'M4,0 V100 M56,0 L6,54 M24,38 L58,100',
  L: 'M4,0 V100 H52',
  M: 'M0,100 V0 L32,60 L64,0 V100',
  N: 'M4,100 V0 L56,100 V0',
  P: 'M4,100 V0 H30 A27,27 0 0 1 30,54 H4',
  Q: 'M30,0 A30,36 0 0 0 0,36 V64 A30,36 0 0 0 60,64 V36 A30,36 0 0 0 30,0 M38,74 L62,102',
  R: 'M4,100 V0 H30 A27,27 0 0 1 30,54 H4 M32,54 L58,100',
  S: 'M54,18 C44,-6 4,-6 4,26 C4,58 56,40 56,74 C56,106 10,108 2,80',
  T: 'M0,0 H60 M30,0 V100',
  V: 'M0,0 L30,95 L60,0',
  X: 'M2,0 L58,100 M58,0 L2,100',
}

const advance = 92

/** At most three letters that can be drawn; Vietnamese marks are dropped, and Đ becomes D. */
export const initialsOf = (words: readonly string[]) =>
  words
    .map((word) => word.normalize('NFD').charAt(0).toUpperCase().replace('Đ', 'D'))
    .filter((letter) => letter in shapes)
    .slice(-3)

export const initialsWidth = (count: number, height: number) => ((count - 1) * advance + 60) * (height / 100)

/** Draws the letters with their top left corner at (x, y). */
export const initials = (
  letters: readonly string[],
  x: number,
  y: number,
  height: number,
  colour: string,
  weight: number,
) =>
  group(
    { transform: `translate(${x} ${y}) scale(${height / 100})` },
    ...letters.map((letter, index) =>
      group(
        { transform: `translate(${index * advance} 0)` },
        stroke(shapes[letter] ?? '', colour, weight, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'round' }),
      ),
    ),
  )
