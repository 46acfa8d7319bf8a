import type { Language } from '@/lib/domain/languages'
import type { Agent } from './agents'
import type { Page } from './page'

/** Format and size of a picture. */
export interface Picture {
  format: string
  width: number
  height: number
}

/** The response of an address that is not a page, or is not parsed as one. */
export interface File {
  status: number
  type: string
  bytes: number
  /** Target of a redirect. */
  to?: string
  /** Undefined if it is not a picture or cannot be decoded. */
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
  /** The newest articles of its language and section in the API, newest first: more than a feed contains. */
  newest: Listed[]
}

/** Another agent's response for a page. */
export interface Seen {
  address: string
  agent: Agent
  status: number
  isSame: boolean
}

/** Statuses of conditional requests for a page. */
export interface Again {
  address: string
  /** Undefined if the page has no such validator. */
  byETag: number | undefined
  byDate: number | undefined
}

/** The result of a crawl; the rules use nothing else. */
export interface Site {
  origin: string
  /** Time of the crawl. */
  at: Date
  /** Every page, by its address. */
  pages: ReadonlyMap<string, Page>
  /** Every other address called. */
  files: ReadonlyMap<string, File>
  /** The pages that can be reached by links from the home page. */
  reached: ReadonlySet<string>
  sitemaps: Document[]
  feeds: Feed[]
  robots: Document
  guide: Document
  seen: Seen[]
  again: Again[]
  /** The responses for missing resources. */
  missing: Page[]
  /** Search results, by language. */
  searches: { language: Language; page: Page }[]
}

/** A violation of a rule. */
export interface Problem {
  /** The address at which it was found. */
  page: string
  what: string
}

export type Rule = (site: Site) => Problem[]
