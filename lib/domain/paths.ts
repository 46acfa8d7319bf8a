import { decodeSegment, isId } from './ids'
import { defaultLanguage, languages, type Language } from './languages'
import { sectionPaths, type ArticleType } from './sections'

/** Path of the search results (spec 2). */
export const searchPath = '/tim-kiem'

/** Path of the contact page (spec 2). */
export const contactPath = '/lien-he'

/** Path of the result of the consultation form, which is posted to it. Opened as a page it is the contact page. */
export const contactResultPath = `${contactPath}/ket-qua`

/** Path of the accessibility statement. */
export const accessibilityPath = '/kha-nang-tiep-can'

/** Path of the register of texts of law (docs/adr/0066). */
export const legalTextsPath = '/van-ban'

/** The internal path of the page of a text of law, without its language. */
export const legalTextScreen = (id: string): string => `${legalTextsPath}/${encodeURIComponent(id)}`

/** The path of the page of a text of law in a language. */
export const legalTextPath = (language: Language, id: string): string => localPath(language, legalTextScreen(id))

/** The path of a page of the register in a language. Page 1 has no parameter. */
export const registerPath = (language: Language, page = 1): string =>
  localPath(language, legalTextsPath) + (page === 1 ? '' : `?page=${page}`)

/** Path of the preview of a draft. Its token is a parameter, because paths are logged. */
export const draftPath = '/xem-truoc'

/** The id of a service's checkbox in the consultation form, by which an address leads to it. */
export const serviceAnchor = (id: string): string => `service-${id}`

/** The path of the consultation form in a language; the service that is named is chosen there. */
export const consultationPath = (language: Language, service?: string): string =>
  `${localPath(language, contactPath)}#${service === undefined ? 'consultation-title' : encodeURIComponent(serviceAnchor(service))}`

/** A path of the site in a language. vi has the spec's paths, en and zh have a prefix (product decisions 3). */
export function localPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/**
 * A path whose ids are whole: a literal `=` would end what stands before an id, and a literal `.md` would make it the
 * path of an article's Markdown.
 */
export const withWholeIds = (path: string): string => path.replaceAll('=', '%3D').replace(/\.md$/, '%2Emd')

/** The path of an article below the path of a section. */
export const pathBelow = (section: string, id: string): string => withWholeIds(`${section}/${encodeURIComponent(id)}`)

/** The canonical path of an article, in its own language and section. */
export function articlePath(article: { id: string; type: ArticleType; language: Language }): string {
  return localPath(article.language, pathBelow(`/${sectionPaths[article.type]}`, article.id))
}

/** The segment below an article's path under which its comments are that its own page does not have. */
export const commentsSegment = 'binh-luan'

/** Which comments of an article a page shows: a page of its threads, or the thread that has a comment. */
export type CommentView = { page: number } | { comment: string; page?: number | undefined }

/** The path of a page of comments, given that of its article. The first page of threads is the article's own. */
export function commentsPath(article: string, view: CommentView): string {
  const query = view.page === undefined || view.page === 1 ? '' : `?page=${view.page}`
  if ('comment' in view) return `${article}/${commentsSegment}/${encodeURIComponent(view.comment)}${query}`
  return query === '' ? `${article}#comments` : `${article}/${commentsSegment}${query}`
}

/** Stands for a comment in the internal paths of pages of threads, and is no comment's id. */
const threadsPart = 'trang'

/** Whether a text can be the id of a comment in an address. */
export const isCommentId = (text: string): boolean => isId(text) && text !== threadsPart

/** The internal path of a page of comments, given that of its article. Page 0 of a thread is where the comment is. */
export const commentsScreenPath = (article: string, view: CommentView): string =>
  'comment' in view
    ? `${article}/${commentsSegment}/${encodeURIComponent(view.comment)}/${view.page ?? 0}`
    : `${article}/${commentsSegment}/${threadsPart}/${view.page}`

/** What the last two segments of such a path ask for. */
export function commentViewOf(comment: string, page: string): CommentView {
  return comment === threadsPart
    ? { page: Number(page) }
    : { comment: decodeSegment(comment), page: Number(page) || undefined }
}

