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
import { errorOf, idHere, textError } from '@/lib/content/import/errors'
import { parsed } from '@/lib/content/import/parsed'
import {
  articleFront,
  interactionEntry,
  memberEntry,
  partnerEntry,
  videoEntry,
  type ImportedState,
} from '@/lib/content/import/schemas'
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

interface Conversion extends ContentRecords {
  downloads: Downloads
  ids: Set<string>
  /** The translations that exist, each as `language translationKey`. */
  translations: Set<string>
}

function recordIn({ downloads, records, left, changed }: Conversion, name: string) {
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
    change: (error: string) => void changed.push(`${name}: ${error}`),
    goWithout: (error: string) => void changed.push(`${name}: without ${error}`),
    refuse: (errors: string) => void left.push(`${name}: ${errors}`),
    /** The images are converted already. */
    add(content: Partial<Content>): void {
      const details = [...images].map((file) => [file, { file, stored: true, sha256: downloads.sha256Of(file) }])
      const imageDetails = Object.fromEntries(details)
      const files = { images: [...images], imageDetails, documents: [...documents] }
      records.push({ name, content: { ...noContent, ...files, ...content } })
    },
  }
}

type RecordHere = ReturnType<typeof recordIn>

/** The record with the id that it has here; undefined if another one of its kind has it. */
function beginRecord(conversion: Conversion, kind: string, reportedId: string, title?: string) {
  const id = idHere(reportedId)
  const record = recordIn(conversion, `${kind} ${reportedId}${title === undefined ? '' : ` (${title})`}`)
  const key = `${kind} ${id}`
  if (conversion.ids.has(key)) return record.refuse(`another ${kind} has the id ${id}`)
  conversion.ids.add(key)
  return { id, ...record }
}

async function addMember(conversion: Conversion, member: Member): Promise<void> {
  const record = beginRecord(conversion, 'member', member.id, member.fullName)
  if (!record) return
  const memberDetails = member.memberDetails.filter(({ title }) => title.trim() !== '')
  if (memberDetails.length < member.memberDetails.length)
    record.goWithout(`${member.memberDetails.length - memberDetails.length} details that have no title`)
  const here = { ...member, id: record.id, translationKey: idHere(member.translationKey), memberDetails }
  const parts = await memberParts(here, record, formerIds(member.id))
  const { updatedDate: _, ...reported } = await memberParts(here, asReported, formerIds(member.id))
  const read = parsed(memberEntry, parts, ['gmail', 'phone'], record.goWithout)
  if ('errors' in read) return record.refuse(read.errors)
  const { language } = member
  record.add({ members: [taken({ ...read.entry, language }, { ...reported, language }, record)] })
}

const authorHere = (author: Author): Author => ({
  ...author,
  member: author.member && { ...author.member, id: idHere(author.member.id) },
})

function articleHere({ translations }: Conversion, article: HostedArticle, id: string, { change }: RecordHere) {
  const key = idHere(article.translationKey)
  const translation = `${article.language} ${key}`
  const isAlone = translations.has(translation)
  if (isAlone) change(`it is no translation of ${key}, which has another one in ${article.language}`)
  translations.add(translation)
  const summary = article.summary.trim() || cut(quickTextOfHtml(article.content), madeSummary)
  if (!article.summary.trim()) change('it has no summary; the beginning of its text is taken')
  const createDate = article.createDate ?? article.updatedDate
  if (!article.createDate && createDate) change('it has no date; that of its last change is taken')
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

function interactionsHere(interactions: Interaction[], { change, refuse }: RecordHere) {
  const read = interactions.flatMap((one, i) => {
    // A rating may have no id, and a writer has one rating. The key of an import names no person.
    const input = { ...interactionParts(one), id: one.id || (one.author ? opaqueAuthor(one.author) : `nobody-${i}`) }
    const comment = parsed(interactionEntry, input, ['createdDate', 'updatedDate'], () => undefined)
    if ('entry' in comment) return [comment.entry]
    refuse(`${one.type} ${one.id}: ${comment.errors}`)
    return []
  })
  const { entries, errors } = threaded(read)
  for (const { field, index, message } of errors) {
    const one = read[index]
    if (one) (field === 'id' ? refuse : change)(`${one.type} ${one.id}: ${field} ${message}`)
  }
  return entries
}

async function addArticle(conversion: Conversion, article: HostedArticle): Promise<void> {
  const record = beginRecord(conversion, 'article', article.id, cut(article.title, 60))
  if (!record) return
  const { id } = record
  const here = articleHere(conversion, article, id, record)
  const { front, html } = await articleEntry(here, record, formerIds(article.id))
  const reported = await articleEntry(here, asReported, formerIds(article.id))
  const { createDate: date, ...rest } = front
  const read = parsed(articleFront, date === '' ? rest : front, ['meta', 'formerIds'], record.goWithout)
  if ('errors' in read) return record.refuse(read.errors)
  const error = textError(html.trim())
  if (error) return record.refuse(error)
  const interactions = interactionsHere(article.interactions, record)
  const { language, state } = article
  const whole = { ...read.entry, id, language, html: html.trim(), ...(state && { state }) }
  // Views rise every day, and a change that shows no other text is none.
  const { updatedDate: _, views: __, ...reportedFront } = reported.front
  const reportedWhole = { ...reportedFront, id, language, html: reported.html.trim(), ...(state && { state }) }
  record.add({ articles: [taken(whole, reportedWhole, record)], interactions: { [id]: interactions } })
}

async function addPartner(conversion: Conversion, partner: Partner): Promise<void> {
  const record = beginRecord(conversion, 'partner', partner.id)
  if (!record) return
  const here = { ...partner, id: record.id }
  const read = parsed(partnerEntry, await partnerParts(here, record), ['linkWebsite'], record.goWithout)
  if ('errors' in read) return record.refuse(read.errors)
  record.add({ partners: [taken(read.entry, await partnerParts(here, asReported), record)] })
}

async function addVideo(conversion: Conversion, video: Video): Promise<void> {
  const record = beginRecord(conversion, 'video', video.id)
  if (!record) return
  const parts = await videoParts({ ...video, id: record.id }, record)
  const read = parsed(videoEntry, parts, ['uploadDate'], () => undefined)
  if ('errors' in read) return record.refuse(read.errors)
  record.add({ videos: [sourced(read.entry)] })
}

async function addSiteRecord(conversion: Conversion, reported: SiteRecord): Promise<void> {
  const record = recordIn(conversion, 'contact facts and texts of the home page')
  const read = siteRecord.safeParse(await siteRecordParts(reported, record), { reportInput: true })
  if (!read.success) return record.refuse(read.error.issues.map(errorOf).join('; '))
  record.add({ siteRecord: taken({ record: read.data }, await siteRecordParts(reported, asReported), record) })
}

export async function recordsOf(hosted: Partial<HostedContent>, downloads: Downloads): Promise<ContentRecords> {
  const { members = [], articles = [], partners = [], videos = [] } = hosted
  const result: ContentRecords = { records: [], left: [...(hosted.left ?? [])], changed: [] }
  const conversion: Conversion = { ...result, downloads, ids: new Set(), translations: new Set() }
  for (const member of members) await addMember(conversion, member)
  for (const article of articles) await addArticle(conversion, article)
  for (const partner of partners) await addPartner(conversion, partner)
  for (const video of videos) await addVideo(conversion, video)
  if (hosted.siteRecord) await addSiteRecord(conversion, hosted.siteRecord)
  return result
}
