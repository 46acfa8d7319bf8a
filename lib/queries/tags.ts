/** Names of the cache tags, and which of them a change touches. */
export const tags = {
  articles: 'articles',
  article: (id: string) => `article:${id}`.slice(0, 256),
  members: 'members',
  partners: 'partners',
  videos: 'videos',
  siteRecord: 'site-record',

  /** A change of an article shows in its page, in every list, and in its translations' pages. */
  articleChanged: (doc: { slug?: unknown }) => [tags.articles, ...(typeof doc.slug === 'string' ? [tags.article(doc.slug)] : [])],
  interactionChanged: (_doc: unknown) => [tags.articles],
  membersChanged: () => [tags.members],
  partnersChanged: () => [tags.partners],
  videosChanged: () => [tags.videos],
  siteRecordChanged: () => [tags.siteRecord],
}
