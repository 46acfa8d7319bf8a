import type { Rating } from '@/lib/domain/ratings'
import type { Language } from '@/lib/domain/languages'
import type { ArticleType } from '@/lib/domain/sections'
import type { ecosystemTypes, InteractionType, memberDetailTypes, ReportReason } from '@/lib/domain/codes'
import type { Post } from '@/lib/domain/roles'

/** The content of the site in its own terms; the wire's spellings end in `contract/` (spec 3). */

export interface ArticleSummary {
  id: string
  title: string
  summary: string
  /** Address of the preview image, undefined when the article has none. */
  previewImage: string | undefined
  createDate: Date
  /** When its text was last changed, where the backend tells. */
  updatedDate: Date | undefined
  language: Language
  /** The same for articles that say the same in other languages. */
  translationKey: string
  views: number
  type: ArticleType
  rating: Rating
}

export interface Article extends ArticleSummary {
  /** The article's HTML as its author left it: sanitise before showing. */
  content: string
  interactions: Interaction[]
  translations: Translation[]
  authors: Author[]
  meta: Meta
}

export interface Author {
  name: string
  /** Whose profile they have. */
  member: Pick<Member, 'id' | 'language'> | undefined
}

/** How an article shows in search results and shared links, where staff have said so. */
export interface Meta {
  title: string | undefined
  description: string | undefined
  /** Address of a picture. */
  image: string | undefined
}

/** Another article that says the same in another language. */
export interface Translation {
  id: string
  language: Language
  type: ArticleType
}

/** What became of a resource whose id is none any more: it has another one now, or is not shown any more. */
export type Former<T> = { movedTo: T } | 'gone'

/** What an article's address is made of. */
export type FormerArticle = Pick<ArticleSummary, 'id' | 'type' | 'language'>

/** What a member's address is made of. */
export type FormerMember = Pick<Member, 'id' | 'language'>

export interface Interaction {
  id: string
  /** Opaque key of the person; their e-mail address stays in the backend (product decisions 4). */
  author: string
  fullName: string
  avatar: string | undefined
  type: InteractionType
  /** A comment's text, or a rating from 1 to 5. */
  value: string
  createdDate: Date
  updatedDate: Date
  /** Id of the comment that this one answers. */
  replyTo: string | undefined
  /** Whether staff have to see it before others do; only its writer is told. */
  isHeld: boolean
  /** Taken away by its writer; it holds the place of what it was answered with, without words or name. */
  isRemoved: boolean
}

/** A user who has signed in, as the sign-in provider knows them (spec 3). */
export interface User {
  /** Provider and the provider's own id. */
  uid: string
  /** E-mail address, or the uid where the provider tells none. */
  userName: string
  fullName: string
  avatar: string | undefined
}

/** What a visitor asks the institute for (spec 3). */
export interface NewReservation {
  fullName: string
  phone: string
  email: string
  address: string
  /** The chosen services, in one line. */
  subject: string
  content: string
  /** A day in Hanoi, yyyy-MM-dd. */
  consultDate: string
  /** Address of the uploaded file; empty where there is none. */
  file: string
  /** In which the visitor is answered. */
  language: Language
  /** Version of the privacy notice that stood beside the form. */
  privacyVersion: string
  /** What makes it look like spam, by code. */
  suspicions: string[]
  /** When it was sent first: one that waited for a connection, or is tried again, is still the same. */
  askedAt: Date
}

/** A checked file of a visitor's, to be kept for a request that is about to be sent. */
export interface NewAttachment {
  data: Buffer
  type: string
  extension: string
  /** As the visitor called it. */
  name: string
}

/** A request as it is known from now on. */
export interface Reservation {
  /** What visitor and staff call it. */
  reference: string
}

/** What becomes of a comment that its writer rewrites. */
export type EditedComment = Pick<Interaction, 'id' | 'value' | 'isHeld'>

/** A comment or a rating to be written (spec 7). */
export interface NewInteraction {
  articleId: string
  type: InteractionType
  value: string
  /** Id of the comment that this one answers. */
  replyTo: string | undefined
}

export interface NewReport {
  reason: ReportReason
  /** What the user says of it; may be empty. */
  note: string
}

export interface Member {
  id: string
  fullName: string
  name: string
  email: string
  phone: string
  photo: string | undefined
  description: string
  penName: string
  /** Positions in order; role and department are parallel (spec 3). */
  posts: Post[]
  language: Language
  /** The same for one person's profiles in other languages. */
  translationKey: string
  updatedDate: Date | undefined
  isShow: boolean
  memberDetails: MemberDetail[]
}

export interface MemberDetail {
  type: (typeof memberDetailTypes)[number]
  period: string
  title: string
  organisation: string
  description: string
}

export interface Partner {
  id: string
  type: (typeof ecosystemTypes)[number]
  website: string | undefined
  logo: string | undefined
  fullName: Record<Language, string>
}

export interface Video {
  id: string
  title: Record<Language, string>
  videoId: string
  /** When it was published, where staff have said so. */
  uploadDate: Date | undefined
}

/** A page of a longer list; `total` counts the whole list. */
export interface Page<T> {
  items: T[]
  page: number
  limit: number
  total: number
}

export interface ArticleQuery {
  type?: ArticleType
  /** Title contains this text, case-insensitive; empty means all. */
  search: string
  page: number
  limit: number
  language?: Language
}

export interface SearchQuery {
  /** What was typed; empty finds nothing. */
  query: string
  language: Language
  page: number
  limit: number
  /** Only titles that contain what was typed; else also texts that hold all its words. */
  titlesOnly: boolean
}

export interface MemberQuery {
  /** Full name contains this text, case-insensitive; empty means all. */
  search: string
  page: number
  limit: number
  language?: Language
}
