import type { Rating } from '@/lib/domain/ratings'
import type { ThreadInShort } from '@/lib/domain/comment-threads'
import type { Focus } from '@/lib/domain/focus'
import type { LegalTextKind } from '@/lib/domain/citations/kinds'
import type { Language } from '@/lib/domain/languages'
import type { SitePageId } from '@/lib/domain/site-pages'
import type { LegalTextState } from '@/lib/domain/legal-texts'
import type { ArticleType } from '@/lib/domain/sections'
import type { Offer } from '@/lib/domain/offer'
import type {
  ecosystemTypes,
  InteractionType,
  memberDetailTypes,
  ReportReason,
  SpokenLanguage,
} from '@/lib/domain/codes'
import type { Post } from '@/lib/domain/roles'

/** The site's domain model. Wire formats are confined to `contract/` (spec 3). */

export interface ArticleSummary {
  id: string
  title: string
  summary: string
  previewImage: string | undefined
  previewFocus?: Focus | undefined
  createDate: Date | undefined
  updatedDate: Date | undefined
  language: Language
  translationKey: string
  views: number
  type: ArticleType
  rating: Rating
  minutes?: number | undefined
  /** What a service or a course offers; in a list only its dates. */
  offer?: Offer | undefined
  /** With their names in the article's language. */
  topics?: ArticleTopic[] | undefined
}

export interface ArticleTopic {
  id: string
  name: string
}

/** What articles are about. */
export interface Topic {
  id: string
  name: Record<Language, string>
}

export interface Article extends ArticleSummary {
  /** HTML as written by the author; must be sanitised before it is shown. */
  content: string
  comments: Page<CommentThread>
  commentCount: number
  translations: Translation[]
  authors: Author[]
  /** The member who checked its legal content. */
  reviewer?: Author | undefined
  meta: Meta
}

export interface Author {
  name: string
  member: Pick<Member, 'id' | 'language'> | undefined
}

export interface Meta {
  title: string | undefined
  description: string | undefined
  image: string | undefined
  imageFocus?: Focus | undefined
}

export interface Translation {
  id: string
  language: Language
  type: ArticleType
}

/** What happened to a resource whose id is no longer in use: it has a new id, or is no longer public. */
export type Former<T> = { movedTo: T } | 'gone'

export type FormerArticle = Pick<ArticleSummary, 'id' | 'type' | 'language'>

export type FormerMember = Pick<Member, 'id' | 'language'>

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
  createdDate: Date | undefined
  updatedDate: Date | undefined
  replyTo: string | undefined
  /** Whether the comment is held for review by staff; exposed only to its writer. */
  isHeld: boolean
  /** Removed by its writer: a placeholder for its replies, without text or name. */
  isRemoved: boolean
  isInstitute: boolean
}

export type CommentThread = ThreadInShort<Interaction>

export interface CommentReplies {
  comment: Interaction
  replies: Page<Interaction>
}

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
  language: Language
  privacyVersion: string
  suspicions: string[]
  /** When it was first sent: a request that was queued offline or is retried keeps its date, and so its identity. */
  askedAt: Date
}

export interface NewAttachment {
  data: Buffer
  type: string
  extension: string
  name: string
}

export interface Reservation {
  reference: string
  /** Whoever has this key may correct the request; empty where the backend takes no corrections. */
  correctionKey: string
}

export type EditedComment = Pick<Interaction, 'id' | 'value' | 'isHeld'>

export interface NewInteraction {
  articleId: string
  type: InteractionType
  value: string
  replyTo: string | undefined
}

export interface NewReport {
  reason: ReportReason
  note: string
}

