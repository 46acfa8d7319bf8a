import { defaultLanguage, languages, type Language } from './languages'
import { sectionPaths, type ArticleType } from './sections'

/** Search results (spec 2). */
export const searchPath = '/tim-kiem'

/** The contact page (spec 2). */
export const contactPath = '/lien-he'

/** A path of the site in a language: vi stands at the spec's paths, en and zh below their prefix (product decisions 3). */
export function localPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The canonical path of an article, in its own language and section. */
export function articlePath(article: { id: string; type: ArticleType; language: Language }): string {
  return localPath(article.language, `/${sectionPaths[article.type]}/${encodeURIComponent(article.id)}`)
}

/** The path of a page of an article list; page 1 has no parameter (product decisions 3). */
export function listPath(language: Language, type: ArticleType, page = 1): string {
  const path = localPath(language, `/${sectionPaths[type]}`)
  return page === 1 ? path : `${path}?page=${page}`
}

/** The screen of a page of a section's list, without its language; in addresses the page is a parameter. */
export const listScreen = (section: string, page: string | number): string => `/${section}/trang/${page}`

/** The forms in which the newest articles can be followed. */
export const feedKinds = ['rss', 'atom', 'json'] as const

export type FeedKind = (typeof feedKinds)[number]

/** Their media types. */
export const feedTypes = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' } as const satisfies Record<FeedKind, string>

/** Where a language's newest articles can be followed, of one section or of all. */
export function feedPath(language: Language, type: ArticleType | undefined, kind: FeedKind): string {
  const section = type === undefined ? '' : `/${sectionPaths[type]}`
  return `/feed/${language}${section}/${kind === 'json' ? 'feed.json' : `${kind}.xml`}`
}

/** The path of an article's text for programs that read Markdown. */
export function markdownPath(article: { id: string; type: ArticleType; language: Language }): string {
  return `${articlePath(article)}.md`
}

const prefixes = languages.filter((language) => language !== defaultLanguage).join('|')
const markdown = new RegExp(`^/(?:(?:${prefixes})/)?(?:${Object.values(sectionPaths).join('|')})/([^/]+)\\.md$`)

/** The segment by which a path asks for an article's text for programs; undefined where it asks for none. */
export const markdownSegment = (path: string): string | undefined => markdown.exec(path)?.[1]

/** Whether a path is that of a text for programs alone: a feed, a sitemap, `robots.txt` and the like. An article's text stands beside its page (`markdownSegment`). */
export const isTextPath = (path: string): boolean => /^\/(?:feed\/.+|sitemap\/[^/]+|sitemap\.xml|[\w-]+\.txt)$/.test(path)

/** Whether a path is the studio's, or its API's. */
export const isStudioPath = (path: string): boolean => /^\/admin(?:\/|$)/.test(path)

/** Whether a path is a picture's, be it as staff uploaded it, made smaller, or drawn. */
export const isPicturePath = (path: string): boolean => /^\/(?:media|preview|_next\/image)(?:\/|$)/.test(path)

/** Whether a path is one of the site's pages, and not the studio's, the API's, a picture's, the framework's own, or for programs alone. */
export function isPagePath(path: string): boolean {
  return markdownSegment(path) === undefined && !isTextPath(path) && !/^\/(?:api\/.|admin\/|admin$|media\/[^/]+$|preview\/.|manifest\/[^/]+$|_next\/(?:static|image|webpack-hmr|data)|favicon\.ico$|icon\.svg$|icons\/[^/]+\.png$|embed\.css$)/.test(path)
}

/** The path of an article that a search found (spec 2). */
export function foundArticlePath(language: Language, id: string): string {
  return localPath(language, `${searchPath}/${encodeURIComponent(id)}`)
}

/** The path of search results in a language; page 1 has no parameter. */
export function searchResultsPath(language: Language, query: string, page = 1): string {
  const parameters = new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) })
  return `${localPath(language, searchPath)}?${parameters.toString()}`
}
