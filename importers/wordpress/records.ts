import { withImageAddresses } from '@/lib/content/html/image-addresses'
import { documentType } from '@/lib/content/document-types'
import { quickTextOfHtml } from '@/lib/content/html/quick-text'
import { cut } from '@/lib/domain/text'
import { noContent, type Content, type ContentRecord } from '@/lib/content/import/content'
import { recordsOf } from '../records'
import type { Report } from '../write-folder'
import { articleOf } from './article'
import { commentsOf } from './comments'
import { isImage, type Attachment, type MediaOfPost } from './media'
import type { Plan } from './plan'
import { breaksOff, readWxr } from './read-wxr'
import type { Survey } from './survey'
import { withoutText } from './statuses'
import { convertText } from './text'
import { wholeAddress } from './upload-addresses'
import type { Uploads } from './uploads'
import type { WxrItem } from './wxr'

export interface Source {
  files: readonly string[]
  survey: Survey
  plan: Plan
  uploads: Uploads
}

/** The beginning of the hashes of all articles of a site, with or without `www.`; the number of the post follows. */
export function hashPrefix(link: string): string {
  // One host may have several sites, below a path each.
  const { host = '', pathname = '' } = URL.parse(link) ?? {}
  return prefixOf(host.replace(/^www\./, '') + pathname)
}

const prefixOf = (place: string): string => `wordpress:${place.replace(/\/$/, '').replaceAll(':', '%3A')}:`

export function ownersIn(sources: Record<string, string>, link: string): [id: string, owner: string][] {
  const prefix = hashPrefix(link)
  return Object.entries(sources).flatMap(([name, hash]) =>
    hash.startsWith(prefix) ? [[name.replace(/^article /, ''), hash.slice(prefix.length).split(':', 1)[0] ?? '']] : [],
  )
}

const nameOf = (item: Pick<WxrItem, 'id' | 'type' | 'title'>): string =>
  `${item.type} ${item.id.slice(0, 24)} (${cut(quickTextOfHtml(item.title), 60)})`

function withPrefix(content: Content, prefix: string): Content {
  return { ...content, articles: content.articles.map((one) => ({ ...one, sourceHash: prefix + one.sourceHash })) }
}

/** Articles with their comments, then the files that no article shows. Memory holds one item at a time. */
export async function* wordpressRecords(source: Source, report: Report): AsyncGenerator<ContentRecord> {
  const { files, plan, survey, uploads } = source
  const staff = new Set(Array.from(survey.authors.values(), ({ id }) => id))
  const byPost = Map.groupBy(survey.attachments.values(), ({ parent }) => parent)
  const prefix = hashPrefix(survey.link)
  const done = new Set<string>()

  /** The address of an image that names no host: another site would look for it at its own. */
  const wholeImage = (address: string) =>
    /^[a-z][a-z\d+.-]*:/i.test(address) ? undefined : wholeAddress(address, survey.link)?.href

  async function recordOf(item: WxrItem): Promise<ContentRecord[]> {
    const planned = plan.articles.get(item.id)
    if (!planned || done.has(item.id)) return []
    done.add(item.id)
    const name = nameOf(item)
    const note = (words: string) => report.changed.push(`${name}: ${words}`)
    const media: MediaOfPost = { byId: (id) => survey.attachments.get(id), own: () => byPost.get(item.id) ?? [] }
    const converted = convertText(item, { media, reusable: (id) => survey.reusable.get(id) })
    if (item.isSticky) note('it stood before all others in lists: here it has the place of its date')
    const text = { ...converted, html: withImageAddresses(converted.html, wholeImage) }
    if (text.html === '' && planned.visibility.state === 'PUBLIC') planned.visibility = withoutText
    const { comments, leftOut, notes } = commentsOf(item.comments, (user) => staff.has(user))
    for (const words of [...planned.notes, ...text.notes, ...notes]) note(words)
    for (const [reason, count] of leftOut) report.leftOut.push(`${name}: ${count} comments: ${reason}`)
    const { attachments, authors } = survey
    const article = articleOf(item, planned, text, comments, { attachments, authors, note })
    const made = await recordsOf({ articles: [article] }, uploads)
    uploads.notePlayers(text.html)
    // The report names what WordPress names, and not the article that it became.
    const here = `article ${article.id} (${cut(article.title, 60)})`
    const renamed = (line: string) => (line.startsWith(here) ? name + line.slice(here.length) : line)
    report.changed.push(...made.changed.map(renamed), ...uploads.takeNotes().map((words) => `${name}: ${words}`))
    report.left.push(...made.left.map(renamed))
    return made.records.map((record) => ({ name, content: withPrefix(record.content, `${prefix}${item.id}:`) }))
  }

  /** What one record throws while it is read must not stop the import of the others. */
  async function readOf<T>(name: string, read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      report.left.push(`${name}: it could not be read: ${reason.slice(0, 300)}`)
      uploads.takeNotes()
      return undefined
    }
  }

  for (const file of files) {
    for await (const part of readWxr(file)) {
      if (part.kind !== 'item') continue
      yield* (await readOf(nameOf(part.item), () => recordOf(part.item))) ?? []
    }
  }
  for (const attachment of survey.attachments.values()) {
    if (uploads.isUsed(attachment.url)) continue
    const record = await readOf(attachmentName(attachment), () => fileRecord(attachment, uploads, report))
    if (record) yield record
  }
}

