import { backend } from '@/lib/backend'
import { tags, tagsOfDay, type Tag } from '@/lib/backend/tags'
import { publishInvalidation } from '@/lib/cache/invalidation-channel'
import { contentVersion, hashContent } from '@/lib/cache/content-version'
import { invalidate } from '@/lib/cache/invalidate'
import { changedTags, seen } from '@/lib/cache/seen-versions'
import { dayOf } from '@/lib/domain/dates'
import type { Polled } from '@/lib/operations/site-tasks'
import { areRedirectsDue, loadRedirects } from '@/lib/redirects/live-table'

/** Invalidates the pages whose content was changed elsewhere, or all pages if the backend cannot report changes. */
export async function invalidateChanged(): Promise<Polled> {
  const before = contentVersion()
  const versions = await (await backend()).contentVersions()
  const isStill = contentVersion() === before
  const changed = versions ? changedTags(seen.versions, versions) : Object.values(tags)
  const today = dayOf(new Date())
  if (seen.day !== undefined && seen.day !== today) changed.push(...tagsOfDay.filter((tag) => !changed.includes(tag)))
  seen.day = today
  if (changed.length > 0) invalidate(changed)
  seen.versions = versions
  if (changed.includes(tags.redirects) || areRedirectsDue())
    await loadRedirects(async () => (await backend()).listRedirects())
  // The versions may lack a change that this instance made while they were read.
  if (versions && isStill) hashContent(versions)
  return { followed: versions !== undefined, changed: changed.length > 0 }
}

/**
 * Invalidates the pages that show content with these tags, and notifies other instances, which then poll for changes.
 */
export function invalidateNamed(named: readonly Tag[]): void {
  invalidate(named)
  publishInvalidation()
}
