import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { languages } from '@/lib/domain/languages'
import { sitePageIds } from '@/lib/domain/site-pages'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import type { Problem } from './problems'
import { readSitePages } from './site-pages'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  cpSync('content/pages', path.join(folder, 'pages'), { recursive: true })
})

const read = () => {
  const problems: Problem[] = []
  const pages = readSitePages(folder, (file) => readFileSync(path.join(folder, file), 'utf8'), problems)
  return { ids: pages.map(({ id }) => id), pages, problems: problems.map(({ file, message }) => `${file}: ${message}`) }
}

test('the program has every page in every language, with the same sections', () => {
  const { ids, pages, problems } = read()
  expect(problems).toEqual([])
  expect(ids).toEqual(sitePageIds)
  for (const { id, texts } of pages) {
    const sections = languages.map((language) => [...texts[language].content.matchAll(/<h2>/g)].length)
    expect([id, new Set(sections).size, sections[0]]).toEqual([id, 1, expect.any(Number)])
    for (const language of languages) {
      const prefix = language === 'vi' ? '' : `/${language}`
      const inner = [...texts[language].content.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)
      expect(inner.filter((href) => !href?.startsWith(`${prefix}/`))).toEqual([])
    }
  }
})

const written = (front: string) => () => writeFileSync(path.join(folder, 'pages/en/bao-mat.html'), front)

test.each([
  ['in two languages', () => rmSync(path.join(folder, 'pages/en/bao-mat.html')), 'is missing'],
  ['without front matter', written('<p>Text</p>'), 'must begin with front matter'],
  ['without a date', written('---\ntitle: a\nsummary: b\n---\n<p>Text</p>\n'), 'publishedDate'],
  ['without a text', written('---\ntitle: a\nsummary: b\npublishedDate: "2026-11-30T08:00:00+07:00"\n---\n'), ''],
])('a page %s is left out and reported', (_, damage, message) => {
  damage()
  const { ids, problems } = read()
  expect(ids).toEqual(sitePageIds.filter((id) => id !== 'bao-mat'))
  expect(problems).toEqual([expect.stringContaining(`pages/en/bao-mat.html: ${message}`)])
})

test('a folder without pages has none, and no problem', () => {
  rmSync(path.join(folder, 'pages'), { recursive: true })
  expect(read()).toEqual({ ids: [], pages: [], problems: [] })
})
