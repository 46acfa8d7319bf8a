/**
 * `npx tsx tools/preview-fonts.ts`: makes the fonts of the preview images from the full fonts, and the list of characters they
 * cover. Needed only when the published fonts change. The Chinese font has 119 MB with all its weights and is therefore
 * not a dependency: `npm install --no-save @expo-google-fonts/noto-serif-sc`.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { faces, type PreviewFace } from '@/lib/seo/preview/faces'
import { rangesOf } from './fonts/css'
import { charactersOf, namesOf, withNames } from './fonts/sfnt'

const published = path.resolve('node_modules/@expo-google-fonts')
const folder = path.resolve('lib/seo/preview/fonts')

const sources: Record<PreviewFace, { font: string; licence: string }> = {
  head: { font: 'lora/600SemiBold/Lora_600SemiBold.ttf', licence: 'lora/LICENSE_FONT' },
  text: { font: 'be-vietnam-pro/500Medium/BeVietnamPro_500Medium.ttf', licence: 'be-vietnam-pro/LICENSE_FONT' },
  han: { font: 'noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf', licence: 'noto-serif-sc/LICENSE_FONT' },
}

/** Name ids (OpenType, table `name`) that are preserved: copyright, version, licence and its address. */
const preservedNameIds = [0, 5, 13, 14]

/** Gives a font a family name of our own, which no installed font has. */
function renamed(font: Buffer, family: string): Buffer {
  const names = namesOf(font)
  const preserved = [...names].filter(([id]) => preservedNameIds.includes(id))
  return withNames(
    font,
    new Map([
      ...preserved,
      [1, family],
      [2, 'Regular'],
      [3, `${names.get(5)};${family}`],
      [4, family],
      [6, family.replaceAll(' ', '')],
    ]),
  )
}

mkdirSync(folder, { recursive: true })
const covered = new Set<number>()
for (const [name, { font, licence }] of Object.entries(sources) as [PreviewFace, { font: string; licence: string }][]) {
  const whole = readFileSync(path.join(published, font))
  const codes = [...charactersOf(whole)].filter((code) => code > 0x1f && code !== 0xffff)
  const subset = await subsetFont(renamed(whole, faces[name].family), String.fromCodePoint(...codes), {
    targetFormat: 'sfnt',
    preserveNameIds: [...preservedNameIds, 1, 2, 3, 4, 6],
    keepFeatures: ['ccmp', 'locl', 'kern', 'mark', 'mkmk'],
    noHinting: true,
    dropTables: ['STAT', 'vhea', 'vmtx'],
  })
  writeFileSync(path.join(folder, `${name}.ttf`), subset)
  copyFileSync(path.join(published, licence), path.join(folder, `OFL-${name}.txt`))
  for (const code of charactersOf(subset)) covered.add(code)
  console.log(`${name.padEnd(6)} ${(subset.length / 1024).toFixed(0).padStart(6)} KB, ${codes.length} characters`)
}
writeFileSync(path.join(folder, 'covered.json'), `${JSON.stringify(rangesOf(covered))}\n`)