export interface Member {
  id: string
  fullName: string
  name: string
  email: string
  phone: string
  photo: string | undefined
  photoFocus?: Focus | undefined
  description: string
  penName: string
  linkedin?: string | undefined
  orcid?: string | undefined
  languagesSpoken?: SpokenLanguage[]
  /** Positions in order; each pairs a role with a department (spec 3). */
  posts: Post[]
  language: Language
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

export interface LegalTextName {
  id: string
  /** In its official spelling: `59/2020/QH14`. */
  number: string
  kind: LegalTextKind
  title: Record<Language, string>
}

/** A text that replaces or amends another. */
export interface LaterText extends LegalTextName {
  inForceFrom: string | undefined
}

/** A text of law in the register. Days are yyyy-MM-dd, undefined where they are unknown. */
export interface LegalText extends LegalTextName {
  issuer: Record<Language, string>
  issued: string | undefined
  inForceFrom: string | undefined
  /** The first day on which it is no longer in force. */
  expiredFrom: string | undefined
  replacedBy: LaterText | undefined
  amendedBy: LaterText[]
  address: string | undefined
  updatedDate: Date
  /** By which citations find it (`keysOfText`). */
  keys: string[]
}

/** A text of law, and its state on a day, today (`stateOn`): undefined if the register does not say. */
export interface LegalTextWithState extends LegalText {
  day: string
  state: LegalTextState | undefined
}

export interface Video {
  id: string
  title: Record<Language, string>
  /** The address of its file on this site, which is played rather than the one at YouTube. One of both is there. */
  file?: string | undefined
  videoId?: string | undefined
  /** Whether the one at YouTube has captions. */
  hasCaptions?: boolean
  transcript?: Record<Language, string> | undefined
  /** As staff type it, "2:35". */
  duration?: string | undefined
  /** When it was published; undefined if staff have not entered it. */
  uploadDate: Date | undefined
}

export interface ArticleTitle extends Pick<ArticleSummary, 'id' | 'title' | 'type' | 'language'> {
  /** Whether it is a course whose dates have all passed. */
  isOver: boolean
}

/** A page of a longer list; `total` counts the whole list. */
export interface Page<T> {
  items: T[]
  page: number
  limit: number
  total: number
}

export type ListedArticle = Pick<
  ArticleSummary,
  'id' | 'title' | 'type' | 'language' | 'translationKey' | 'createDate' | 'updatedDate' | 'previewImage'
>

export type ListedMember = Pick<Member, 'id' | 'language' | 'translationKey' | 'updatedDate' | 'photo'>

export interface AddressPage<T> {
  items: T[]
  translations: T[]
}

export type MemberEntry = Pick<Member, 'id' | 'fullName' | 'penName' | 'posts'>

export interface DayCount {
  day: string
  /** The id of an article, or the words of a search. */
  of: string
  count: number
}

export interface ReadershipCounts {
  views: DayCount[]
  searches: DayCount[]
  redirects: DayCount[]
  missing: DayCount[]
}

export interface ArticleQuery {
  type?: ArticleType
  /** Id of a topic; a hosted backend that names none is not asked for one. */
  topic?: string | undefined
  /** Title contains this text, case-insensitive; empty means all. */
  search: string
  page: number
  limit: number
  language?: Language
}

export interface TitleQuery {
  type?: ArticleType
  language: Language
  limit: number
}

export type FoundPerson = Pick<Member, 'id' | 'fullName' | 'penName' | 'photo' | 'photoFocus' | 'posts' | 'language'>

export interface FoundBeside {
  people: FoundPerson[]
  partners: Partner[]
  legalTexts: LegalTextName[]
}

export interface FoundArticle extends ArticleSummary {
  excerpt?: string
}

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
  type?: ArticleType | undefined
  year?: number | undefined
  /** Without excerpts and what is found beside articles. A hosted backend may send them all the same. */
  brief?: boolean
}

/** A hosted backend ignores these: whoever asks also filters what comes. */
export interface MemberHints {
  leaders?: boolean
  /** Only the profiles of one person, by their translation key. */
  sharing?: string
  named?: string[]
  brief?: boolean
}

export interface MemberQuery extends MemberHints {
  /** Full name contains this text, case-insensitive; empty means all. */
  search: string
  page: number
  limit: number
  language?: Language
}

/** A page about the institute or its rules, in all languages. */
export interface SitePage {
  id: SitePageId
  publishedDate: Date
  /** `content` is HTML. */
  texts: Record<Language, { title: string; summary: string; content: string }>
}
