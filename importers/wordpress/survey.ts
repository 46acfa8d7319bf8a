import path from 'node:path'
import { Refusal } from '@/lib/operations/refusal'
import type { Attachment } from './media'
import { readWxr } from './read-wxr'
import { isInternal, metaOf, type WxrAuthor, type WxrCategory, type WxrItem } from './wxr'

export interface Entry extends Omit<WxrItem, 'content' | 'excerpt' | 'comments'> {
  hasText: boolean
  /** Only the fields that say where the item goes: plugins store whole pages in others. */
  meta: WxrItem['meta']
}

const placing = /^(?:_wp_old_slug|_icl_\w+|_wpml_\w+|_yoast_wpseo_primary_category|rank_math_primary_category)$/

/** What a first reading of an export finds: all that one item must know of others. Texts are read again later. */
export type Survey = ReturnType<typeof noSurvey>

export const noSurvey = () => ({
  link: '',
  authors: new Map<string, WxrAuthor>(),
  categories: new Map<string, WxrCategory>(),
  /** Files by their numbers; those of which nothing can be found by its number have another key. */
  attachments: new Map<string, Attachment>(),
  trashedFiles: 0,
  commentsOfAttachments: 0,
  reusable: new Map<string, string>(),
  entries: [] as Entry[],
  internal: new Map<string, number>(),
  customFields: new Map<string, number>(),
  terms: new Map<string, Set<string>>(),
  errors: [] as string[],
})

/** Taxonomies that are read. Early exports name each category once more, without a taxonomy. */
const known = new Set(['', 'category', 'language', 'post_translations', 'author', 'post_format', 'nav_menu'])

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

const fieldsRead = new Set(['footnotes', 'post_views_count', 'views', 'enclosure'])

function noteFields(survey: Survey, item: WxrItem): void {
  for (const [name, [value = '']] of item.meta) {
    // Names that begin with _ are those of plugins; rank_math_ too.
    const isRead = name.startsWith('_') || fieldsRead.has(name) || name.startsWith('rank_math_') || value.trim() === ''
    if (!isRead) add(survey.customFields, name)
  }
  for (const { domain: written, nicename } of item.terms) {
    const domain = written === 'tag' ? 'post_tag' : written
    if (known.has(domain)) continue
    survey.terms.set(domain, (survey.terms.get(domain) ?? new Set()).add(nicename))
  }
}

const toAttachment = (item: WxrItem): Attachment => ({
  id: item.id,
  url: item.attachmentUrl,
  title: item.title,
  caption: item.excerpt,
  alt: metaOf(item, '_wp_attachment_image_alt'),
  parent: item.parent,
  link: item.link,
})

function addAttachment(survey: Survey, item: WxrItem): void {
  survey.commentsOfAttachments += item.comments.length
  if (item.status === 'trash') {
    survey.trashedFiles += 1
    return
  }
  const before = survey.attachments.get(item.id)
  if (before && before.url === item.attachmentUrl) return
  const isFirst = item.id !== '' && !before
  survey.attachments.set(isFirst ? item.id : `${item.id} ${item.attachmentUrl}`, structuredClone(toAttachment(item)))
}

/** An author without an account, whom a plugin for several authors (Co-Authors Plus) stores as a post. */
const toGuest = (item: WxrItem): WxrAuthor => ({
  id: '',
  login: metaOf(item, 'cap-user_login') || item.slug.replace(/^cap-/, ''),
  name: metaOf(item, 'cap-display_name') || item.title.trim(),
})

function addItem(survey: Survey, item: WxrItem): void {
  if (item.type === 'attachment') addAttachment(survey, item)
  else if (item.type === 'guest-author') {
    const guest = structuredClone(toGuest(item))
    if (!survey.authors.has(guest.login)) survey.authors.set(guest.login, guest)
  } else if (item.type === 'wp_block') survey.reusable.set(item.id, item.content)
  else if (isInternal(item.type)) add(survey.internal, item.type)
  else {
    const { content, excerpt: _, comments: __, ...others } = item
    const meta = new Map([...item.meta].filter(([name]) => placing.test(name)))
    // A copy: a part of a text would hold in memory the piece of the file that it was cut from.
    survey.entries.push(structuredClone({ ...others, meta, hasText: content.trim() !== '' }))
    noteFields(survey, item)
  }
}

/** Throws a Refusal as `readWxr` does, and for files of several sites. */
export async function surveyOf(...files: string[]): Promise<Survey> {
  const survey = noSurvey()
  for (const file of files) {
    const errors: string[] = []
    await addFile(survey, file, errors)
    survey.errors.push(...errors.map((error) => (files.length === 1 ? error : `${path.basename(file)}: ${error}`)))
  }
  return survey
}

async function addFile(survey: Survey, file: string, errors: string[]): Promise<void> {
  for await (const part of readWxr(file, errors)) {
    if (part.kind === 'site') {
      if (survey.link !== '' && !isSameSite(survey.link, part.link))
        throw new Refusal(`${file}: is of another site, ${part.link.slice(0, 200)}: import it by itself`)
      survey.link = part.link
    } else if (part.kind === 'author') survey.authors.set(part.author.login, part.author)
    else if (part.kind === 'category') survey.categories.set(part.category.nicename, part.category)
    else addItem(survey, part.item)
  }
}

const isSameSite = (one: string, other: string): boolean => {
  const place = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|(?<!\/)\/+$/gi, '').toLowerCase()
  return place(one) === place(other)
}
