import type { InteractionType } from '@/lib/domain/codes'

/** Names of the cache tags: pages are cached under them, and a change of content invalidates them. */
export const tags = {
  /** Articles with their ratings. An article appears in lists, among related ones and as a translation. */
  articles: 'articles',
  /** Comments appear only below their article. */
  comments: 'comments',
  members: 'members',
  partners: 'partners',
  videos: 'videos',
  siteRecord: 'site-record',
  /** Texts of law, which articles cite. */
  legalTexts: 'legal-texts',
  /** Where old addresses lead. No page shows them. */
  redirects: 'redirects',
} as const

/** Closed days are shown and hidden, and laws come into force, by the day in Hanoi, without a change of the content. */
export const tagsOfDay = [tags.siteRecord, tags.legalTexts]

export type Tag = (typeof tags)[keyof typeof tags]

/** A rating appears wherever its article does, a comment only below it. */
export const tagOfInteraction = (type: InteractionType): Tag => (type === 'RATE' ? tags.articles : tags.comments)

/** A version number per tag, which changes with the tag's content and has no other meaning. */
export type ContentVersions = Record<string, number>
