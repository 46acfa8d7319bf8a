import type { Rating } from '@/lib/domain/ratings'
import type { ThreadInShort } from '@/lib/domain/comment-threads'
import type { Focus } from '@/lib/domain/focus'
import type { LegalTextKind } from '@/lib/domain/citations/kinds'
import type { Language } from '@/lib/domain/languages'
import type { LegalTextState } from '@/lib/domain/legal-texts'
import type { ArticleType } from '@/lib/domain/sections'
import type { ecosystemTypes, InteractionType, memberDetailTypes, ReportReason } from '@/lib/domain/codes'
import type { Post } from '@/lib/domain/roles'

/** The site's domain model. Wire formats are confined to `contract/` (spec 3). */

export interface ArticleSummary {
  id: string
  title: string
  summary: string
  /** Address of the preview image; undefined if the article has none. */
  previewImage: string | undefined
  /** Its focal point, if staff chose one and the backend reports it. */
  previewFocus?: Focus | undefined
  /** undefined if the backend has none that can be read; then none is shown. */
  createDate: Date | undefined
  /** When the text was last changed; undefined if the backend does not report it. */
  updatedDate: Date | undefined
  language: Language
  /** Shared by an article and its translations. */
  translationKey: string
  views: number
  type: ArticleType
  rating: Rating
  /** Whole minutes that it takes to read; undefined if the backend does not report it. */
  minutes?: number | undefined
}

export interface Article extends ArticleSummary {
  /** HTML as written by the author; must be sanitised before it is shown. */
  content: string
  /** The first page of its comments. */
  comments: Page<CommentThread>
  /** Number of all its comments that are shown. */
  commentCount: number
  translations: Translation[]
  authors: Author[]
  meta: Meta
}

export interface Author {
  name: string
  /** The author's profile, if they are a member. */
  member: Pick<Member, 'id' | 'language'> | undefined
}

/** Overrides by staff for search results and shared links. */
export interface Meta {
  title: string | undefined
  description: string | undefined
  /** Address of a picture. */
  image: string | undefined
  imageFocus?: Focus | undefined
}

/** The same article in another language. */
export interface Translation {
  id: string
  language: Language
  type: ArticleType
}

/** What happened to a resource whose id is no longer in use: it has a new id, or is no longer public. */
export type Former<T> = { movedTo: T } | 'gone'

/** The parts of an article's address. */
export type FormerArticle = Pick<ArticleSummary, 'id' | 'type' | 'language'>

/** The parts of a member's address. */
export type FormerMember = Pick<Member, 'id' | 'language'>

/** The part of the address of a text of law. */
export type FormerLegalText = Pick<LegalText, 'id'>

export interface Interaction {
  id: string
  /** Opaque key of the person; their e-mail address stays in the backend (product decisions 4). */
  author: string
  fullName: string
  avatar: string | undefined
  type: InteractionType
  /** A comment's text, or a rating from 1 to 5. */
  value: string
  /** undefined if the backend has none that can be read. */
  createdDate: Date | undefined
  updatedDate: Date | undefined
  /** Id of the comment that this one replies to. */
  replyTo: string | undefined
  /** Whether the comment is held for review by staff; exposed only to its writer. */
  isHeld: boolean
  /** Removed by its writer: a placeholder for its replies, without text or name. */
  isRemoved: boolean
  /** Written by staff in the name of the institute. */
  isInstitute: boolean
}

/** A comment on an article with the first of its replies. */
export type CommentThread = ThreadInShort<Interaction>

/** A thread of comments with a page of its replies. */
export interface CommentReplies {
  comment: Interaction
  replies: Page<Interaction>
}

/** Seconds after which a user has to sign in again. */
export const userSessionSeconds = 30 * 24 * 60 * 60

/** A signed-in user, as the sign-in provider knows them (spec 3). */
export interface User {
  /** The provider's name and the provider's own id of the user. */
  uid: string
  /** E-mail address, or the uid if the provider does not share one. */
  userName: string
  fullName: string
  avatar: string | undefined
}

/** A visitor's consultation request (spec 3). */
export interface NewReservation {
  fullName: string
  phone: string
  email: string
  address: string
  /** Ids of the chosen services, in one line. */
  subject: string
  content: string
  /** A day in Hanoi, yyyy-MM-dd. */
  consultDate: string
  /** The beginning of one of that day's free slots, HH:mm; empty if any time will do. */
  consultTime: string
  /** The key to the request that this one corrects; empty for a new one. */
  correctionKey: string
  /** Address of the uploaded file; empty if there is none. */
  file: string
  /** Language for replies to the visitor. */
  language: Language
  /** Version of the privacy notice shown with the form. */
  privacyVersion: string
  /** Codes of the reasons why the request may be spam. */
  suspicions: string[]
  /** When it was first sent: a request that was queued offline or is retried keeps its date, and so its identity. */
  askedAt: Date
}

/** A checked file of a visitor, to be stored for a request that is about to be sent. */
export interface NewAttachment {
  data: Buffer
  type: string
  extension: string
  /** The visitor's own file name. */
  name: string
}

/** A stored request. */
export interface Reservation {
  /** Reference number for visitor and staff. */
  reference: string
  /** Whoever has this key may correct the request; empty where the backend takes no corrections. */
  correctionKey: string
}

/** The result of editing a comment. */
export type EditedComment = Pick<Interaction, 'id' | 'value' | 'isHeld'>

/** A comment or a rating to be stored (spec 7). */
export interface NewInteraction {
  articleId: string
  type: InteractionType
  value: string
  /** Id of the comment that this one replies to. */
  replyTo: string | undefined
}

