import { tags, type ContentVersions } from '@/lib/backend/tags'
import { processSingleton } from '@/lib/operations/process-singleton'

export const seen = processSingleton('seenVersions', () => ({
  versions: undefined as ContentVersions | undefined,
  day: undefined as string | undefined,
}))

/** Tags whose content changed since last seen: all if it never was, as cached pages may then be of any age. */
export function changedTags(seen: ContentVersions | undefined, versions: ContentVersions): string[] {
  return Object.values(tags).filter((tag) => !seen || seen[tag] !== versions[tag])
}

/** Adds this process's own changes to the seen versions, except for tags that another instance changed in between. */
export function withOwnChanges(seen: ContentVersions, raised: ContentVersions): ContentVersions {
  const own = Object.entries(raised).filter(([tag, version]) => version === (seen[tag] ?? 0) + 1)
  return { ...seen, ...Object.fromEntries(own) }
}
