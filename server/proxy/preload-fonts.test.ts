import { expect, test } from '@jest/globals'
import { faces } from '@/tools/fonts/faces'
import { fontsOfEveryPage, preloadFonts } from './post-process'

const file = (name: string) => `/_next/static/media/${name}.0a-b_c~d.woff2`
const face = (name: string) => `@font-face{font-family:A;src:url(${file(name)})format("woff2")}`
const link = (name: string) => `<link rel="preload" href="${file(name)}" as="font" crossorigin/>`
const page = '<html><head></head><body><main>&lt;/body></main></body></html>'

test('the fonts that every page uses are requested at the end of the page, once each', () => {
  const css = ['text-400', 'text-600', 'head-600', 'text-400'].map(face).join('')
  expect(preloadFonts(page, css)).toBe(
    page.replace('</body>', `${link('text-400')}${link('text-600')}${link('head-600')}</body>`),
  )
})

test('a font that a page may not use is not requested before it is used', () => {
  expect(preloadFonts(page, ['head-400', 'text-400-more', 'head-600-more'].map(face).join(''))).toBe(page)
})

test('a page without fonts, or without an end, stays as it is', () => {
  expect(preloadFonts(page, 'p{color:red}')).toBe(page)
  expect(preloadFonts('<p>', face('text-400'))).toBe('<p>')
})

test('the names are those of the files', () => {
  const names = faces.map((each) => each.file)
  expect(names).toEqual(expect.arrayContaining([...fontsOfEveryPage]))
})
