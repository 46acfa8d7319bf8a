import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { contentState } from './content-version'

/** Next compares the age of what it has cached with this clock, which no correction of the computer's time moves. */
export const now = () => performance.timeOrigin + performance.now()

function expire(tags: readonly string[]): void {
  const at = now()
  for (const tag of tags) tagsManifest.set(tag, { stale: at, expired: at })
  contentState.version += 1
}

/** The same again, though nothing else has changed: the content keeps its hash. */
function expireAgain(tags: readonly string[]): void {
  const { hashed, version } = contentState
  expire(tags)
  if (hashed?.version === version) hashed.version = contentState.version
  contentState.pendingInvalidations -= 1
}

/**
 * Invalidates everything that was rendered from content under these tags, at once and outside of any request too, which Next's own `revalidateTag` cannot.
 * It happens again after a second, and when the longest read of the backend is over: a page that is rendered in between may have joined a read from before the change.
 */
export function invalidate(tags: readonly string[]): void {
  expire(tags)
  const readsMs = [1000, contentState.longestReadMs]
  contentState.pendingInvalidations += readsMs.length
  for (const readMs of readsMs) setTimeout(expireAgain, readMs, tags).unref()
}
