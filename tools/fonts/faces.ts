import path from 'node:path'

export interface Face {
  file: string
  source: string
  family: string
  /** A family name to write into the font, if its licence reserves the makers' own name for unmodified fonts. */
  renamed?: { style: string }
  weight: number
}

export const folder = path.resolve('app/styles/fonts')

const published = (name: string) => path.resolve('node_modules/@expo-google-fonts', name)

export const faces: Face[] = [
  {
    file: 'text-400',
    source: published('be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf'),
    family: 'Be Vietnam Pro',
    weight: 400,
  },
  {
    file: 'text-600',
    source: published('be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf'),
    family: 'Be Vietnam Pro',
    weight: 600,
  },
  {
    file: 'head-400',
    source: published('lora/400Regular/Lora_400Regular.ttf'),
    family: 'ILC Serif',
    renamed: { style: 'Regular' },
    weight: 400,
  },
  {
    file: 'head-600',
    source: published('lora/600SemiBold/Lora_600SemiBold.ttf'),
    family: 'ILC Serif',
    renamed: { style: 'SemiBold' },
    weight: 600,
  },
]

/** Licences, stored beside the font files. */
export const licences = [
  { file: 'OFL-text.txt', source: published('be-vietnam-pro/LICENSE_FONT') },
  { file: 'OFL-head.txt', source: published('lora/LICENSE_FONT') },
]
