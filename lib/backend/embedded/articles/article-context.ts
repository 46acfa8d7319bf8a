import { APIError, type Endpoint, type Payload } from 'payload'
import { toMatchable } from '@/lib/domain/text'
import { articleContextQuery, type ArticleContext, type ArticleContextQuery } from '@/lib/seo/article-context'
import { assertRole } from '../access'
import { exists, otherThan } from '../database/find'
import { permitted } from '../permissions'
import { sharingKey } from './translations-where'

async function isTitleTaken(payload: Payload, { id, title, language }: ArticleContextQuery): Promise<boolean> {
  const called = toMatchable(title)
  if (called === '') return false
  const where = { _status: { equals: 'published' }, language: { equals: language }, titleMatch: { equals: called } }
  return exists(payload, 'articles', { and: [where, ...otherThan(id)] })
}

async function isTranslated(
  payload: Payload,
  { id, language, key, translationOf }: ArticleContextQuery,
): Promise<boolean> {
  if (translationOf !== undefined) return true
  if (key === '') return false
  const where = { and: [sharingKey(key), { language: { not_equals: language } }, ...otherThan(id)] }
  return exists(payload, 'articles', where)
}

async function imagesOf(payload: Payload, { images }: ArticleContextQuery): Promise<ArticleContext['images']> {
  if (images.length === 0) return []
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: images } },
    select: { width: true, height: true, alt: true },
    depth: 0,
    pagination: false,
  })
  return docs.map(({ id, width, height, alt }) => ({
    id,
    width: width ?? 0,
    height: height ?? 0,
    isDescribed: Boolean(alt?.trim()),
  }))
}

export const articleContextEndpoint: Endpoint = {
  path: '/beside',
  method: 'get',
  handler: async ({ payload, searchParams, user }) => {
    assertRole({ user }, permitted('articles', 'update'))
    const query = articleContextQuery.safeParse(Object.fromEntries(searchParams))
    if (!query.success) throw new APIError('Bad Request', 400)
    const [taken, translated, images] = await Promise.all([
      isTitleTaken(payload, query.data),
      isTranslated(payload, query.data),
      imagesOf(payload, query.data),
    ])
    return Response.json({ isTitleTaken: taken, isTranslated: translated, images } satisfies ArticleContext)
  },
}
