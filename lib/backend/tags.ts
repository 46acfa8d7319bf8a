import type { InteractionType } from '@/lib/domain/codes'
import { hash } from 'node:crypto'

/** Characters of an id in a tag. Ids are shorter, except those of a hosted backend. */
const longestId = 120

/** A tag that names one resource. Tags of caches are short ASCII texts without spaces and commas, whatever an id has. */
export function tagOfId<Kind extends string>(kind: Kind, id: string): `${Kind}-${string}` {
  const written = encodeURIComponent(id)
  const short = written.length > longestId ? hash('sha256', id, 'base64url').slice(0, 22) : written
  return `${kind}-${short}`
}

export const tags = {
  /** Articles with their ratings. An article appears in lists, among related ones and as a translation. */
  articles: 'articles',
  /** Comments appear only below their article, so each article has a tag of its own too: `tagOfComments`. */
  comments: 'comments',
  members: 'members',
  partners: 'partners',
  videos: 'videos',
  siteRecord: 'site-record',
  legalTexts: 'legal-texts',
  sitePages: 'site-pages',
  /** Where old addresses lead. No page shows them. */
  redirects: 'redirects',
} as const

/** The tag of what shows whether a course is over: it has no version, the day alone changes it. */
export const dayTag = 'day'

/** Closed days are shown and hidden, laws come into force and courses end by the day in Hanoi, without a change. */
export const tagsOfDay = [tags.siteRecord, tags.legalTexts, dayTag]

export type Tag = (typeof tags)[keyof typeof tags]

export const tagOfComments = (articleId: string) => tagOfId(tags.comments, articleId)

export const isTagOfComments = (tag: string): boolean => tag.startsWith(`${tags.comments}-`)

/** A rating appears wherever its article does, a comment below it; without an id, below any article. */
export const tagOfInteraction = (type: InteractionType, articleId: string | undefined): string =>
  type === 'RATE' ? tags.articles : articleId === undefined ? tags.comments : tagOfComments(articleId)

export type ContentVersions = Record<string, number>
