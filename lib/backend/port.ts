import type {
  AddressPage,
  Article,
  ArticleQuery,
  ArticleSummary,
  ArticleTitle,
  CommentReplies,
  CommentThread,
  EditedComment,
  FoundArticles,
  Former,
  FormerArticle,
  FormerLegalText,
  FormerMember,
  Interaction,
  LegalText,
  ListedArticle,
  ListedMember,
  Member,
  MemberEntry,
  MemberQuery,
  NewAttachment,
  NewInteraction,
  NewReport,
  NewReservation,
  Page,
  Partner,
  ReadershipCounts,
  Reservation,
  SearchQuery,
  SitePage,
  TitleQuery,
  Topic,
  Video,
  User,
} from './model'
import type { PreparedArticle } from '@/lib/content/preparation/prepared-article'
import type { Language } from '@/lib/domain/languages'
import type { ActiveRedirect } from '@/lib/domain/redirects/address'
import type { SitePageId } from '@/lib/domain/site-pages'
import type { Slot } from '@/lib/domain/slots'
import type { SiteJob } from '@/lib/operations/site-jobs'
import type { SiteRecord } from './site-record'
import type { ContentVersions } from './tags'

interface Articles {
  /** Published articles, newest first. */
  listArticles(query: ArticleQuery): Promise<Page<ArticleSummary>>
  listTopics(): Promise<Topic[]>
  listTitles(query: TitleQuery): Promise<ArticleTitle[]>
  /** A page of the published articles, newest first, with their translations: what sitemaps need of them. */
  listAddresses(query: { page: number; limit: number }): Promise<AddressPage<ListedArticle>>
  /** When anything on each of these pages was last changed, if that is known. */
  addressPages(limit: number): Promise<(Date | undefined)[]>
  getArticle(id: string): Promise<Article | undefined>
  /** The forms of an article's text. One that cannot be prepared is reduced to its plain text. */
  prepareArticle(article: Article): Promise<PreparedArticle>
  /** The newest draft of the article that a signed link opens; undefined if the link is not valid (docs/adr/0061). */
  getDraft(token: string): Promise<Draft | undefined>
  /** What happened to an article whose id is no longer in use; undefined if no article ever had this id. */
  formerArticle(id: string): Promise<Former<FormerArticle> | undefined>
  /** Published articles of a person, by the translation key of their profiles, newest first. */
  articlesBy(person: string, language: Language, limit: number): Promise<ArticleSummary[]>
  articlesCiting(keys: string[], language: Language, limit: number): Promise<ArticleSummary[]>
}

interface Search {
  /** Ignoring accents and case: titles first, then the newest. What finds nothing may be searched as meant. */
  searchArticles(query: SearchQuery): Promise<FoundArticles>
}

interface Comments {
  /** Whether comments can be replied to, edited, removed and reported; the spec's contract has no calls for that. */
  readonly canModerateComments: boolean
  /** A page of the comments on an article, the newest threads first. Empty after the last page. */
  listComments(articleId: string, page: number): Promise<Page<CommentThread>>
  /** A page of replies: the one asked for, or that with the comment. Undefined if no such comment is shown. */
  getThread(articleId: string, commentId: string, page?: number): Promise<CommentReplies | undefined>
  /** The newest comments and ratings of an article that are shown, at most `limit`. Not for pages: they may be many. */
  allInteractions(articleId: string, limit: number): Promise<Interaction[]>
  /** Undefined if the article, or the comment replied to, does not exist. Throws UserBlocked. */
  addInteraction(user: User, interaction: NewInteraction): Promise<Interaction | undefined>
  /** A user's rating of an article and newest comments on it, including held ones, at most `maxOwnComments`. */
  ownInteractions(user: User, articleId: string): Promise<Interaction[]>
  /** Edits a user's own comment. Returns undefined if they have no such comment. Throws UserBlocked. */
  editComment(user: User, id: string, value: string): Promise<EditedComment | undefined>
  /** Removes a user's own comment. Returns false if they have no such comment. */
  removeComment(user: User, id: string): Promise<boolean>
  /** Reports a comment to staff, once per user. Returns false if there is no such comment. Throws UserBlocked. */
  reportComment(user: User, id: string, report: NewReport): Promise<boolean>
}

