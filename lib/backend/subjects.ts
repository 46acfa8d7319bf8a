import { articleIdOf, decodeSegment, memberIdOf } from '@/lib/domain/ids'
import { isLanguage } from '@/lib/domain/languages'
import { overviewRoot } from '@/lib/domain/overview'
import { commentsSegment, listScreen, searchPath } from '@/lib/domain/paths'

/** Ids that a path segment can stand for: the whole segment, the part after a '=', and an article's id with `.md`. */
function idsIn(segment: string): string[] {
  return [decodeSegment(segment), memberIdOf(segment), articleIdOf(segment)].flatMap((id) => [
    id,
    id.replace(/\.md$/, ''),
  ])
}

const segmentsOf = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(1)

const pageIn = (address: string) => new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get('page') ?? ''

/** Of a path, or of one segment. Path words are no ids: an outage of `/tin-tuc/en` is none of English pages. */
export function subjectsOf(path: string): string[] {
  if (!path.startsWith('/')) return idsIn(path)
  const [first, ...below] = segmentsOf(path)
  const [screen = '', resource, more] = isLanguage(first) ? below : [first, ...below]
  if (screen === 'preview') return idsIn(more ?? '')
  if (resource === undefined) return `/${screen}` === searchPath ? [searchPath] : [listScreen(screen, pageIn(path))]
  if (more === undefined || more === commentsSegment) return idsIn(resource)
  return resource === 'trang' ? [listScreen(screen, more)] : []
}

/** Whether the page at an internal path may show comments: an article, and what is not known to be something else. */
export function mayShowComments(path: string): boolean {
  const [language, screen = '', resource] = segmentsOf(path)
  if (!isLanguage(language)) return true
  return resource !== undefined && resource !== 'trang' && `/${screen}` !== overviewRoot
}
