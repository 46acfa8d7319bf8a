import { JSDOM } from 'jsdom'
import type { Content } from '@/lib/content/import/content'
import { languages } from '@/lib/domain/languages'
import { upsert, type Loading } from './loading'

/** Loads pages. Their HTML becomes a text of the editor: staff go on from it. */
export async function loadSitePages(loading: Loading, pages: Content['sitePages']): Promise<void> {
  if (pages.length === 0) return
  // Only here: content without pages needs no editor.
  const { convertHTMLToLexical, editorConfigFactory } = await import('@payloadcms/richtext-lexical')
  const { articleEditor } = await import('../articles/editor')
  const { payload, req } = loading
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor: articleEditor })
  const collection = 'site-pages'
  for (const { id: slug, publishedDate, texts, sourceHash } of pages) {
    const written = languages.map((language) => {
      const { content, ...text } = texts[language]
      return [language, { ...text, body: convertHTMLToLexical({ editorConfig, html: content, JSDOM }) }]
    })
    const data = {
      ...Object.fromEntries(written),
      slug,
      sourceHash,
      publishedAt: publishedDate.toISOString(),
      _status: 'published',
    }
    await upsert(loading, collection, slug, sourceHash, (id) =>
      id
        ? payload.update({ collection, id, data, depth: 0, req })
        : payload.create({ collection, data, depth: 0, req }),
    )
  }
}
