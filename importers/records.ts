import type { Downloads } from './downloads'
import type { Article, Author, Interaction, Member, Partner, Video } from '@/lib/backend/model'
import { opaqueAuthor } from '@/lib/backend/opaque-author'
import { siteRecord, type SiteRecord } from '@/lib/backend/site-record'
import { cut } from '@/lib/domain/text'
import {
  articleEntry,
  interactionParts,
  memberParts,
  partnerParts,
  siteRecordParts,
  videoParts,
  type Files,
} from '@/lib/content/export/entries'
import { quickTextOfHtml } from '@/lib/content/html/quick-text'
import {
  documentFolder,
  lackingHash,
  linkedImages,
  missingHash,
  noContent,
  sourced,
  type Content,
  type ContentRecords,
  type Sourced,
} from '@/lib/content/import/content'
import { errorOf, idHere } from '@/lib/content/import/errors'
import { parsed } from '@/lib/content/import/parsed'
import {
  articleFront,
  interactionEntry,
  memberEntry,
  partnerEntry,
  videoEntry,
  type ImportedState,
} from '@/lib/content/import/schemas'
import { textError } from '@/lib/content/import/text-error'
import { threaded } from '@/lib/content/import/threads'

/** An article with all its comments and ratings. `state` is that of one which is not, or not yet, public. */
export type HostedArticle = Omit<Article, 'comments' | 'commentCount'> & {
  interactions: Interaction[]
  state?: ImportedState
}

export interface HostedContent {
  articles: HostedArticle[]
  members: Member[]
  partners: Partner[]
  videos: Video[]
  siteRecord: SiteRecord | undefined
  left: string[]
  untold: string[]
}

const asReported: Files = { image: (address) => Promise.resolve(address), document: () => Promise.resolve(undefined) }

/** An entry with the hash of what the backend reported: whether its images can be had makes no other one of it. */
function taken<T extends object>(
  entry: T,
  reported: object,
  files: { areLacking: () => boolean; areMissing: () => boolean },
): Sourced<T> {
  const { sourceHash } = sourced(reported)
  if (files.areLacking()) return { ...entry, sourceHash: lackingHash(sourceHash) }
  return { ...entry, sourceHash: files.areMissing() ? missingHash(sourceHash) : sourceHash }
}

const formerIds = (id: string): string[] => (idHere(id) === id ? [] : [id])

const madeSummary = 250

/** The records so far, and what is known of all of them. */
interface Conversion extends ContentRecords {
  downloads: Downloads
  ids: Set<string>
  /** The translations that exist, each as `language translationKey`. */
  translations: Set<string>
}

function isFirst({ ids, left }: Conversion, kind: string, id: string, name: string): boolean {
  const key = `${kind} ${id}`
  const isTaken = ids.has(key)
  if (isTaken) left.push(`${name}: another ${kind} has the id ${id}`)
  ids.add(key)
  return !isTaken
}

function filesFor({ downloads, changed }: Conversion, name: string) {
  const [images, documents] = [new Set<string>(), new Set<string>()]
  let [lacks, misses] = [false, false]
  return {
    areLacking: () => lacks,
    areMissing: () => misses,
    async image(address: string) {
      const file = await downloads.image(address)
      if (file !== undefined) images.add(file)
      const loss = downloads.lossOf(address)
      if (loss?.mayComeLater) lacks = true
      if (loss?.mayBeGiven) misses = true
      if (loss) changed.push(`${name}: without the picture ${address.slice(0, 200)}: ${loss.error}`)
      return file
    },
    async document(address: string) {
      const file = await downloads.document(address)
      if (file?.startsWith(linkedImages)) images.add(file.slice(linkedImages.length))
      if (file?.startsWith(documentFolder)) documents.add(file)
      return file
    },
    /** Content with these files alone. The images are converted already. */
    content: (): Content => ({
      ...noContent,
      images: [...images],
      imageDetails: Object.fromEntries(
        [...images].map((file) => [file, { file, stored: true, sha256: downloads.sha256Of(file) }]),
      ),
      documents: [...documents],
    }),
  }
}

async function addMember(conversion: Conversion, member: Member): Promise<void> {
  const { records, left, changed } = conversion
  const name = `member ${member.id} (${member.fullName})`
  const id = idHere(member.id)
  if (!isFirst(conversion, 'member', id, name)) return
  const files = filesFor(conversion, name)
  const memberDetails = member.memberDetails.filter(({ title }) => title.trim() !== '')
  if (memberDetails.length < member.memberDetails.length)
    changed.push(`${name}: without ${member.memberDetails.length - memberDetails.length} details that have no title`)
  const here = { ...member, id, translationKey: idHere(member.translationKey), memberDetails }
  const parts = await memberParts(here, files, formerIds(member.id))
  const { updatedDate: _, ...reported } = await memberParts(here, asReported, formerIds(member.id))
  const dropped = (error: string) => changed.push(`${name}: without ${error}`)
  const read = parsed(memberEntry, parts, ['gmail', 'phone'], dropped)
  if ('errors' in read) return void left.push(`${name}: ${read.errors}`)
  const { language } = member
  const entry = taken({ ...read.entry, language }, { ...reported, language }, files)
  records.push({ name, content: { ...files.content(), members: [entry] } })
}

const authorHere = (author: Author): Author => ({
  ...author,
  member: author.member && { ...author.member, id: idHere(author.member.id) },
})

