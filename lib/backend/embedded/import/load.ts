import type { Payload } from 'payload'
import { toPosts } from '@/lib/domain/roles'
import { withFileAddresses, withImageAddresses } from '@/lib/content/html/image-addresses'
import { linkedImages, type Content } from '@/lib/content/import/content'
import type { ImportedState } from '@/lib/content/import/schemas'
import { findOne } from '../database/find'
import { inTransaction } from '../database/transaction'
import { toStored } from '../members/stored-department'
import { loadDocuments, loadImages, type Stored } from './files'
import { loadInteractions } from './interactions'
import { loadLegalTexts } from './legal-texts'
import { findImported, ofFile, save, upsert, upsertFrom, type ImportResult, type Loading } from './loading'
import { loadSitePages } from './site-pages'
import { loadSiteRecord } from './site-record'
import { loadRedirects } from './redirects'

async function loadFormerIds(
  { payload, req }: Loading,
  owner: { kind: 'ARTICLE'; article: number } | { kind: 'MEMBER'; member: number },
  ids: readonly string[] | undefined,
): Promise<void> {
  const collection = 'former-addresses'
  for (const slug of ids ?? []) {
    const where = { kind: { equals: owner.kind }, slug: { equals: slug } }
    const before = await findOne(payload, collection, where, { req })
    const data = { ...owner, slug }
    if (before) await payload.update({ collection, id: before.id, data, depth: 0, req })
    else await payload.create({ collection, data, depth: 0, req })
  }
}

export function loadContent(payload: Payload, folder: string, content: Content): Promise<ImportResult> {
  return inTransaction(payload, async (req) => {
    const loading = { payload, req, folder, result: { created: 0, updated: 0, unchanged: 0 } }
    await load(loading, content)
    return loading.result
  })
}

async function load(loading: Loading, content: Content): Promise<void> {
  const images = await loadImages(loading, content)
  const documents = await loadDocuments(loading, content.documents)
  const imageId = (image: string | undefined) => (image ? (images.get(image)?.id ?? null) : null)

  for (const member of content.members) await loadMember(loading, member, imageId)
  const memberIds = await idsOf(
    loading,
    content.articles.flatMap(({ authors, reviewer }) => [...authors.map(({ member }) => member), reviewer]),
  )
  for (const { id: slug, ...topic } of content.topics)
    await upsertFrom('topics.yaml', loading, 'topics', { ...topic, slug })
  const topicIds = await idsOf(
    loading,
    content.articles.flatMap(({ topics = [] }) => topics),
    'topics',
  )
  for (const article of content.articles) {
    await loadArticle(loading, article, { images, documents, memberIds, topicIds, imageId })
    const entries = content.interactions[article.id]
    const row = entries && (await findImported(loading, 'articles', article.id))
    if (entries && row)
      await ofFile(`comments/${article.id}.yaml`, 1, () =>
        loadInteractions(loading, { id: row.id, createDate: article.createDate }, entries),
      )
  }
  for (const { id: slug, imgUrl, ...partner } of content.partners)
    await upsertFrom('partners.yaml', loading, 'ecosystems', { ...partner, slug, logo: imageId(imgUrl) })
  for (const { id: slug, file = '', videoId = null, ...video } of content.videos) {
    const data = { ...video, slug, videoId, file: documents.get(file)?.id ?? null }
    await upsertFrom('videos.yaml', loading, 'videos', data)
  }
  await loadLegalTexts(loading, content.legalTexts)
  await loadSitePages(loading, content.sitePages)
  await loadRedirects(loading, content.redirects)
  if (content.siteRecord) await loadSiteRecord(loading, content.siteRecord, imageId)
}

type ImageId = (image: string | undefined) => number | null

