/** Hero pictures, 2400 x 1350. The left 45 per cent is calm and dark, for white text. */
import { cityAtDawn } from './hero-city'
import { bookAndScales, peopleAtTable } from './hero-rooms'
import type { Scene } from './motif'
import { navy } from './palette'
import { seededRandom } from './seeded-random'
import { rect, svgDocument } from './svg'

const scenes: readonly [Scene, ...Scene[]] = [cityAtDawn, bookAndScales, peopleAtTable]

/** A dark overlay from the left edge, dense enough for text up to the middle. */
const veil =
  '<defs><linearGradient id="veil" x1="0" y1="0" x2="1" y2="0">' +
  `<stop offset="0" stop-color="${navy.deep}" stop-opacity="0.8"/><stop offset="0.34" stop-color="${navy.deep}" stop-opacity="0.6"/>` +
  `<stop offset="0.6" stop-color="${navy.deep}" stop-opacity="0"/></linearGradient></defs>` +
  rect(0, 0, 2400, 1350, 'url(#veil)')

export const hero = (index: number) => {
  const scene = scenes[index % scenes.length] ?? scenes[0]
  return svgDocument(2400, 1350, scene(seededRandom(`hero ${index}`)), veil)
}
