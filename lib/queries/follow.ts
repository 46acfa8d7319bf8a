import { backend } from '@/lib/backend'
import { tags, tagsOfDay, type ContentVersions, type Tag } from '@/lib/backend/tags'
import { publishInvalidation } from '@/lib/operations/cache/invalidation-channel'
import { contentVersion, hashContent } from '@/lib/operations/cache/content-version'
import { invalidate, renewAll } from '@/lib/operations/cache/invalidate'
import { changedTags, seen } from '@/lib/operations/cache/seen-versions'
import { dayOf } from '@/lib/domain/dates'
import type { Polled } from '@/lib/operations/site-tasks'
import { areRedirectsDue, loadRedirects } from '@/lib/http/redirects/live-table'

async function changedSince(before: ContentVersions | undefined, versions: ContentVersions): Promise<string[]> {
  const changed = changedTags(before, versions)
  const [after, until] = [before?.[tags.comments], versions[tags.comments]]
  if (after === undefined || until === undefined || !changed.includes(tags.comments)) return changed
  const commented = await (await backend()).commentedBetween(after, until)
  return commented ? [...changed.filter((tag) => tag !== tags.comments), ...commented] : changed
}

/** Invalidates pages whose content was changed elsewhere; renews all if the backend cannot report changes. */
export async function invalidateChanged(): Promise<Polled> {
  const before = contentVersion()
  const versions = await (await backend()).contentVersions()
  const changed: string[] = versions ? await changedSince(seen.versions, versions) : []
  const isStill = contentVersion() === before
  const today = dayOf(new Date())
  if (seen.day !== undefined && seen.day !== today) changed.push(...tagsOfDay.filter((tag) => !changed.includes(tag)))
  seen.day = today
  if (changed.length > 0) invalidate(changed)
  if (!versions) renewAll()
  seen.versions = versions
  // The versions may lack a change that this instance made while they were read.
  if (versions && isStill) hashContent(versions)
  if (changed.includes(tags.redirects) || areRedirectsDue())
    await loadRedirects(async () => (await backend()).listRedirects())
  return { followed: versions !== undefined, changed: !versions || changed.length > 0 || !isStill }
}

export function invalidateNamed(named: readonly Tag[]): void {
  invalidate(named)
  publishInvalidation()
}