const attachmentName = ({ id, title }: Attachment): string => `attachment ${id.slice(0, 24)} (${cut(title.trim(), 60)})`

async function fileRecord(
  attachment: Attachment,
  uploads: Uploads,
  report: Report,
): Promise<ContentRecord | undefined> {
  const name = attachmentName(attachment)
  const address = attachment.url.slice(0, 200)
  if (address === '') {
    report.left.push(`${name}: the export does not say which file it is`)
    return undefined
  }
  const isShown = isImage(attachment)
  const file = await (isShown ? uploads.image(attachment.url) : uploads.document(attachment.url))
  const [note] = uploads.takeNotes()
  const isDocument = documentType(URL.parse(attachment.url)?.pathname ?? '') !== undefined
  const reason = isShown ? uploads.lossOf(attachment.url)?.error : isDocument ? note : undefined
  if (file === undefined) {
    report.left.push(`${name}: ${reason ?? 'the site stores no such files'}: ${address}`)
    return undefined
  }
  if (!isShown) return { name, content: { ...noContent, documents: [file] } }
  const details = { file, stored: true, sha256: uploads.sha256Of(file) }
  return { name, content: { ...noContent, images: [file], imageDetails: { [file]: details } } }
}

export function overallReport({ plan, survey }: Pick<Source, 'plan' | 'survey'>): Report {
  const counts = (result: ReadonlyMap<string, number>) =>
    Array.from(result, ([name, count]) => `${name} (${count})`).join(', ')
  const terms = new Map(Array.from(survey.terms, ([name, all]) => [name, all.size]))
  const leftOut = plan.leftOut.map(({ entry, reason }) => `${nameOf(entry)}: ${reason}`)
  if (survey.trashedFiles > 0) leftOut.push(`${survey.trashedFiles} files in the trash of WordPress`)
  if (survey.internal.size > 0) leftOut.push(`settings of WordPress and its plugins: ${counts(survey.internal)}`)
  if (terms.size > 0) leftOut.push(`terms, of which the site has none: ${counts(terms)}`)
  if (survey.customFields.size > 0)
    leftOut.push(`custom fields, of which the site has none: ${counts(survey.customFields)}`)
  if (survey.commentsOfAttachments > 0) leftOut.push(`${survey.commentsOfAttachments} comments of attachments`)
  const [broken, mended] = [
    survey.errors.filter((each) => each.endsWith(breaksOff)),
    survey.errors.filter((each) => !each.endsWith(breaksOff)),
  ]
  const closed = survey.entries.filter(({ id, isClosed }) => isClosed && plan.articles.has(id)).length
  return {
    changed: [
      ...mended.map((error) => `the file: ${error}`),
      ...(closed > 0 ? [`${closed} articles on which nobody could comment: here users can`] : []),
    ],
    left: [
      ...broken.map((error) => `the file: ${error}`),
      ...plan.notTaken.map(({ entry, reason }) => `${nameOf(entry)}: ${reason}`),
    ],
    leftOut,
  }
}
