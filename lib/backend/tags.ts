/** Names of the cache tags: what a page is kept under, and a change of content takes back. */
export const tags = {
  /** Articles with their comments and ratings: an article shows in lists, among related ones and as a translation. */
  articles: 'articles',
  members: 'members',
  partners: 'partners',
  videos: 'videos',
  siteRecord: 'site-record',
} as const

export type Tag = (typeof tags)[keyof typeof tags]

/** How often the content under each tag was changed; a tag that is not named never was. */
export type ContentVersions = Record<string, number>
