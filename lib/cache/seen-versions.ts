import { tags, type ContentVersions } from '@/lib/backend/tags'
import { remember } from '@/lib/remember'

/** The versions this process has rendered its pages from. */
export const seen = remember('seenVersions', () => ({ versions: undefined as ContentVersions | undefined }))

/** Tags whose content changed since it was last seen; all of them when it never was, for then what is kept may be of any age. */
export function changedTags(seen: ContentVersions | undefined, versions: ContentVersions): string[] {
  return Object.values(tags).filter((tag) => !seen || seen[tag] !== versions[tag])
}

/** What was seen, and with it this process's own changes; but not where another instance's change came in between. */
export function withOwnChanges(seen: ContentVersions, raised: ContentVersions): ContentVersions {
  const own = Object.entries(raised).filter(([tag, version]) => version === (seen[tag] ?? 0) + 1)
  return { ...seen, ...Object.fromEntries(own) }
}