/** The article with the ids, the translation, the summary and the date that it has here. */
function articleHere({ translations, changed }: Conversion, article: HostedArticle, id: string, name: string) {
  const key = idHere(article.translationKey)
  const translation = `${article.language} ${key}`
  const isAlone = translations.has(translation)
  if (isAlone) changed.push(`${name}: it is no translation of ${key}, which has another one in ${article.language}`)
  translations.add(translation)
  const summary = article.summary.trim() || cut(quickTextOfHtml(article.content), madeSummary)
  if (!article.summary.trim()) changed.push(`${name}: it has no summary; the beginning of its text is taken`)
  const createDate = article.createDate ?? article.updatedDate
  if (!article.createDate && createDate) changed.push(`${name}: it has no date; that of its last change is taken`)
  return {
    ...article,
    authors: article.authors.map(authorHere),
    reviewer: article.reviewer && authorHere(article.reviewer),
    // Their list is not read from a hosted backend.
    topics: [],
    id,
    translationKey: isAlone ? id : key,
    summary,
    createDate,
  }
}

function interactionsHere({ left, changed }: Conversion, interactions: Interaction[], name: string) {
  const nameOf = (one: { type: string; id: string }) => `${name}: ${one.type} ${one.id}`
  const read = interactions.flatMap((one, i) => {
    // A rating may have no id, and a writer has one rating. The key of an import names no person.
    const given = { ...interactionParts(one), id: one.id || (one.author ? opaqueAuthor(one.author) : `nobody-${i}`) }
    const comment = parsed(interactionEntry, given, ['createdDate', 'updatedDate'], () => undefined)
    if ('entry' in comment) return [comment.entry]
    left.push(`${nameOf(one)}: ${comment.errors}`)
    return []
  })
  const { entries, errors } = threaded(read)
  for (const { field, index, message } of errors) {
    const one = read[index]
    if (one) (field === 'id' ? left : changed).push(`${nameOf(one)}: ${field} ${message}`)
  }
  return entries
}

async function addArticle(conversion: Conversion, article: HostedArticle): Promise<void> {
  const { records, left, changed } = conversion
  const name = `article ${article.id} (${cut(article.title, 60)})`
  const id = idHere(article.id)
  if (!isFirst(conversion, 'article', id, name)) return
  const files = filesFor(conversion, name)
  const here = articleHere(conversion, article, id, name)
  const { front, html } = await articleEntry(here, files, formerIds(article.id))
  const reported = await articleEntry(here, asReported, formerIds(article.id))
  const { createDate: date, ...rest } = front
  const dropped = (error: string) => changed.push(`${name}: without ${error}`)
  const read = parsed(articleFront, date === '' ? rest : front, ['meta', 'formerIds'], dropped)
  if ('errors' in read) return void left.push(`${name}: ${read.errors}`)
  const error = textError(html.trim())
  if (error) return void left.push(`${name}: ${error}`)
  const interactions = interactionsHere(conversion, article.interactions, name)
  const { language, state } = article
  const whole = { ...read.entry, id, language, html: html.trim(), ...(state && { state }) }
  // Views rise every day, and a change that shows no other text is none.
  const { updatedDate: _, views: __, ...reportedFront } = reported.front
  const reportedWhole = { ...reportedFront, id, language, html: reported.html.trim(), ...(state && { state }) }
  const entry = taken(whole, reportedWhole, files)
  records.push({ name, content: { ...files.content(), articles: [entry], interactions: { [id]: interactions } } })
}

async function addPartner(conversion: Conversion, partner: Partner): Promise<void> {
  const { records, left, changed } = conversion
  const name = `partner ${partner.id}`
  const id = idHere(partner.id)
  if (!isFirst(conversion, 'partner', id, name)) return
  const files = filesFor(conversion, name)
  const parts = await partnerParts({ ...partner, id }, files)
  const dropped = (error: string) => changed.push(`${name}: without ${error}`)
  const read = parsed(partnerEntry, parts, ['linkWebsite'], dropped)
  if ('errors' in read) return void left.push(`${name}: ${read.errors}`)
  const entry = taken(read.entry, await partnerParts({ ...partner, id }, asReported), files)
  records.push({ name, content: { ...files.content(), partners: [entry] } })
}

async function addVideo(conversion: Conversion, video: Video): Promise<void> {
  const { records, left } = conversion
  const name = `video ${video.id}`
  const id = idHere(video.id)
  if (!isFirst(conversion, 'video', id, name)) return
  const files = filesFor(conversion, name)
  const read = parsed(videoEntry, await videoParts({ ...video, id }, files), ['uploadDate'], () => undefined)
  if ('errors' in read) return void left.push(`${name}: ${read.errors}`)
  records.push({ name, content: { ...files.content(), videos: [sourced(read.entry)] } })
}

async function addSiteRecord(conversion: Conversion, record: SiteRecord): Promise<void> {
  const { records, left } = conversion
  const name = 'contact facts and texts of the home page'
  const files = filesFor(conversion, name)
  const read = siteRecord.safeParse(await siteRecordParts(record, files), { reportInput: true })
  if (!read.success) return void left.push(`${name}: ${read.error.issues.map(errorOf).join('; ')}`)
  const entry = taken({ record: read.data }, await siteRecordParts(record, asReported), files)
  records.push({ name, content: { ...files.content(), siteRecord: entry } })
}

export async function recordsOf(hosted: Partial<HostedContent>, downloads: Downloads): Promise<ContentRecords> {
  const { members = [], articles = [], partners = [], videos = [] } = hosted
  const found: ContentRecords = { records: [], left: [...(hosted.left ?? [])], changed: [] }
  const conversion: Conversion = { ...found, downloads, ids: new Set(), translations: new Set() }
  for (const member of members) await addMember(conversion, member)
  for (const article of articles) await addArticle(conversion, article)
  for (const partner of partners) await addPartner(conversion, partner)
  for (const video of videos) await addVideo(conversion, video)
  if (hosted.siteRecord) await addSiteRecord(conversion, hosted.siteRecord)
  return found
}
