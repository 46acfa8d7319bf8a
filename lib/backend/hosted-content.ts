import type { ImportedState } from '@/lib/content/import/content'
import type { Article, Member, Partner, Video } from './model'
import type { SiteRecord } from './site-record'

/** All that a hosted backend tells, with the addresses of pictures as it names them. */
export interface HostedContent {
  /** `state` is that of an article which is not, or not yet, public. */
  articles: (Article & { state?: ImportedState })[]
  members: Member[]
  partners: Partner[]
  videos: Video[]
  siteRecord: SiteRecord | undefined
  /** What could not be read, and why. */
  left: string[]
  /** What this backend has no calls for. */
  untold: string[]
}
