import { articleIdOf, isId } from '@/lib/domain/ids'

const fixed = /^\/(?:feed\/.+|sitemap\/[^/]+|sitemap\.xml|[\w-]+\.txt)$/
const markdown = /^\/(?:(?:en|zh)\/)?(?:dich-vu|tin-tuc|dao-tao|nghien-cuu)\/([^/]+)\.md$/

/** The internal path of a text for programs, the same for every spelling of an article's address; undefined where a path is none. */
export function textPath(path: string): string | undefined {
  if (fixed.test(path)) return path
  const segment = markdown.exec(path)?.[1]
  const id = segment && articleIdOf(segment)
  return id && isId(id) ? `/markdown/${encodeURIComponent(id)}` : undefined
}
