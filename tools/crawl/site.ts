import type { Language } from '@/lib/domain/languages'
import type { Agent } from './agents'
import type { Page } from './page'

/** A picture as it was measured. */
export interface Picture {
  format: string
  width: number
  height: number
}

/** What answered at an address that is no page, or is not to be read as one. */
export interface File {
  status: number
  type: string
  bytes: number
  /** Where a redirect leads. */
  to?: string
  /** Undefined where it is no picture, or cannot be read as one. */
  picture?: Picture
}

/** A text for programs: a sitemap, a feed, robots.txt. */
export interface Document {
  address: string
  status: number
  type: string
  text: string
}

/** An article as the API lists it. */
export interface Listed {
  id: string
  title: string
}

export interface Feed extends Document {
  kind: 'rss' | 'atom' | 'json'
  /** The newest articles of its language and section by the API, the newest first: more than any feed has. */
  newest: Listed[]
}

/** What another agent was answered for a page. */
export interface Seen {
  address: string
  agent: Agent
  status: number
  isSame: boolean
}

/** What somebody was answered who has a page already. */
export interface Again {
  address: string
  /** Undefined where the page named no such mark. */
  byETag: number | undefined
  byDate: number | undefined
}

/** All that a crawl of a site saw; the rules look at nothing else. */
export interface Site {
  origin: string
  /** When it was crawled. */
  at: Date
  /** Every page, by its address. */
  pages: ReadonlyMap<string, Page>
  /** Every other address called. */
  files: ReadonlyMap<string, File>
  /** The pages that links lead to from the home page, step by step. */
  reached: ReadonlySet<string>
  sitemaps: Document[]
  feeds: Feed[]
  robots: Document
  guide: Document
  seen: Seen[]
  again: Again[]
  /** What was answered for addresses at which nothing is. */
  missing: Page[]
  /** Results of searches, by language. */
  searches: { language: Language; page: Page }[]
}

/** Something that does not hold. */
export interface Problem {
  /** The address at which it was seen. */
  page: string
  what: string
}

export type Rule = (site: Site) => Problem[]
