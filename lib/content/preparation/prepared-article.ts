import type { Language } from '@/lib/domain/languages'
import type { Heading } from '../html/outline'

/** What the forms of an article are made of. */
export interface ArticleSource {
  /** Its HTML, as written. */
  content: string
  language: Language
  /** Address of its page, the base of relative addresses. */
  page: string
}

/** An article's text in every form in which the site publishes it. */
export interface PreparedArticle {
  /** HTML of its page, by the language of the page's own words. */
  html: Record<Language, string>
  /** Headings of the highest level. */
  chapters: Heading[]
  /** Minutes that it takes to read. */
  minutes: number
  /** HTML for use outside of this site. */
  portable: string
  markdown: string
}

/**
 * Version of the preparation. Increment it when the same source gives another result: stored results are then made
 * again.
 */
export const preparationVersion = 1
