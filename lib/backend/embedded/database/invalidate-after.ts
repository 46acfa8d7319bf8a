import { publishInvalidation } from '@/lib/operations/cache/invalidation-channel'
import { invalidate } from '@/lib/operations/cache/invalidate'
import { seen, withOwnChanges } from '@/lib/operations/cache/seen-versions'
import { CannotStore } from '@/lib/backend/port'
import { tags as cacheTags } from '@/lib/backend/tags'
import { loggable } from '@/lib/operations/log/loggable'
import { afterCommit, type PostCommitWork } from './after-commit'
import { raiseVersions } from './content-versions'
import { outageOf } from './database-outage'
import { forgetChange } from './unannounced-changes'
import { loadRedirects } from '@/lib/http/redirects/live-table'
import { publicPrefixOf } from '@/lib/operations/storage'
import { namedPublicFiles } from '../files/named-files'
import { removeUnreferenced } from '../files/unreferenced-files'
import { queuePurge } from '../cdn/purge-queue'
import { payload } from '../payload'
import { listRedirects } from '../redirects/list-redirects'

const isOutage = (error: unknown) => outageOf(error) !== undefined
const isFull = (error: unknown) => outageOf(error) instanceof CannotStore

/** The change is already committed, so its author must not see an error. Returns whether the work succeeded. */
async function attempt(
  work: () => Promise<unknown>,
  failure: string,
  isReported: (error: unknown) => boolean,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!isReported(error)) console.error(failure, loggable(error))
    return false
  }
}

async function raise(tags: string[]): Promise<void> {
  const raised = await raiseVersions(tags)
  if (seen.versions) seen.versions = withOwnChanges(seen.versions, raised)
}

async function invalidateEverywhere({ tags, purged, corrected, noted }: Omit<PostCommitWork, 'files'>): Promise<void> {
  invalidate(tags, corrected)
  // The save is confirmed only now: from then on no former redirect is sent. The next poll reads them otherwise.
  if (tags.includes(cacheTags.redirects))
    await attempt(() => loadRedirects(listRedirects), 'The redirects could not be read again after a change:', isOutage)
  const isRaised = await attempt(() => raise(tags), 'Other instances could not be notified of a change:', isFull)
  // This instance polls again soon too, and then raises any versions that were not raised here.
  publishInvalidation()
  const isQueued = await attempt(
    () => queuePurge(payload, purged),
    'The cache in front of the site could not be told of a change:',
    isFull,
  )
  // What is not forgotten a background job announces once more.
  if (noted !== undefined && isRaised && isQueued)
    await attempt(
      async () => forgetChange(await payload(), noted),
      'The note of a change could not be removed:',
      isOutage,
    )
}

async function removeFiles(files: string[]): Promise<void> {
  for (const named of namedPublicFiles) {
    const own = files.filter((name) => publicPrefixOf(name) === named.prefix)
    if (own.length > 0) await removeUnreferenced(await payload(), named, own)
  }
}

/** Runs a change, then invalidates its pages, notifies other instances and deletes files that no row names. */
export function invalidateAfter<T>(change: () => Promise<T>): Promise<T> {
  return afterCommit(change, async ({ files, ...remaining }) => {
    if (remaining.tags.length > 0) await invalidateEverywhere(remaining)
    if (files.length > 0)
      await attempt(
        () => removeFiles(files),
        'Files of pictures and documents that were deleted or replaced could not be removed; the next sweep will:',
        isFull,
      )
  })
}
