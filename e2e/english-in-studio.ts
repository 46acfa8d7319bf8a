import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { en } from '@payloadcms/translations/languages/en'

const wordsOf = (text: string): string[] =>
  text
    .replace(/npm run [a-z-]+/g, '')
    .replace(/\bILC-[0-9A-Z]{8}\b/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.replace(/\{\{.*?\}\}|<.*?>/g, ' ')]
    : Object.values(value as object).flatMap(textsIn)

/** Names of fields: what Payload shows of a field without a label, in words. */
const fieldNames = globSync('lib/backend/embedded/{collections,globals,fields}/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/name: '(\w+)'/g)].map(([, name = '']) => name.replace(/[A-Z]/g, ' $&')),
)

/** Words of the editor, whose English texts cannot be imported. */
const editor = 'heading align center justify left right blockquote paragraph normal ordered unordered list rule link'

/** Words that are Vietnamese too, or that everybody in an office says. */
const inBoth =
  'do in to an no can may vi zh url html enter tab google facebook zalo youtube video logo email website meta'

const english = new Set([...textsIn(en.translations), ...fieldNames, editor].flatMap(wordsOf))
for (const word of wordsOf(inBoth)) english.delete(word)

const untranslated = [
  /\[object Object\]|\bundefined\b|\bnull\b|\bNaN\b|Invalid Date/,
  /\b[a-z]\w+:[a-z]\w+\b/,
  /\b[a-z]+[A-Z]\w*/,
  /\b[A-Za-z]+_\w+/,
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d|\d ?[AP]M\b|\b\d{4}-\d\d-\d\d/,
]

export function englishIn(text: string): string[] {
  const words = wordsOf(text).filter((word) => english.has(word))
  return [...words, ...untranslated.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])]
}

/** What visitors and staff wrote themselves, and what only the select boxes' own library says to screen readers. */
const written = [
  ...['title', 'summary', 'filename', 'slug', 'fullName', 'email', 'value', 'article', 'linkWebsite', 'provider'],
  ...['name__en', 'who', 'subject', 'to', 'assignee', 'photo', 'alt', 'content', 'lastError', 'videoId'],
]
  .map((name) => `td.cell-${name}`)
  .concat([
    ...['.doc-header__title', '.step-nav', '.relationship--multi-value-label', '.rs__single-value', '.rs__option'],
    ...['.file-details', '.file-field', '.thumbnail', '[id$="live-region"]', '[aria-live]', '.query-inspector'],
    ...[
      '[contenteditable]',
      'textarea',
      '.textarea-outer',
      '.upload-relationship-details',
      '.nav__log-out',
      '.array-field__row-label-written',
      'script',
      'style',
      'title',
      'li a[href*="/collections/articles/"]',
    ],
  ])
  .join(', ')

export async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate((ignored) => {
    const results = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode
      if (nodeValue?.trim() && parentElement?.checkVisibility() && !parentElement.closest(ignored))
        results.add(nodeValue)
    }
    for (const element of document.querySelectorAll('[placeholder], [aria-label], [title]'))
      if (element.checkVisibility() && !element.closest(ignored))
        for (const name of ['placeholder', 'aria-label', 'title']) results.add(element.getAttribute(name) ?? '')
    return [...results, document.title]
  }, written)
  return texts.flatMap((text) => {
    const words = englishIn(text)
    return words.length > 0 ? [`${text.trim().slice(0, 100)} (${words.join(', ')})`] : []
  })
}
