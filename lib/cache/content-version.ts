import { createHash } from 'node:crypto'
import { mayShowComments } from '@/lib/backend/subjects'
import type { ContentVersions } from '@/lib/backend/tags'
import { dayOf } from '@/lib/domain/dates'
import { remember } from '@/lib/remember'

/** The state of the content in this process. */
export const contentState = remember('content', () => ({
  /** Increased at every change of content that this process learns of. */
  version: 0,
  /** The version of the last change that was not one of comments alone. */
  versionBesideComments: 0,
  /**
   * Repeated invalidations that are still to come. A page rendered before them may have joined a read from before the
   * change.
   */
  pendingInvalidations: 0,
  /**
   * Maximum milliseconds of a backend read: BACKEND_TIMEOUT_MS, set by the server. Next bundles its cache handler for
   * an environment in which settings cannot be read.
   */
  longestReadMs: 5000,
  hashed: undefined as { hash: string; version: number } | undefined,
}))

/** The number of content changes so far. A page rendered later shows all of them. */
export const contentVersion = () => contentState.version

/**
 * The number of content changes that the page at a path may show. Who comments would else have every page rendered anew.
 */
export const contentVersionOf = (path: string) =>
  mayShowComments(path) ? contentState.version : contentState.versionBesideComments

/** Stores the hash of the content as currently known. All instances compute the same hash for the same content. */
export function hashContent(versions: ContentVersions): void {
  const sorted = Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1))
  contentState.hashed = {
    hash: createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22),
    version: contentVersion(),
  }
}

/** The hash of the content, combined with today's date; undefined while it is not known for certain. */
export function contentHash(): string | undefined {
  const { hashed } = contentState
  return hashed?.version === contentVersion() ? `${hashed.hash}-${dayOf(new Date())}` : undefined
}

/** Whether a page rendered now is certain to show the hashed content. */
export const isSettled = () => contentState.pendingInvalidations === 0
