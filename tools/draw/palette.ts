/** The site's colours in the sample pictures; all drawings take their colours from here. */

export const navy = { deep: '#0f2742', base: '#1b3a5c', mid: '#2d5580', light: '#4f7aa6', pale: '#b7c8d9' }
export const paper = { white: '#fffdf8', base: '#faf6ee', warm: '#efe6d5', sand: '#e0d2b8', shade: '#cdbd9e' }
export const gold = { shade: '#94691c', base: '#b8862f', light: '#d6a94a', pale: '#ecd39a' }
export const teal = { deep: '#234b4e', base: '#3d7073', light: '#86aeac' }
export const clay = { base: '#b0664a', light: '#d49a7e', pale: '#eed9ca' }

/** Colours for a motif on a background. */
export interface Theme {
  dark: boolean
  ground: string
  groundEnd: string
  /** Tint of the backdrop's layered shapes, drawn at low opacity. */
  layer: string
  /** Strokes directly on the background. */
  ink: string
  /** Solid shapes with a dark and a light side. */
  body: string
  bodyShade: string
  bodyLight: string
  sheet: string
  sheetShade: string
  rule: string
  gold: string
  goldLight: string
  goldShade: string
  accent: string
}

const onLight = {
  dark: false,
  layer: navy.base,
  ink: navy.base,
  body: navy.base,
  bodyShade: navy.deep,
  bodyLight: navy.mid,
  sheet: paper.white,
  sheetShade: paper.sand,
  rule: '#c9bda4',
  gold: gold.base,
  goldLight: gold.light,
  goldShade: gold.shade,
  accent: clay.base,
}

const onDark = {
  ...onLight,
  dark: true,
  layer: '#ffffff',
  ink: paper.warm,
  body: '#3a6796',
  bodyShade: '#29507a',
  bodyLight: '#5e8bb8',
  sheet: paper.base,
  gold: '#c8963a',
  goldLight: '#e2bb66',
  accent: clay.light,
}

export type ToneName = 'night' | 'ocean' | 'paper' | 'sand' | 'mist' | 'teal' | 'clay'

export const tones: Record<ToneName, Theme> = {
  night: { ...onDark, ground: '#0c2038', groundEnd: '#1b3a5c' },
  ocean: {
    ...onDark,
    ground: '#1f4468',
    groundEnd: '#2d5580',
    body: '#16314f',
    bodyShade: navy.deep,
    bodyLight: '#4f7fae',
  },
  teal: {
    ...onDark,
    ground: teal.deep,
    groundEnd: '#356568',
    body: navy.base,
    bodyShade: navy.deep,
    bodyLight: navy.light,
  },
  paper: { ...onLight, ground: paper.base, groundEnd: paper.warm },
  sand: { ...onLight, ground: paper.warm, groundEnd: '#dccbac' },
  mist: { ...onLight, ground: '#eaeff2', groundEnd: '#ccd8e2' },
  clay: { ...onLight, ground: '#f3e4d8', groundEnd: '#e2c2ac', accent: teal.base },
}
