import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { mayShowComments, subjectsOf } from '@/lib/backend/outage'
import { isTagOfComments, tagOfComments, tags, type ContentVersions } from '@/lib/backend/tags'
import { dayOf } from '@/lib/domain/dates'
import { processSingleton } from '@/lib/operations/process-singleton'

export const contentState = processSingleton('content', () => ({
  version: 0,
  versionBesideComments: 0,
  /** The version of the last change of comments of which the articles are not known. */
  versionOfComments: 0,
  /** The version of the last change of the comments on one article since then, by the tag of these comments. */
  versionsByArticle: new Map<string, number>(),
  /** Repeated invalidations to come: a page rendered before them may have joined a read from before the change. */
  pendingInvalidations: 0,
  /** Maximum milliseconds of a backend read, set by the server: Next bundles its cache handler without the settings. */
  longestReadMs: 5000,
  longestMembersReadMs: 5000,
  /** What was rendered earlier may be outdated, by `performance.now()`. */
  dueSince: -Infinity,
  hashed: undefined as { hash: string; version: number } | undefined,
}))

export const contentVersion = () => contentState.version

export function countChange(changed: readonly string[]): void {
  contentState.version += 1
  const { version, versionsByArticle } = contentState
  for (const tag of changed) {
    if (isTagOfComments(tag)) versionsByArticle.set(tag, version)
    else if (tag === tags.comments) {
      contentState.versionOfComments = version
      versionsByArticle.clear()
    } else contentState.versionBesideComments = version
  }
}

/** The tags of the comments that pages may show, by their paths: a path is parsed once, and asked for often. */
const commentTags = new LRUCache<string, readonly string[]>({ max: 10_000 })

function commentTagsOf(path: string): readonly string[] {
  const known = commentTags.get(path)
  if (known) return known
  const results = mayShowComments(path) ? [...new Set(subjectsOf(path).map(tagOfComments))] : []
  commentTags.set(path, results)
  return results
}

/** The version of the last change that a path may show. Comments would else have every page rendered anew. */
export function contentVersionOf(path: string): number {
  const { version, versionBesideComments, versionOfComments, versionsByArticle } = contentState
  if (version === versionBesideComments) return version
  const shown = commentTagsOf(path)
  if (shown.length === 0) return versionBesideComments
  return Math.max(versionBesideComments, versionOfComments, ...shown.map((tag) => versionsByArticle.get(tag) ?? 0))
}

export function hashContent(versions: ContentVersions): void {
  const sorted = Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1))
  contentState.hashed = {
    hash: hash('sha256', JSON.stringify(sorted), 'base64url').slice(0, 22),
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