interface Members {
  listMembers(query: MemberQuery): Promise<Page<Member>>
  /** Members that one read of a long list should have at most; Infinity where each read is a call to another site. */
  membersAtOnce: number
  /** The members of a language, in the order set by staff, at most `maxListed`. */
  memberEntries(language: Language): Promise<MemberEntry[]>
  /** A page of the profiles in all languages, in a lasting order: what sitemaps need of them. */
  listMemberAddresses(query: { page: number; limit: number }): Promise<AddressPage<ListedMember>>
  memberAddressPages(limit: number): Promise<(Date | undefined)[]>
  getMember(id: string): Promise<Member | undefined>
  formerMember(id: string): Promise<Former<FormerMember> | undefined>
  listPartners(limit?: number): Promise<Partner[]>
}

interface LegalTexts {
  /** Texts of law that answer to any of these keys of citations. A backend without a register has none. */
  findLegalTexts(keys: string[]): Promise<LegalText[]>
  listLegalTexts(query: { page: number; limit: number }): Promise<Page<LegalText>>
  getLegalText(id: string): Promise<LegalText | undefined>
  formerLegalText(id: string): Promise<Former<FormerLegalText> | undefined>
  replacedTexts(id: string): Promise<LegalText[]>
}

interface Consultations {
  /** Stores a file for a request. Returns its address, which cannot be guessed and which only staff can open. */
  addAttachment(attachment: NewAttachment): Promise<string>
  /** Free times of a day (yyyy-MM-dd), also that of the request to correct. None where staff have set up no times. */
  listFreeSlots(query: { day: string; correctionKey: string }): Promise<Slot[]>
  /** A repetition on the same day returns the first one. Throws AttachmentGone, and SlotTaken. */
  addReservation(reservation: NewReservation): Promise<Reservation>
}

interface Users {
  /** Creates or updates a user who has just signed in. Returns the user as displayed from now on. */
  upsertUser(user: User): Promise<User>
  isByStaff(headers: Headers): Promise<boolean>
  endSession(id: string, expires: Date): Promise<void>
  /** Whether a session was ended: by its owner, or because the data of its user were erased. */
  isSessionEnded(id: string, uid: string, expires: Date): Promise<boolean>
}

interface Site {
  listVideos(limit?: number): Promise<Video[]>
  getSiteRecord(): Promise<SiteRecord>
  /** A page about the institute; undefined if there is none but the one that comes with the program. */
  getSitePage(id: SitePageId): Promise<SitePage | undefined>
  /** By its public file name. Throws ImageUnavailable if only the image's own host does not answer. */
  getMedia(name: string): Promise<Media>
  /** By a name that it has or had. From memory where it can, and never throws. */
  isImageGone(name: string): Promise<boolean>
  /** The redirects in force. A hosted backend has none. */
  listRedirects(): Promise<ActiveRedirect[]>
  countView(): Promise<void>
  /** What visitors read, or looked for in vain. A hosted backend is not told. */
  addReadership(counts: ReadershipCounts): Promise<void>
  /** A version number per tag, which changes with the content; undefined if the backend has none. */
  contentVersions(): Promise<ContentVersions | undefined>
  /** The tags of comments changed after a version of all, up to another; undefined if it is not known. */
  commentedBetween(after: number, until: number): Promise<string[] | undefined>
  /** Stores a little and removes it, to find out whether anything can be stored. Throws CannotStore. */
  checkStorage(): Promise<void>
  /** Runs a background job once. Throws if some of it failed. A hosted backend runs its own. */
  runJob(job: SiteJob): Promise<void>
}

/** What the site needs from a backend, by subject (spec 7). Missing is `undefined`; away throws BackendUnavailable. */
export interface Backend extends Articles, Search, Comments, Members, LegalTexts, Consultations, Users, Site {}

