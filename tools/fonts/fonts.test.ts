import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { convert } from 'fontverter'
import { fontFace } from './css'
import { faces, folder, licences } from './faces'
import { charactersOf, metricsOf, namesOf } from './sfnt'

const css = readFileSync('app/styles/fonts.css', 'utf8')
const weight = (file: string) => readFileSync(path.join(folder, `${file}.woff2`)).length / 1000
const read = (file: string) => convert(readFileSync(path.join(folder, file)), 'sfnt')

/** Chinese characters and their punctuation are drawn with the visitor's system fonts. */
const notOurs = /[\p{Script=Han}\p{Cc}\u3000-\u303f\uff00-\uffef]/u

const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323']
const vowels = [...'aăâeêioôơuưy']
const alphabet = [...'bcdđghklmnpqrstvx', ...vowels.flatMap((vowel) => tones.map((tone) => vowel + tone))].join('')

const missing = (text: string, has: Set<number>) =>
  [...new Set(text)].filter((character) => !notOurs.test(character) && !has.has(character.codePointAt(0) ?? 0))

describe.each(faces)('$family $weight', (face) => {
  let font: Buffer
  let more: Buffer
  beforeAll(async () => {
    font = await read(`${face.file}.woff2`)
    more = await read(`${face.file}-more.woff2`)
  })

  test('writes the interface and the sample content with the file of every page', () => {
    const files = [...globSync('messages/*.json'), ...globSync('content/**/*.{yaml,html}')]
    expect(files.length).toBeGreaterThan(50)
    for (const file of files)
      expect([file, missing(readFileSync(file, 'utf8'), charactersOf(font))]).toEqual([file, []])
  })

  // A mark in another file than its letter would stand beside it.
  test('writes Vietnamese, in parts too', () => {
    const letters = alphabet + alphabet.toUpperCase()
    expect(missing(letters.normalize('NFC') + letters.normalize('NFD'), charactersOf(font))).toEqual([])
  })

  test('has names from elsewhere in a second file', () => {
    expect(missing('ÄÖÜßçñøåÅłŁśžŠčőĐ', charactersOf(more))).toEqual(['Đ'])
    expect([...charactersOf(more)].filter((code) => charactersOf(font).has(code))).toEqual([])
  })

  test('is announced with the characters it has', () => {
    const written = readFileSync(path.join(folder, 'faces.css'), 'utf8')
    expect(written).toContain(fontFace(face, `${face.file}.woff2`, charactersOf(font)))
    expect(written).toContain(fontFace(face, `${face.file}-more.woff2`, charactersOf(more)))
  })

  test("keeps its makers' copyright and licence, and no name they reserve", () => {
    for (const names of [namesOf(font), namesOf(more)]) {
      expect(names.get(0)).toMatch(/^Copyright/)
      expect(names.get(13)).toContain('SIL Open Font License')
      const reserved = /Reserved Font Name "([^"]+)"/.exec(names.get(0) ?? '')?.[1] ?? 'none'
      for (const id of [1, 3, 4, 6, 16]) expect(names.get(id) ?? '').not.toContain(reserved)
    }
  })

  test('has the heights of the whole font', () => {
    expect(metricsOf(font)).toEqual(metricsOf(readFileSync(face.source)))
    expect(metricsOf(more)).toEqual(metricsOf(font))
  })

  test('has fallbacks of its own heights', () => {
    const { ascent, descent, unitsPerEm } = metricsOf(font)
    const rules = [...css.matchAll(/@font-face \{[^}]*\}/g)]
      .map(([rule]) => rule)
      .filter((rule) => rule.includes(`'${face.family.replace(' Pro', '')} Fallback`))
    expect(rules.length).toBeGreaterThan(1)
    for (const rule of rules) {
      const ratioOf = (property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(rule)?.[1]) / 100
      expect(ratioOf('ascent-override') * ratioOf('size-adjust')).toBeCloseTo(ascent / unitsPerEm, 2)
      expect(ratioOf('descent-override') * ratioOf('size-adjust')).toBeCloseTo(-descent / unitsPerEm, 2)
    }
  })
})

test('the licences stand beside the files', () => {
  for (const { file } of licences)
    expect(readFileSync(path.join(folder, file), 'utf8')).toContain('SIL OPEN FONT LICENSE')
})

test('the fonts of a page weigh at most 30 KB, of the home page 41.5', () => {
  const usual = weight('text-400') + weight('text-600') + weight('head-600')
  expect(usual).toBeLessThan(30)
  expect(usual + weight('head-400')).toBeLessThan(41.5)
})
