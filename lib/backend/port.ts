import type {
  Article,
  ArticleQuery,
  ArticleSummary,
  EditedComment,
  Former,
  FormerArticle,
  FormerMember,
  Interaction,
  Member,
  MemberQuery,
  NewAttachment,
  NewInteraction,
  NewReport,
  NewReservation,
  Page,
  Partner,
  Reservation,
  SearchQuery,
  Video,
  User,
} from './model'
import type { SiteRecord } from './site-record'
import type { ContentVersions } from './tags'

/**
 * Everything the site asks of a backend (spec 7). Two stand behind it: `embedded` and `remote`.
 * A missing resource is `undefined`; a backend that does not answer throws BackendUnavailable.
 */
export interface Backend {
  /** Whether comments can be answered, changed, taken away and reported, for which the spec's contract has no calls. */
  readonly canModerateComments: boolean
  /** Published articles, newest first. */
  listArticles(query: ArticleQuery): Promise<Page<ArticleSummary>>
  /** Published articles of a language, accents and case apart: those found in the title first, then newest first. */
  searchArticles(query: SearchQuery): Promise<Page<ArticleSummary>>
  getArticle(id: string): Promise<Article | undefined>
  /** What became of an article that once stood under an id where none stands now; undefined when none did. */
  formerArticle(id: string): Promise<Former<FormerArticle> | undefined>
  listMembers(query: MemberQuery): Promise<Page<Member>>
  getMember(id: string): Promise<Member | undefined>
  /** The same for members. */
  formerMember(id: string): Promise<Former<FormerMember> | undefined>
  listPartners(): Promise<Partner[]>
  listVideos(): Promise<Video[]>
  /** Contact facts and home-page texts. */
  getSiteRecord(): Promise<SiteRecord>
  /** A picture by the name in its public address; where its file was replaced, the name it has now. Throws PictureUnavailable where its own host alone does not answer. */
  getMedia(name: string): Promise<MediaFile | { movedTo: string } | undefined>
  /** What changed since it was last asked shows in other numbers; undefined where the backend cannot say. */
  contentVersions(): Promise<ContentVersions | undefined>
  /** Counts one view of the website. */
  countView(): Promise<void>
  /** Stores a user who has just signed in, or what the provider says of them now; gives them as they are shown from now on. */
  upsertUser(user: User): Promise<User>
  /** Writes a comment or a rating; undefined where the article, or the comment it answers, is not there. Throws UserBlocked. */
  addInteraction(user: User, interaction: NewInteraction): Promise<Interaction | undefined>
  /** What a user wrote themselves below an article, held comments too. */
  ownInteractions(user: User, articleId: string): Promise<Interaction[]>
  /** Changes the text of one's own comment; undefined where one has no such comment. Throws UserBlocked. */
  editComment(user: User, id: string, value: string): Promise<EditedComment | undefined>
  /** Takes away one's own comment; false where one has no such comment. */
  removeComment(user: User, id: string): Promise<boolean>
  /** Tells staff of a comment, once for each user; false where there is no such comment. Throws UserBlocked. */
  reportComment(user: User, id: string, report: NewReport): Promise<boolean>
  /** Keeps a file for a request; gives its address, which nobody can guess and staff alone can open. */
  addAttachment(attachment: NewAttachment): Promise<string>
  /** Stores a consultation request; the same request again on the same day is the first one. Throws AttachmentGone. */
  addReservation(reservation: NewReservation): Promise<Reservation>
  /** Does what waits: sends mails, removes files that no request came for. */
  runJobs(): Promise<void>
  /** Remembers until its end that a session was ended by its owner. */
  endSession(id: string, expires: Date): Promise<void>
  isSessionEnded(id: string): Promise<boolean>
}

/** Staff have blocked the user's account. */
export class UserBlocked extends Error {}

/** The file that a request names is not, or no longer, kept here. */
export class AttachmentGone extends Error {}

/** A hosted backend refused a call made for one visitor, or by this site in its own name. It is up: pages have not encountered an outage. */
export class CallRejected extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** Something cannot be had now: not the same as a missing resource (product decisions 7). */
export class Unavailable extends Error {}

/** Who has a picture did not answer with it. Its own failure alone: content can be read all the same. */
export class PictureUnavailable extends Unavailable {}

/** A whole picture: one that breaks off would be kept for long, by browsers and by whoever makes it smaller. */
export interface MediaFile {
  data: Buffer
  /** MIME type. */
  type: string
  /** Whether its name holds a hash of its content, so that nobody has to ask for it again. */
  isNamedByContentHash: boolean
}

/** The backend is down or talks nonsense. */
export class BackendUnavailable extends Unavailable {}

/** The backend answers, but not with one article or member. */
export class ResourceUnavailable extends BackendUnavailable {
  readonly id: string

  constructor(id: string, options: ErrorOptions) {
    super(`${id} could not be read`, options)
    this.id = id
  }
}
