import 'server-only'
import { builtInPage } from '@/lib/backend/built-in-pages'
import { readForPage } from '@/lib/backend/last-known'
import type { SitePage } from '@/lib/backend/model'
import { preparationOf } from '@/lib/backend/prepared-article'
import { tags } from '@/lib/backend/tags'
import { linkCitations } from '@/lib/content/html/cited-law'
import { dayOf } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import { legalTextPath, localPath } from '@/lib/domain/paths'
import { sitePagePath, type SitePageId } from '@/lib/domain/site-pages'
import { getCited } from './legal-texts'
import { cacheContent } from './cache-content'
import { read } from './read'

/** A page about the institute. What a backend does not have is shown as it comes with the program. */
export const getSitePage = (id: SitePageId): Promise<SitePage> =>
  readForPage(
    `${tags.sitePages} ${id}`,
    () => readSitePage(id),
    () => builtInPage(id),
  )

/** The version of the privacy page: the day of its publication, yyyy-MM-dd. A consultation request stores it. */
export const getPrivacyVersion = async (): Promise<string> => dayOf((await getSitePage('bao-mat')).publishedDate)

async function readSitePage(id: SitePageId): Promise<SitePage> {
  'use cache'
  cacheContent(tags.sitePages)
  return (await read((from) => from.getSitePage(id))) ?? builtInPage(id)
}

export async function getSitePageHtml(id: SitePageId, language: Language): Promise<string> {
  'use cache'
  cacheContent(tags.sitePages)
  const { content } = (await getSitePage(id)).texts[language]
  const { article } = await preparationOf({ content, language, page: localPath(language, sitePagePath(id)) }, id)
  const { idByKey } = await getCited(article.citations)
  return linkCitations(article.html[language], (key) => {
    const text = idByKey[key]
    return text === undefined ? undefined : legalTextPath(language, text)
  })
}
