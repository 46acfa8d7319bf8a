import { languages, type Language } from '@/lib/domain/languages'
import type { SitePageId } from '@/lib/domain/site-pages'
import type { SitePage } from '../model'
import { articleContent } from './articles/article-content'
import { toHtml } from './articles/editor-html'
import { findOne } from './database/find'
import { payload } from './payload'

export async function getSitePage(id: SitePageId): Promise<SitePage | undefined> {
  const backend = await payload()
  const where = { slug: { equals: id }, _status: { equals: 'published' } }
  const row = await findOne(backend, 'site-pages', where)
  if (!row) return undefined
  const textIn = async (language: Language) => {
    const { title, summary, body } = row[language]
    const html = await toHtml(body, { payload: backend, req: undefined, language })
    return [language, { title, summary, content: await articleContent(html.normalize('NFC'), backend) }] as const
  }
  const texts = Object.fromEntries(await Promise.all(languages.map(textIn))) as SitePage['texts']
  return { id, publishedDate: new Date(row.publishedAt ?? row.updatedAt), texts }
}
