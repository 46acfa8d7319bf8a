import { createHash } from 'node:crypto'
import type { ContentVersions } from '@/lib/backend/tags'
import { dayOf } from '@/lib/domain/dates'
import { remember } from '@/lib/remember'

/** What this process knows of the content it renders. */
export const contentState = remember('content', () => ({
  /** Raised at every change of content that this process knows of. */
  version: 0,
  /** Repeated invalidations that are still to come: what is rendered before may have joined a read from before the change. */
  pendingInvalidations: 0,
  /** Milliseconds that a read of the backend may be under way: BACKEND_TIMEOUT_MS, set by the server. Next bundles its cache handler for where settings cannot be read. */
  longestReadMs: 5000,
  hashed: undefined as { hash: string; version: number } | undefined,
}))

/** Counts the changes of content; what is rendered later shows all of them. */
export const contentVersion = () => contentState.version

/** Notes the hash of the content as it is known now: all instances give the same content the same hash. */
export function hashContent(versions: ContentVersions): void {
  const sorted = Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1))
  contentState.hashed = { hash: createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22), version: contentVersion() }
}

/** The hash of the content that is rendered today; undefined while it is not known for certain. */
export function contentHash(): string | undefined {
  const { hashed } = contentState
  return hashed?.version === contentVersion() ? `${hashed.hash}-${dayOf(new Date())}` : undefined
}

/** Whether all that is rendered now is sure to show the content as it is hashed. */
export const isSettled = () => contentState.pendingInvalidations === 0