/** The path of a page of an article list. Page 1 has no parameter (product decisions 3). */
export function listPath(language: Language, type: ArticleType, page = 1): string {
  const path = localPath(language, `/${sectionPaths[type]}`)
  return page === 1 ? path : `${path}?page=${page}`
}

/**
 * The internal path of a page of a section's list, without its language. In public addresses the page is a parameter.
 */
export const listScreen = (section: string, page: string | number): string => `/${section}/trang/${page}`

/** The internal path of a page of the register, without its language. */
export const legalTextsScreen = (page: string | number): string => listScreen(legalTextsPath.slice(1), page)

/** The feed formats. */
export const feedKinds = ['rss', 'atom', 'json'] as const

export type FeedKind = (typeof feedKinds)[number]

/** The media types of the feeds. */
export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const satisfies Record<FeedKind, string>

/** The path of the feed of a language, for one section or for all. */
export function feedPath(language: Language, type: ArticleType | undefined, kind: FeedKind): string {
  const section = type === undefined ? '' : `/${sectionPaths[type]}`
  return `/feed/${language}${section}/${kind === 'json' ? 'feed.json' : `${kind}.xml`}`
}

/** The path of an article as Markdown, for programs. */
export function markdownPath(article: { id: string; type: ArticleType; language: Language }): string {
  return `${articlePath(article)}.md`
}

const prefixes = languages.filter((language) => language !== defaultLanguage).join('|')
const markdown = new RegExp(`^/(?:(?:${prefixes})/)?(?:${Object.values(sectionPaths).join('|')})/([^/]+)\\.md$`)

/** The article's segment in a path that requests its Markdown. Returns undefined for any other path. */
export const markdownSegment = (path: string): string | undefined => markdown.exec(path)?.[1]

/** The path of the description by which browsers add the search of a language. */
export const openSearchPath = (language: Language): string => localPath(language, '/opensearch.xml')

const openSearch = new RegExp(`^/(?:(?:${prefixes})/)?opensearch\\.xml$`)

/**
 * Whether a path is that of a text for programs: a feed, a sitemap, `robots.txt` and the like. Not for the Markdown of
 * an article, see `markdownSegment`.
 */
export const isTextPath = (path: string): boolean =>
  /^\/(?:feed\/.+|sitemap\/[^/]+|sitemap\.xml|[\w-]+\.txt)$/.test(path) || openSearch.test(path)

/** Whether a path belongs to the studio or its API. */
export const isStudioPath = (path: string): boolean => /^\/admin(?:\/|$)/.test(path)

/** Whether a path is that of a picture: uploaded, resized or rendered. */
export const isPicturePath = (path: string): boolean => /^\/(?:media|preview|_next\/image)(?:\/|$)/.test(path)

/**
 * Whether a path is one of the site's pages, and not the studio, the API, a picture, a file of the framework or a text
 * for programs.
 */
export function isPagePath(path: string): boolean {
  return (
    markdownSegment(path) === undefined &&
    !isTextPath(path) &&
    !/^\/(?:api\/.|admin\/|admin$|media\/[^/]+$|preview\/.|manifest\/[^/]+$|_next\/(?:static|image|webpack-hmr|data)|favicon\.ico$|(?:icon|map)\.svg$|icons\/[^/]+\.png$|sign-in-end\.css$|sign-in-end\.js$)/.test(
      path,
    )
  )
}

/** The path of an article that was opened from a search (spec 2). */
export function foundArticlePath(language: Language, id: string): string {
  return localPath(language, `${searchPath}/${encodeURIComponent(id)}`)
}

/** What search results are limited to. */
export interface SearchFilters {
  type?: ArticleType | undefined
  year?: number | undefined
}

/** The path of search results in a language. Page 1 has no parameter. */
export function searchResultsPath(
  language: Language,
  query: string,
  { page = 1, type, year }: SearchFilters & { page?: number } = {},
): string {
  const parameters = new URLSearchParams({
    q: query,
    ...(type && { loai: sectionPaths[type] }),
    ...(year !== undefined && { nam: String(year) }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${localPath(language, searchPath)}?${parameters.toString()}`
}
