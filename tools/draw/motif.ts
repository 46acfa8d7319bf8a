/** A cover's subject, drawn around the origin within about 460 px to each side and 310 px up and down. */
import type { Theme } from './palette'
import type { Random } from './seeded-random'

export type Motif = (theme: Theme, random: Random) => string
