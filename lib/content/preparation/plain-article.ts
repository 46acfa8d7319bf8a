import { recogniseCitations } from '@/lib/domain/citations/recognise'
import { inEveryLanguage, languages } from '@/lib/domain/languages'
import { readingMinutes } from '@/lib/domain/reading-time'
import { storedCitations } from '../html/mark-citations'
import { textLines } from '../html/text-only'
import type { ArticleSource, PreparedArticle } from './prepared-article'

const markdownSigns = /[\\`*_[\]#+\-.!|~]/g

/**
 * The forms of an article that cannot be prepared: its text, in paragraphs. Takes linear time, whatever the content is,
 * and never throws.
 */
export function plainArticle({ content, language }: ArticleSource): PreparedArticle {
  const lines = textLines(content)
  const html = lines.map((line) => `<p>${line}</p>`).join('')
  return {
    html: inEveryLanguage(Object.fromEntries(languages.map((shown) => [shown, html]))),
    chapters: [],
    minutes: readingMinutes(lines.join(' '), language),
    portable: html,
    citations: storedCitations(recogniseCitations(lines.join('\n'))),
    markdown: lines.map((line) => line.replace(markdownSigns, '\\$&')).join('\n\n'),
  }
}
