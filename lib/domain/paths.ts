import { decodeSegment, isId } from './ids'
import { defaultLanguage, languages, type Language } from './languages'
import { sectionPaths, type ArticleType } from './sections'

export const searchPath = '/tim-kiem'

export const contactPath = '/lien-he'

/** Path of the result of the consultation form, which is posted to it. Opened as a page it is the contact page. */
export const contactResultPath = `${contactPath}/ket-qua`

export const accessibilityPath = '/kha-nang-tiep-can'

export const legalTextsPath = '/van-ban'

export const legalTextScreen = (id: string): string => `${legalTextsPath}/${encodeURIComponent(id)}`

export const legalTextPath = (language: Language, id: string): string => localPath(language, legalTextScreen(id))

export const registerPath = (language: Language, page = 1): string =>
  localPath(language, legalTextsPath) + (page === 1 ? '' : `?page=${page}`)

/** Internal path of the contact page with an article chosen, and the first day of a course's run. */
export const chosenScreen = (article: string, day: string | null): string =>
  `${contactPath}/chon/${encodeURIComponent(article)}/${day !== null && /^\d{4}-\d\d-\d\d$/.test(day) ? day : '-'}`

export const topicsPath = '/chu-de'

export const topicScreen = (id: string, page: string | number): string =>
  `${topicsPath}/${encodeURIComponent(id)}/${page}`

export const topicPath = (language: Language, id: string, page = 1): string =>
  localPath(language, pathBelow(topicsPath, id)) + (page === 1 ? '' : `?page=${page}`)

/** Path of the preview of a draft. Its token is a parameter, because paths are logged. */
export const draftPath = '/xem-truoc'

/** The consultation form; with an article chosen, which works without script (spec 2). */
export function consultationPath(language: Language, article?: string, day?: string): string {
  const query =
    article === undefined ? '' : `?${new URLSearchParams({ 'dich-vu': article, ...(day && { ngay: day }) }).toString()}`
  return `${localPath(language, contactPath)}${query}#consultation-title`
}

/** A path of the site in a language. vi has the spec's paths, en and zh have a prefix (product decisions 3). */
export function localPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** A path with whole ids: before an id a literal `=` would end it, and a literal `.md` would ask for Markdown. */
export const withWholeIds = (path: string): string => path.replaceAll('=', '%3D').replace(/\.md$/, '%2Emd')

export const pathBelow = (section: string, id: string): string => withWholeIds(`${section}/${encodeURIComponent(id)}`)

export function articlePath(article: { id: string; type: ArticleType; language: Language }): string {
  return localPath(article.language, pathBelow(`/${sectionPaths[article.type]}`, article.id))
}

export const commentsSegment = 'binh-luan'

export type CommentView = { page: number } | { comment: string; page?: number | undefined }

/** The path of a page of comments, given that of its article. The first page of threads is the article's own. */
export function commentsPath(article: string, view: CommentView): string {
  const query = view.page === undefined || view.page === 1 ? '' : `?page=${view.page}`
  if ('comment' in view) return `${article}/${commentsSegment}/${encodeURIComponent(view.comment)}${query}`
  return query === '' ? `${article}#comments` : `${article}/${commentsSegment}${query}`
}

/** Stands for a comment in the internal paths of pages of threads, and is no comment's id. */
const threadsPart = 'trang'

export const isCommentId = (text: string): boolean => isId(text) && text !== threadsPart

/** The internal path of a page of comments, given that of its article. Page 0 of a thread is where the comment is. */
export const commentsScreenPath = (article: string, view: CommentView): string =>
  'comment' in view
    ? `${article}/${commentsSegment}/${encodeURIComponent(view.comment)}/${view.page ?? 0}`
    : `${article}/${commentsSegment}/${threadsPart}/${view.page}`

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

/** The internal path of a page of a section's list, without its language; publicly the page is a parameter. */
export const listScreen = (section: string, page: string | number): string => `/${section}/trang/${page}`

export const legalTextsScreen = (page: string | number): string => listScreen(legalTextsPath.slice(1), page)

export const feedKinds = ['rss', 'atom', 'json'] as const

export type FeedKind = (typeof feedKinds)[number]

export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const satisfies Record<FeedKind, string>

export function feedPath(language: Language, type: ArticleType | undefined, kind: FeedKind): string {
  const section = type === undefined ? '' : `/${sectionPaths[type]}`
  return `/feed/${language}${section}/${kind === 'json' ? 'feed.json' : `${kind}.xml`}`
}

export function markdownPath(article: { id: string; type: ArticleType; language: Language }): string {
  return `${articlePath(article)}.md`
}

const prefixes = languages.filter((language) => language !== defaultLanguage).join('|')
const markdown = new RegExp(`^/(?:(?:${prefixes})/)?(?:${Object.values(sectionPaths).join('|')})/([^/]+)\\.md$`)

export const markdownSegment = (path: string): string | undefined => markdown.exec(path)?.[1]

export const openSearchPath = (language: Language): string => localPath(language, '/opensearch.xml')

const openSearch = new RegExp(`^/(?:(?:${prefixes})/)?opensearch\\.xml$`)

export const securityPath = '/.well-known/security.txt'

/** Whether a path is a text for programs: feed, sitemap, `robots.txt`; not Markdown, see `markdownSegment`. */
export const isTextPath = (path: string): boolean =>
  /^\/(?:feed\/.+|sitemap\/[^/]+|sitemap\.xml|(?:\.well-known\/)?[\w-]+\.txt)$/.test(path) || openSearch.test(path)

export const isStudioPath = (path: string): boolean => /^\/admin(?:\/|$)/.test(path)

export const isImagePath = (path: string): boolean => /^\/(?:media|preview|_next\/image)(?:\/|$)/.test(path)

export function isPagePath(path: string): boolean {
  return (
    markdownSegment(path) === undefined &&
    !isTextPath(path) &&
    !/^\/(?:api\/.|admin\/|admin$|media\/[^/]+$|preview\/.|manifest\/[^/]+$|_next\/(?:static|image|webpack-hmr|data)|favicon\.ico$|(?:icon|map)\.svg$|icons\/[^/]+\.png$|sign-in-end\.css$|sign-in-end\.js$)/.test(
      path,
    )
  )
}

export function foundArticlePath(language: Language, id: string): string {
  return localPath(language, `${searchPath}/${encodeURIComponent(id)}`)
}

export interface SearchFilters {
  type?: ArticleType | undefined
  year?: number | undefined
}

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
