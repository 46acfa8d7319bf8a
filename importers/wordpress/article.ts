import type { HostedArticle } from '../records'
import type { Author, Interaction } from '@/lib/backend/model'
import { escapeHtml, cut, singleSpaced } from '@/lib/domain/text'
import { quickTextOfHtml } from '@/lib/content/html/quick-text'
import { textOfHtml } from '@/lib/content/html/text'
import { toRating } from '@/lib/domain/ratings'
import type { Attachment } from './media'
import type { PlannedArticle } from './plan'
import { dateOf } from './statuses'
import type { ConvertedText } from './text'
import { metaOf, type WxrAuthor, type WxrItem } from './wxr'

export interface ArticleContext {
  authors: ReadonlyMap<string, WxrAuthor>
  attachments: ReadonlyMap<string, Attachment>
  note: (words: string) => void
}

const longest = { title: 290, summary: 250, teaser: 600 }

const metaTexts = {
  title: { what: 'title', names: ['_yoast_wpseo_title', 'rank_math_title'], most: 200 },
  description: { what: 'description', names: ['_yoast_wpseo_metadesc', 'rank_math_description'], most: 500 },
} as const

/** Parts that such a plugin fills in: `%%sitename%%`, `%sep%`. A percentage is none. */
const metaParts = /%%\w+%%|%[a-z_]+(?:\([^()]*\))?%/g

/** Plain text of a field that may have elements and character references. Most have none, and reading HTML takes time. */
export const plain = (input: string): string =>
  (/[<&]/.test(input) ? textOfHtml(input) : singleSpaced(input)).normalize('NFC')

/** The authors of an item: those of a plugin for several, else its own. A name that is an address is no name. */
function authorsOf(item: WxrItem, { authors, note }: ArticleContext): Author[] {
  const nameOf = (login: string) => authors.get(login)?.name
  const several = item.terms
    .filter(({ domain }) => domain === 'author')
    .map(({ name, nicename }) => nameOf(name) || nameOf(nicename.replace(/^cap-/, '')) || name)
  const own = nameOf(item.creator) || item.creator
  const names = [...new Set((several.length > 0 ? several : [own]).map((name) => plain(name)).filter(Boolean))]
  return names.flatMap((name) => {
    if (name.includes('@')) {
      note('without an author whose name is an e-mail address')
      return []
    }
    return [{ name, member: undefined }]
  })
}

/** What a plugin for search engines has; undefined where it is too long, or made of parts that only the plugin knows. */
function metaText(
  item: WxrItem,
  { what, names, most }: (typeof metaTexts)[keyof typeof metaTexts],
  note: (words: string) => void,
): string | undefined {
  const input = names.map((name) => plain(metaOf(item, name))).find(Boolean) ?? ''
  const own = input.replace(metaParts, '')
  if (own === input && input.length <= most) return input || undefined
  const reason = own === input ? `it has more than ${most} characters` : 'the plugin completes it'
  if (/\p{L}/u.test(own)) note(`without its ${what} for search engines, since ${reason}: ${cut(input, 100)}`)
  return undefined
}

const beginningOf = (html: string): string =>
  quickTextOfHtml(
    html
      .slice(0, 20_000)
      .replace(/<(figure|sup|table|pre)\b[^]{0,5000}?<\/\1>/gi, ' ')
      .replace(/<\/?(?:a|abbr|b|cite|code|del|em|font|i|ins|mark|q|s|small|span|strong|sub|u)(?:\s[^<>]*)?>/gi, '')
      .replace(/\[\/?[a-z][\w-]{0,60}(?:\s[^\][]{0,900})?\]/gi, ' '),
  )

function titleOf(item: WxrItem, text: string, note: (words: string) => void): string {
  const title = plain(item.title)
  if (title.length > longest.title) note(`its title is cut at ${longest.title} characters`)
  if (title) return title.length > longest.title ? cut(title, longest.title - 10) : title
  note('it has no title; the beginning of its text is taken')
  return cut(text, 80) || `WordPress ${item.id}`
}

function viewsOf(item: WxrItem): number {
  const views = Number(metaOf(item, 'post_views_count') || metaOf(item, 'views'))
  return Number.isSafeInteger(views) && views > 0 ? views : 0
}

export function articleOf(
  item: WxrItem,
  plan: PlannedArticle,
  { html, teaser }: ConvertedText,
  interactions: Interaction[],
  context: ArticleContext,
): HostedArticle {
  const { note } = context
  const text = beginningOf(html)
  const title = titleOf(item, text, note)
  const excerpt = plain(item.excerpt)
  const shown = excerpt || cut(beginningOf(teaser), longest.teaser) || cut(text, longest.summary) || title
  const thumbnail = metaOf(item, '_thumbnail_id')
  const image = context.attachments.get(thumbnail)?.url
  const canonical = metaOf(item, '_yoast_wpseo_canonical') || metaOf(item, 'rank_math_canonical_url')
  if (canonical) note(`its page named another one as the original, ${canonical.slice(0, 200)}: this one does not`)
  if (thumbnail && !image) note(`its featured picture ${thumbnail} is not in the export`)
  const { id, language, translationKey, type, visibility } = plan
  const state = visibility.state === 'PUBLIC' ? undefined : visibility.state
  if (visibility.state !== 'PUBLIC')
    note(`it is ${visibility.state === 'PLANNED' ? 'published at its date' : 'a draft'}: ${visibility.reason}`)
  return {
    id,
    title,
    summary: shown,
    previewImage: image,
    createDate: dateOf(item.dateGmt, item.date, item.pubDate),
    updatedDate: dateOf(item.modifiedGmt, item.modified),
    language,
    translationKey,
    views: viewsOf(item),
    type,
    rating: toRating([]),
    content: html || `<p>${escapeHtml(shown)}</p>`,
    interactions,
    translations: [],
    authors: authorsOf(item, context),
    meta: {
      title: metaText(item, metaTexts.title, note),
      description: metaText(item, metaTexts.description, note),
      image: undefined,
    },
    ...(state && { state }),
  }
}
