/** The site's colours in the sample pictures; all drawings take their colours from here. */

export const navy = { deep: '#0f2742', base: '#1b3a5c', mid: '#2d5580', light: '#4f7aa6', pale: '#b7c8d9' }
export const paper = { white: '#fffdf8', base: '#faf6ee', warm: '#efe6d5', sand: '#e0d2b8', shade: '#cdbd9e' }
export const gold = { shade: '#94691c', base: '#b8862f', light: '#d6a94a', pale: '#ecd39a' }

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
  accent: '#6a87a5',
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
  accent: navy.pale,
}

export type ToneName = 'night' | 'ocean' | 'paper' | 'sand' | 'mist'

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
  paper: { ...onLight, ground: paper.base, groundEnd: paper.warm },
  sand: { ...onLight, ground: paper.warm, groundEnd: '#dccbac' },
  mist: { ...onLight, ground: '#eaeff2', groundEnd: '#ccd8e2' },
}