/** Each bundle has its own copy of these classes, so they are told apart by their kind, not by identity. */
abstract class BackendError extends Error {
  static readonly kind: string = ''

  static override [Symbol.hasInstance](error: unknown): boolean {
    if (!(typeof error === 'object' && error !== null)) return false
    // A class without a name of its own is compared as usual: with the name of its parent it would match all of those.
    if (!Object.hasOwn(this, 'kind')) return Function.prototype[Symbol.hasInstance].call(this, error)
    let its: unknown = error.constructor
    while (typeof its === 'function') {
      if (Object.hasOwn(its, 'kind') && Reflect.get(its, 'kind') === this.kind) return true
      its = Object.getPrototypeOf(its)
    }
    return false
  }
}

export class UserBlocked extends BackendError {
  static override readonly kind: string = 'UserBlocked'
}

export class AttachmentGone extends BackendError {
  static override readonly kind: string = 'AttachmentGone'
}

export class SlotTaken extends BackendError {
  static override readonly kind: string = 'SlotTaken'
}

/** A hosted backend rejected a call of a user or of this site. It is up: no outage for pages. */
export class CallRejected extends BackendError {
  static override readonly kind: string = 'CallRejected'
  readonly status: number
  /** Seconds after which the backend wants to be called again, if it said so. */
  readonly retryAfter: number | undefined
  readonly answer: unknown

  constructor(message: string, status: number, { retryAfter, answer }: { retryAfter?: number; answer?: unknown } = {}) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
    this.answer = answer
  }
}

/** Why fields of a request are not accepted. */
type RefusedFields = Partial<Record<keyof NewReservation | 'subjects', string>>

/** The backend does not accept what a visitor sent: nothing was stored. */
export class NotAccepted extends BackendError {
  static override readonly kind: string = 'NotAccepted'
  readonly errors: RefusedFields

  constructor(errors: RefusedFields) {
    super('not accepted')
    this.errors = errors
  }
}

/** No article can be prepared for now, for want of memory for example: no error of the article, and no outage. */
export class PreparationUnavailable extends BackendError {
  static override readonly kind: string = 'PreparationUnavailable'
}

/** Something is temporarily unavailable, as opposed to missing (product decisions 7). */
export class Unavailable extends BackendError {
  static override readonly kind: string = 'Unavailable'
  readonly retryAfter: number | undefined

  constructor(message: string, { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {}) {
    super(message, options)
    this.retryAfter = retryAfter
  }
}

/** An image's host did not deliver it. Only this image is affected; content can still be read. */
export class ImageUnavailable extends Unavailable {
  static override readonly kind: string = 'PictureUnavailable'
}

export interface Draft {
  article: Article
  /** Whether it is what is public: nothing newer was saved since its publication. */
  isPublished: boolean
  prepared: PreparedArticle
}

/** Complete: a truncated file would be cached for a long time. */
export interface MediaFile {
  data: Buffer
  type: string
  /** Whether the name changes with the content, so that the image can be cached forever. */
  isNamedByContentHash: boolean
}

/** An image, its current name if the file was replaced, `gone` if it is in the trash, undefined if there is none. */
export type Media = MediaFile | { movedTo: string } | 'gone' | undefined

/** The backend does not answer, or not as the contract requires. */
export class BackendUnavailable extends Unavailable {
  static override readonly kind: string = 'BackendUnavailable'
}

/** It may have been stored, and would be again: not to be repeated unless the visitor wants that. */
export class OutcomeUnknown extends BackendUnavailable {
  static override readonly kind: string = 'OutcomeUnknown'
}

/** Nothing can be stored for now: the disk is full, or may not be written. This is logged already, once a minute. */
export class CannotStore extends BackendUnavailable {
  static override readonly kind: string = 'CannotStore'
}

/** The backend is up, but one article or member cannot be read. */
export class ResourceUnavailable extends BackendUnavailable {
  static override readonly kind: string = 'ResourceUnavailable'
  readonly id: string

  constructor(id: string, options: ErrorOptions) {
    super(`${id} could not be read`, options)
    this.id = id
  }
}
