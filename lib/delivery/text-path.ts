import { articleIdOf, isId } from '@/lib/domain/ids'
import { markdownSegment } from '@/lib/domain/paths'

const fixed = /^\/(?:feed\/.+|sitemap\/[^/]+|sitemap\.xml|[\w-]+\.txt)$/

/** The internal path of a text for programs, the same for every spelling of an article's address; undefined where a path is none. */
export function textPath(path: string): string | undefined {
  if (fixed.test(path)) return path
  const segment = markdownSegment(path)
  const id = segment && articleIdOf(segment)
  return id && isId(id) ? `/markdown/${encodeURIComponent(id)}` : undefined
}
