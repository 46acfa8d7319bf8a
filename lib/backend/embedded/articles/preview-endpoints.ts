import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { preparationNow } from '@/lib/backend/prepared-article'
import { linkCitations } from '@/lib/content/html/cited-law'
import { noChanges } from '@/lib/content/html/media/changes'
import { textsByKey } from '@/lib/domain/citations/resolve'
import { languages } from '@/lib/domain/languages'
import { articlePath, legalTextPath } from '@/lib/domain/paths'
import { absolute } from '@/lib/operations/settings'
import type { PreviewLink, PreviewText } from '@/lib/seo/article-preview'
import { assertRole } from '../access'
import { labelFor } from '../labels'
import { readTexts } from '../legal-texts/read-texts'
import type { Article } from '../payload-types'
import { permissions, permitted } from '../permissions'
import { bodyOf } from '../studio-api/body-of'
import { withConcurrencyLimit } from '../studio-api/with-concurrency-limit'
import { articleContent, writtenHtml } from './article-content'
import { draftAddress, draftLinkMs } from './draft-link'

const collection = 'articles'

async function publishedPath({ payload }: PayloadRequest, id: number): Promise<string | null> {
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    select: { slug: true, type: true, language: true },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0] ? articlePath({ ...docs[0], id: docs[0].slug }) : null
}

const previewLink: Endpoint = {
  path: '/:id/preview',
  method: 'get',
  handler: async (req) => {
    assertRole(req, permissions.articles.menu)
    const id = Number(req.routeParams?.id)
    const row = await req.payload.findByID({ collection, id, draft: true, depth: 0, disableErrors: true })
    if (!row) throw new APIError(labelFor(req, 'apiMissing'), 404, {}, true)
    const expires = new Date(Date.now() + draftLinkMs)
    const address = absolute(draftAddress(row, expires))
    const link: PreviewLink = { address, expires: expires.toISOString(), published: await publishedPath(req, id) }
    return Response.json(link)
  },
}

const longest = 500_000

const typed = z.object({
  format: z.enum(['EDITOR', 'HTML']),
  html: z.string().max(longest).nullish(),
  body: z.object({ root: z.looseObject({ children: z.array(z.unknown()) }) }).nullish(),
  language: z.enum(languages),
})

const previewText: Endpoint = {
  path: '/preview-text',
  method: 'post',
  handler: async (req) => {
    assertRole(req, permitted(collection, 'update'))
    const data = await bodyOf(req, typed)
    const { language } = data
    const prepared = await withConcurrencyLimit('texts', req, async () => {
      // Throws for a document that no editor made.
      const html = await writtenHtml(data as Partial<Article>, req.payload, req).catch(() => undefined)
      if (html === undefined) throw new APIError(labelFor(req, 'apiBody'), 400, {}, true)
      const content = await articleContent(html, req.payload, req)
      return preparationNow({ id: 'preview', type: 'NEWS', language, content })
    })
    const { article, changes = noChanges } = prepared
    const byKey = textsByKey(await readTexts(req.payload, { keys: { in: article.citations.map(({ key }) => key) } }))
    const html = linkCitations(article.html[language], (key) => {
      const text = byKey.get(key)
      return text && legalTextPath(language, text.id)
    })
    return Response.json({ html, changes } satisfies PreviewText)
  },
}

export const previewEndpoints = [previewLink, previewText]
