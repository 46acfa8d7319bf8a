import { articleIdOf, isId } from '@/lib/domain/ids'
import { isTextPath, markdownSegment } from '@/lib/domain/paths'

/**
 * Returns the internal path of a text for programs, the same for every spelling of an article's address. Returns
 * undefined for any other path.
 */
export function textPath(path: string): string | undefined {
  if (isTextPath(path)) return path
  const segment = markdownSegment(path)
  const id = segment && articleIdOf(segment)
  return id && isId(id) ? `/markdown/${encodeURIComponent(id)}` : undefined
}
