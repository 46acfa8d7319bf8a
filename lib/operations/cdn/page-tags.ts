import { tagOfId, tags, type Tag } from '@/lib/backend/tags'
import { decodeSegment } from '@/lib/domain/ids'
import { isLanguage } from '@/lib/domain/languages'
import { overviewRoot } from '@/lib/domain/overview'
import { legalTextsPath, searchPath } from '@/lib/domain/paths'
import { isSitePage } from '@/lib/domain/site-pages'
import { typeOfSection, type ArticleType } from '@/lib/domain/sections'

export const articleTag = (id: string): string => tagOfId('article', id)

export const memberTag = (id: string): string => tagOfId('member', id)

export const listTag = (type: ArticleType): string => `list-${type.toLowerCase()}`

export const homeTag = 'home'

export const siteTag = 'site'

export const textsTag = 'texts'

/** All pages show the menu, which has articles, and what the site record says. */
const ofEveryPage: Tag[] = [tags.articles, tags.siteRecord]

/** All that a page may show. Comments are followed by the page of their article. */
const allContentTags: Tag[] = [
  ...ofEveryPage,
  tags.members,
  tags.partners,
  tags.videos,
  tags.legalTexts,
  tags.sitePages,
]

function ofScreen([first = '', second, third]: string[]): string[] {
  const type = typeOfSection(first)
  if (type && second === 'trang' && third !== undefined) return [listTag(type), ...ofEveryPage]
  // Search results lead to articles of any section.
  if ((type || `/${first}` === searchPath) && second !== undefined)
    return [articleTag(decodeSegment(second)), ...ofEveryPage, tags.members, tags.legalTexts]
  if (`/${first}` === legalTextsPath) return [...ofEveryPage, tags.legalTexts]
  if (`/${first}` === overviewRoot && second !== undefined && second !== 'nhom')
    return [memberTag(decodeSegment(second)), ...ofEveryPage, tags.members]
  if (isSitePage(first)) return [...ofEveryPage, tags.legalTexts, tags.sitePages]
  return first === '' ? [homeTag, ...allContentTags] : allContentTags
}

/** The tags of the page or text at an internal path: what it is and the kinds of content it shows; nine at most. */
export function pageTags(path: string): string[] {
  const segments = path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
  const [first = '', ...rest] = segments
  if (isLanguage(first)) return [siteTag, ...ofScreen(rest)]
  if (first === 'markdown' && rest[0] !== undefined)
    return [siteTag, textsTag, articleTag(decodeSegment(rest[0])), tags.articles, tags.members, tags.legalTexts]
  return [siteTag, textsTag, ...allContentTags]
}