async function loadMember(
  loading: Loading,
  { id: slug, imgUrl, role, department, formerIds, updatedDate, ...member }: Content['members'][number],
  imageId: ImageId,
): Promise<void> {
  const data = {
    ...member,
    slug,
    photo: imageId(imgUrl),
    posts: toPosts(role, department).map((post) => ({ ...post, department: toStored(post.department) })),
  }
  await upsert(loading, 'members', slug, member.sourceHash, (id) =>
    ofFile(`members/${member.language}.yaml (${slug})`, 1, async () => {
      const updatedAt = id === undefined && updatedDate ? { updatedAt: new Date(updatedDate).toISOString() } : {}
      const { id: written } = await save(loading, 'members', id, { ...data, ...updatedAt })
      await loadFormerIds(loading, { kind: 'MEMBER', member: written }, formerIds)
    }),
  )
}

interface Loaded {
  images: Map<string, Stored>
  documents: Map<string, Stored>
  memberIds: Map<string, number>
  topicIds: Map<string, number>
  imageId: ImageId
}

async function loadArticle(
  loading: Loading,
  {
    id: slug,
    preview_img,
    html,
    authors,
    reviewer,
    meta,
    offer,
    topics,
    formerIds,
    updatedDate,
    state,
    ...article
  }: Content['articles'][number],
  { images, documents, memberIds, topicIds, imageId }: Loaded,
): Promise<void> {
  const { payload, req } = loading
  // The studio's date format. The databases sort dates as text.
  const createDate = new Date(article.createDate).toISOString()
  const withImages = withImageAddresses(html, (src) => images.get(src)?.address)
  const linked = (href: string) =>
    href.startsWith(linkedImages) ? images.get(href.slice(linkedImages.length)) : documents.get(href)
  const memberId = (of: string | undefined) => (of === undefined ? null : (memberIds.get(of) ?? null))
  const data = {
    ...article,
    slug,
    createDate,
    format: 'HTML' as const,
    html: withFileAddresses(withImages, (href) => linked(href)?.address),
    authors: authors.map(({ name, member }) => ({ name, member: memberId(member) })),
    reviewer: memberId(reviewer),
    previewImage: imageId(preview_img),
    ...(topics && { topics: topics.flatMap((topic) => topicIds.get(topic) ?? []) }),
    ...(offer && { offer: { ...offer, includes: offer.includes?.join('\n'), bring: offer.bring?.join('\n') } }),
    ...(meta && { meta: { title: meta.title, description: meta.description, image: imageId(meta.image) } }),
    ...stateOf(createDate, state),
  }
  // An article counts as changed when it was written, or a fresh site would report all of them as changed today.
  const updatedAt = updatedDate === undefined ? createDate : new Date(updatedDate).toISOString()
  const isRevision = state === 'REVISION'
  const saveArticle = (id: number | undefined, isPublic: boolean) => {
    if (id === undefined) return save(loading, 'articles', id, { ...data, updatedAt })
    // Nothing of the trash here: that would write what is public.
    if (isRevision && isPublic) return payload.update({ collection: 'articles', id, data, draft: true, depth: 0, req })
    return save(loading, 'articles', id, data)
  }
  const write = (id: number | undefined, isPublic: boolean) =>
    ofFile(`articles/${article.language}/${slug}.html`, 1, async () => {
      const { id: written } = await saveArticle(id, isPublic)
      await loadFormerIds(loading, { kind: 'ARTICLE', article: written }, formerIds)
    })
  await upsert(loading, 'articles', slug, article.sourceHash, write, isRevision)
}

function stateOf(createDate: string, state: ImportedState | undefined) {
  if (state === 'DRAFT' || state === 'REVISION') return { _status: 'draft' as const, publishAt: null }
  if (new Date(createDate) > new Date()) return { _status: 'draft' as const, publishAt: createDate }
  return { _status: state === 'PLANNED' ? ('draft' as const) : ('published' as const) }
}

async function idsOf(
  { payload, req }: Loading,
  slugs: (string | undefined)[],
  collection: 'members' | 'topics' = 'members',
): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection,
    where: { slug: { in: slugs.filter((slug) => slug !== undefined) } },
    select: { slug: true, deletedAt: true },
    trash: true,
    depth: 0,
    pagination: false,
    req,
  })
  // Of two records with one slug, the one outside the trash comes last, and is taken.
  const sorted = docs.sort((a, b) => Number(!a.deletedAt) - Number(!b.deletedAt))
  return new Map(sorted.map(({ slug, id }) => [slug, id]))
}
