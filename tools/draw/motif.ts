import type { Theme } from './palette'
import type { Random } from './seeded-random'

/** A cover's subject, drawn around the origin within about 460 px to each side and 310 px up and down. */
export type Motif = (theme: Theme, random: Random) => string

/** A figure's subject on its ground of 1200 x 675, chosen by the name of its file. */
export type Figure = (theme: Theme, random: Random, name: string) => string

/** A scene of 2400 x 1350 for the opening pictures. */
export type Scene = (random: Random) => string
