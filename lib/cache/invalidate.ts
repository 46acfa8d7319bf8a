import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { tags } from '@/lib/backend/tags'
import { contentState } from './content-version'
import { noteCorrections } from './corrections'

/** The clock that Next compares cache ages with. It is not affected by adjustments of the system time. */
export const now = () => performance.timeOrigin + performance.now()

function expire(expired: readonly string[]): void {
  const at = now()
  for (const tag of expired) tagsManifest.set(tag, { stale: at, expired: at })
  contentState.version += 1
  if (expired.some((tag) => tag !== tags.comments)) contentState.versionBesideComments = contentState.version
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
  const readsMs = [1000, contentState.longestReadMs]
  contentState.pendingInvalidations += readsMs.length
  for (const readMs of readsMs) setTimeout(expireAgain, readMs, changed).unref()
}
