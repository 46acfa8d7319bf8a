import type { ImportedState } from '@/lib/content/import/schemas'
import type { Article, Interaction, Member, Partner, Video } from '@/lib/backend/model'
import type { SiteRecord } from '@/lib/backend/site-record'

/** An article with all its comments and ratings. `state` is that of one which is not, or not yet, public. */
export type HostedArticle = Omit<Article, 'comments' | 'commentCount'> & {
  interactions: Interaction[]
  state?: ImportedState
}

/** All that a hosted backend tells, with the addresses of pictures as it names them. */
export interface HostedContent {
  articles: HostedArticle[]
  members: Member[]
  partners: Partner[]
  videos: Video[]
  siteRecord: SiteRecord | undefined
  /** What could not be read, and why. */
  left: string[]
  /** What this backend has no calls for. */
  untold: string[]
}
