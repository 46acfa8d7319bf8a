import type { InteractionType } from '@/lib/domain/codes'

/** Names of the cache tags: what a page is cached under, and a change of content invalidates. */
export const tags = {
  /** Articles with their ratings: an article shows in lists, among related ones and as a translation. */
  articles: 'articles',
  /** Comments show below their article alone. */
  comments: 'comments',
  members: 'members',
  partners: 'partners',
  videos: 'videos',
  siteRecord: 'site-record',
} as const

export type Tag = (typeof tags)[keyof typeof tags]

/** A rating shows wherever its article does, a comment below it alone. */
export const tagOfInteraction = (type: InteractionType): Tag => (type === 'RATE' ? tags.articles : tags.comments)

/** A number for the content under each tag, another after each change: it tells nothing but whether there was one. */
export type ContentVersions = Record<string, number>
