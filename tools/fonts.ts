/**
 * `npx tsx tools/fonts.ts`: makes the fonts to serve and their CSS from the full fonts. Needed only when the characters
 * (fonts/characters.ts), the faces (fonts/faces.ts) or the published fonts change.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont, { type Options } from 'subset-font'
import { everyPage, nowAndThen } from './fonts/characters'
import { fontFace } from './fonts/css'
import { faces, folder, licences, type Face } from './fonts/faces'
import { charactersOf, namesOf, withNames } from './fonts/sfnt'

/** Name ids (OpenType, table `name`) that are preserved: copyright and licence. Browsers use none of the others. */
const preservedNameIds = [0, 13]

/**
 * Features of the files that every page loads. Kerning would be a fifth of their bytes and moves Vietnamese text by 0.2
 * to 0.3 % of its width (docs/adr/0014).
 */
const fewFeatures = ['locl', 'liga']

/** Features that browsers apply by default: composition, localised forms, ligatures, kerning, positions of marks. */
const features = ['ccmp', 'rlig', 'clig', 'calt', 'kern', 'mark', 'mkmk', ...fewFeatures]

function source({ source, family, renamed }: Face): Buffer {
  const font = readFileSync(source)
  const names = namesOf(font)
  const preserved = new Map([...names].filter(([id]) => preservedNameIds.includes(id)))
  const style = renamed?.style ?? names.get(17) ?? names.get(2) ?? ''
  const postscript = `${family.replaceAll(' ', '')}-${style}`
  const ours: [number, string][] = [
    [1, `${family} ${style}`],
    [2, 'Regular'],
    [4, `${family} ${style}`],
    [6, postscript],
  ]
  return withNames(font, new Map([...preserved, ...ours]))
}

async function write(font: Buffer, file: string, codes: Set<number>, keepFeatures: string[]): Promise<void> {
  const text = String.fromCodePoint(...codes)
  const options: Options = {
    targetFormat: 'woff2',
    keepFeatures,
    preserveNameIds: preservedNameIds,
    noHinting: true,
    dropTables: ['STAT'],
  }
  const subset = await subsetFont(font, text, options)
  writeFileSync(path.join(folder, file), subset)
  console.log(`${file.padEnd(20)} ${(subset.length / 1024).toFixed(1).padStart(5)} KB, ${codes.size} characters`)
}

let css = '/* Written by `npx tsx tools/fonts.ts`. */\n'
for (const face of faces) {
  const font = source(face)
  const has = charactersOf(font)
  for (const [file, expected, keepFeatures] of [
    [`${face.file}.woff2`, everyPage, fewFeatures],
    [`${face.file}-more.woff2`, nowAndThen, features],
  ] as const) {
    const codes = new Set([...expected].filter((code) => has.has(code)))
    await write(font, file, codes, keepFeatures)
    css += fontFace(face, file, codes)
  }
}
writeFileSync(path.join(folder, 'faces.css'), css)
for (const { file, source } of licences) copyFileSync(source, path.join(folder, file))
