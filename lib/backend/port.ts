import type { Article, ArticleQuery, ArticleSummary, Member, MemberQuery, Page, Partner, SearchQuery, Video } from './model'
import type { SiteRecord } from './site-record'
import type { ContentVersions } from './tags'

/**
 * Everything the site asks of a backend (spec 7). Two stand behind it: `embedded` and `remote`.
 * A thing that is not there is `undefined`; a backend that does not answer throws BackendUnavailable.
 */
export interface Backend {
  /** Published articles, newest first. */
  listArticles(query: ArticleQuery): Promise<Page<ArticleSummary>>
  /** Published articles of a language, accents and case apart: those found in the title first, then newest first. */
  searchArticles(query: SearchQuery): Promise<Page<ArticleSummary>>
  getArticle(id: string): Promise<Article | undefined>
  listMembers(query: MemberQuery): Promise<Page<Member>>
  getMember(id: string): Promise<Member | undefined>
  listPartners(): Promise<Partner[]>
  listVideos(): Promise<Video[]>
  /** Contact facts and home-page texts. */
  getSiteRecord(): Promise<SiteRecord>
  /** An uploaded picture by its stored name; where its file was replaced, the name it has now. */
  getMedia(name: string): Promise<MediaFile | { movedTo: string } | undefined>
  /** What changed since it was last asked shows in other numbers; undefined where the backend cannot say. */
  contentVersions(): Promise<ContentVersions | undefined>
  /** Counts one view of the website. */
  countView(): Promise<void>
}

/** A picture as it is sent on. */
export interface MediaFile {
  body: Blob | ReadableStream<Uint8Array>
  /** Bytes, where known beforehand. */
  size: number | undefined
}

declare global {
  var ilcLastOutage: number | undefined
}

/** The backend is down or talks nonsense: not the same as a thing that is missing (product decisions 7). */
export class BackendUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    // The framework hands a page's error on as an anonymous one; the server in front of it asks here what kind it was.
    globalThis.ilcLastOutage = Date.now()
  }
}