export interface NewReport {
  reason: ReportReason
  /** The user's explanation; may be empty. */
  note: string
}

export interface Member {
  id: string
  fullName: string
  name: string
  email: string
  phone: string
  photo: string | undefined
  /** Its focal point, if staff chose one and the backend reports it. */
  photoFocus?: Focus | undefined
  description: string
  penName: string
  /** Positions in order; each pairs a role with a department (spec 3). */
  posts: Post[]
  language: Language
  /** Shared by one person's profiles in several languages. */
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

/** How a text of law is named. */
export interface LegalTextName {
  id: string
  /** In its official spelling: `59/2020/QH14`. */
  number: string
  kind: LegalTextKind
  title: Record<Language, string>
}

/** A text of law in the register. Days are yyyy-MM-dd, undefined where they are unknown. */
export interface LegalText extends LegalTextName {
  issuer: Record<Language, string>
  issued: string | undefined
  inForceFrom: string | undefined
  /** The first day on which it is no longer in force. */
  expiredFrom: string | undefined
  replacedBy: (LegalTextName & { inForceFrom: string | undefined }) | undefined
  /** Its official address. */
  address: string | undefined
  updatedDate: Date
  /** By which citations find it (`keysOfText`). */
  keys: string[]
}

/** A text of law, and its state today (`stateOn`): undefined if the register does not say. */
export interface LegalTextWithState extends LegalText {
  state: LegalTextState | undefined
}

export interface Video {
  id: string
  title: Record<Language, string>
  /** The address of its file on this site, which is played rather than the one at YouTube. One of both is there. */
  file?: string | undefined
  videoId?: string | undefined
  /** When it was published; undefined if staff have not entered it. */
  uploadDate: Date | undefined
}

/** An article by name. */
export type ArticleTitle = Pick<ArticleSummary, 'id' | 'title' | 'type' | 'language'>

/** A page of a longer list; `total` counts the whole list. */
export interface Page<T> {
  items: T[]
  page: number
  limit: number
  total: number
}

/** What sitemaps need of an article. */
export type ListedArticle = Pick<
  ArticleSummary,
  'id' | 'title' | 'type' | 'language' | 'translationKey' | 'createDate' | 'updatedDate' | 'previewImage'
>

/** What sitemaps need of a member. */
export type ListedMember = Pick<Member, 'id' | 'language' | 'translationKey' | 'updatedDate' | 'photo'>

/** A page of records, and all that are versions of them in any language, themselves included. */
export interface AddressPage<T> {
  items: T[]
  translations: T[]
}

/** By what members are chosen for lists, and found. */
export type MemberEntry = Pick<Member, 'id' | 'fullName' | 'penName' | 'posts'>

/** Sums of one day in Hanoi. */
interface DayCount {
  day: string
  /** The id of an article, or the words of a search. */
  of: string
  count: number
}

/** What visitors read, and what they searched for in vain, without who. */
export interface ReadershipCounts {
  views: DayCount[]
  searches: DayCount[]
  /** Uses of redirects, by their id. */
  redirects: DayCount[]
  /** Requests for paths that the site does not have. */
  missing: DayCount[]
}

export interface ArticleQuery {
  type?: ArticleType
  /** Title contains this text, case-insensitive; empty means all. */
  search: string
  page: number
  limit: number
  language?: Language
}

/** The newest articles that are asked for by name. */
export interface TitleQuery {
  type?: ArticleType
  language: Language
  limit: number
}

/** A person whom a search found. */
export type FoundPerson = Pick<Member, 'id' | 'fullName' | 'penName' | 'photo' | 'photoFocus' | 'posts' | 'language'>

/** What a search found beside articles, of each a few. */
export interface FoundBeside {
  people: FoundPerson[]
  partners: Partner[]
  legalTexts: LegalTextName[]
}

/** An article that a search found. */
export interface FoundArticle extends ArticleSummary {
  /** Its text around the words that were searched, where neither title nor summary has them. */
  excerpt?: string
}

/** A page of what a search found. */
export interface FoundArticles extends Page<FoundArticle> {
  /** What was searched instead of the query, if a word of it was wrong. */
  understood?: string
  /** On the first page: what is near to what was searched, but does not say it. */
  related?: FoundArticle[]
  /** With the first page only. A backend without it finds articles alone. */
  beside?: FoundBeside
}

export interface SearchQuery {
  /** What the visitor typed; an empty query finds nothing. */
  query: string
  language: Language
  page: number
  limit: number
  /** Finds only titles that contain the query; otherwise also texts that contain all its words. */
  titlesOnly: boolean
  /** Finds only articles of this type. */
  type?: ArticleType | undefined
  /** Finds only articles of this year, in Hanoi. */
  year?: number | undefined
  /** Without excerpts and what is found beside articles. A hosted backend may send them all the same. */
  brief?: boolean
}

/**
 * What is read of members besides a page of them. A hosted backend ignores these: whoever asks also filters what comes.
 */
export interface MemberHints {
  /** Only the first of the home page's leadership list, for a language. */
  leaders?: boolean
  /** Only the profiles of one person, by their translation key. */
  sharing?: string
  /** Only those with these ids. */
  named?: string[]
  /** Without the details that only a member's own page shows. */
  brief?: boolean
}

export interface MemberQuery extends MemberHints {
  /** Full name contains this text, case-insensitive; empty means all. */
  search: string
  page: number
  limit: number
  language?: Language
}
