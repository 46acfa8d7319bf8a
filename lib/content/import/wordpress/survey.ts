import type { Attachment } from './known-shortcodes'
import { readWxr } from './read-wxr'
import { isInternal, metaOf, type WxrAuthor, type WxrCategory, type WxrItem } from './wxr'

/** An item without its texts. */
export interface Entry extends Omit<WxrItem, 'content' | 'excerpt' | 'comments'> {
  hasText: boolean
}

/** What a first reading of an export finds: all that one item must know of others. Texts are read again later. */
export interface Survey {
  /** Address of the front page of the old site. */
  link: string
  authors: Map<string, WxrAuthor>
  categories: Map<string, WxrCategory>
  attachments: Map<string, Attachment>
  /** Comments of attachments, which have no page here. */
  commentsOfAttachments: number
  /** Blocks that several posts share, by their numbers. */
  reusable: Map<string, string>
  entries: Entry[]
  /** What is no content, by its type. */
  internal: Map<string, number>
  /** Custom fields with text, and terms other than categories, which the site has no place for. */
  customFields: Map<string, number>
  terms: Map<string, Set<string>>
  faults: string[]
}

/** Taxonomies that are read. */
const known = new Set(['category', 'language', 'post_translations', 'author', 'post_format', 'nav_menu'])

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

const fieldsRead = new Set(['footnotes', 'post_views_count', 'views', 'enclosure'])

function noteFields(survey: Survey, item: WxrItem): void {
  for (const [name, [value = '']] of item.meta) {
    // Names that begin with _ are those of plugins; rank_math_ too.
    const isRead = name.startsWith('_') || fieldsRead.has(name) || name.startsWith('rank_math_') || value.trim() === ''
    if (!isRead) add(survey.customFields, name)
  }
  for (const { domain, nicename } of item.terms) {
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

function addItem(survey: Survey, item: WxrItem): void {
  if (item.type === 'attachment') {
    survey.attachments.set(item.id, structuredClone(toAttachment(item)))
    survey.commentsOfAttachments += item.comments.length
  } else if (item.type === 'wp_block') survey.reusable.set(item.id, item.content)
  else if (isInternal(item.type)) add(survey.internal, item.type)
  else {
    const { content, excerpt: _, comments: __, ...entry } = item
    // A copy: a part of a text would hold in memory the piece of the file that it was cut from.
    survey.entries.push(structuredClone({ ...entry, hasText: content.trim() !== '' }))
    noteFields(survey, item)
  }
}

/** Reads an export once. Throws a Refusal as `readWxr` does. */
export async function surveyOf(file: string): Promise<Survey> {
  const survey: Survey = {
    link: '',
    authors: new Map(),
    categories: new Map(),
    attachments: new Map(),
    commentsOfAttachments: 0,
    reusable: new Map(),
    entries: [],
    internal: new Map(),
    customFields: new Map(),
    terms: new Map(),
    faults: [],
  }
  for await (const part of readWxr(file, survey.faults)) {
    if (part.kind === 'site') survey.link = part.site.link
    else if (part.kind === 'author') survey.authors.set(part.author.login, part.author)
    else if (part.kind === 'category') survey.categories.set(part.category.nicename, part.category)
    else addItem(survey, part.item)
  }
  return survey
}
