import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { tags } from '@/lib/backend/tags'
import { contentState, countChange } from './content-version'
import { noteCorrections } from './corrections'

/** The clock that Next compares cache ages with. It is not affected by adjustments of the system time. */
export const now = () => performance.timeOrigin + performance.now()

/** Articles whose comments have tags and versions of their own here. With more, all comments expire, and these go. */
export const mostCommented = 10_000

function expireReads(expired: readonly string[]): void {
  const at = now()
  for (const tag of expired) tagsManifest.set(tag, { stale: at, expired: at })
}

function expire(changed: readonly string[]): void {
  const { versionsByArticle } = contentState
  const isFull = versionsByArticle.size >= mostCommented
  if (isFull) for (const tag of versionsByArticle.keys()) tagsManifest.delete(tag)
  const expired = isFull ? [...changed, tags.comments] : changed
  expireReads(expired)
  countChange(expired)
}

/** Expires the tags again for the same change, so the content keeps its hash. */
function expireAgain(expired: readonly string[]): void {
  const { hashed, version } = contentState
  expire(expired)
  if (hashed?.version === version) hashed.version = contentState.version
  contentState.pendingInvalidations -= 1
}

/**
 * Invalidates everything that was rendered from content with these tags. Takes effect immediately and works outside of
 * a request too, unlike Next's own `revalidateTag`.
 * Repeated after a second, and after the longest read of the backend: a page rendered in between may have joined a read
 * from before the change. `corrected` has the ids of the articles and members that were corrected or withdrawn: their
 * own pages are not sent as they were, even while they cannot be rendered.
 */
export function invalidate(changed: readonly string[], corrected: readonly string[] = []): void {
  expire(changed)
  noteCorrections(corrected)
  const { longestReadMs, longestMembersReadMs } = contentState
  const readsMs = [1000, changed.includes(tags.members) ? longestMembersReadMs : longestReadMs]
  contentState.pendingInvalidations += readsMs.length
  for (const readMs of readsMs) setTimeout(expireAgain, readMs, changed).unref()
}

/** Has everything rendered anew, of a backend that cannot report changes. Pages are sent as they are meanwhile. */
export function renewAll(): void {
  expireReads(Object.values(tags))
  contentState.dueSince = performance.now()
}
