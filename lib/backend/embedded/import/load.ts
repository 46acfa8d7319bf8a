import { ValidationError, type Payload, type PayloadRequest } from 'payload'
import { toPosts } from '@/lib/domain/roles'
import { toStored } from '../members/stored-department'
import { withPictureAddresses } from '@/lib/content/html/picture-addresses'
import { ContentProblems } from '@/lib/content/import/problems'
import type { Content } from '@/lib/content/import/read'
import { inTransaction } from '../database/transaction'
import { loadLegalTexts } from './legal-texts'
import { loadPictures } from './pictures'

export interface ImportResult {
  created: number
  updated: number
  unchanged: number
}

type Imported = 'articles' | 'members' | 'ecosystems' | 'videos' | 'legal-texts'

/** Loads a validated content folder in a single transaction; any error rolls back everything. */
export function loadContent(payload: Payload, folder: string, content: Content): Promise<ImportResult> {
  return inTransaction(payload, (req) => load(payload, req, folder, content))
}

async function load(payload: Payload, req: PayloadRequest, folder: string, content: Content): Promise<ImportResult> {
  const result: ImportResult = { created: 0, updated: 0, unchanged: 0 }
  const pictures = await loadPictures(payload, req, folder, content.images)
  const pictureId = (image: string | undefined) => (image ? (pictures.get(image)?.id ?? null) : null)

  /** The record with a slug; if there is none, the one that was moved to the trash last. */
  async function find(collection: Imported, slug: string) {
    const query = { collection, where: { slug: { equals: slug } }, limit: 1, depth: 0, pagination: false, req } as const
    const { docs } = await payload.find(query)
    return docs[0] ?? (await payload.find({ ...query, trash: true, sort: '-deletedAt' })).docs[0]
  }

  /**
   * Writes a record only if its file is new or has changed; otherwise edits made in the studio are kept, its deletion
   * too. A changed file takes its record out of the trash.
   */
  async function upsert(
    collection: Imported,
    slug: string,
    sourceHash: string,
    write: (id: number | undefined) => Promise<unknown>,
  ): Promise<void> {
    const row = await find(collection, slug)
    if (row?.sourceHash === sourceHash) {
      result.unchanged += 1
      return
    }
    await write(row?.id)
    result[row ? 'updated' : 'created'] += 1
  }

  for (const { id: slug, imgUrl, role, department, ...member } of content.members) {
    const data = {
      ...member,
      slug,
      photo: pictureId(imgUrl),
      posts: toPosts(role, department).map((post) => ({ ...post, department: toStored(post.department) })),
    }
    await upsert('members', slug, member.sourceHash, (id) =>
      id
        ? payload.update({ collection: 'members', id, data: { ...data, deletedAt: null }, trash: true, depth: 0, req })
        : payload.create({ collection: 'members', data, depth: 0, req }),
    )
  }
  const memberIds = await idsOf(
    payload,
    req,
    content.articles.flatMap(({ authors }) => authors.flatMap(({ member }) => member ?? [])),
  )
  for (const { id: slug, preview_img, html, authors, ...article } of content.articles) {
    const data = {
      ...article,
      slug,
      // The studio's date format. The databases sort dates as text.
      createDate: new Date(article.createDate).toISOString(),
      format: 'HTML' as const,
      html: withPictureAddresses(html, (src) => pictures.get(src)?.address),
      authors: authors.map(({ name, member }) => ({
        name,
        member: member === undefined ? null : (memberIds.get(member) ?? null),
      })),
      previewImage: pictureId(preview_img),
      ...stateOf(new Date(article.createDate)),
    }
    // An article counts as changed when it was written, or a fresh site would report all of them as changed today.
    await upsert('articles', slug, article.sourceHash, (id) =>
      id
        ? payload.update({ collection: 'articles', id, data: { ...data, deletedAt: null }, trash: true, depth: 0, req })
        : payload.create({ collection: 'articles', data: { ...data, updatedAt: data.createDate }, depth: 0, req }),
    ).catch((error: unknown) => {
      throw error instanceof ValidationError ? problemsOf(error, `articles/${article.language}/${slug}.html`) : error
    })
  }
  for (const { id: slug, imgUrl, ...partner } of content.partners) {
    const data = { ...partner, slug, logo: pictureId(imgUrl) }
    await upsert('ecosystems', slug, partner.sourceHash, (id) =>
      id
        ? payload.update({
            collection: 'ecosystems',
            id,
            data: { ...data, deletedAt: null },
            trash: true,
            depth: 0,
            req,
          })
        : payload.create({ collection: 'ecosystems', data, depth: 0, req }),
    )
  }
  for (const { id: slug, ...video } of content.videos) {
    const data = { ...video, slug }
    await upsert('videos', slug, video.sourceHash, (id) =>
      id
        ? payload.update({ collection: 'videos', id, data: { ...data, deletedAt: null }, trash: true, depth: 0, req })
        : payload.create({ collection: 'videos', data, depth: 0, req }),
    )
  }
  await loadLegalTexts(payload, req, content.legalTexts, upsert)
  if (content.siteRecord) await loadSiteRecord(payload, req, content.siteRecord, pictureId, result)
  return result
}

/** An article of a later date waits until then. */
const stateOf = (createDate: Date) =>
  createDate > new Date()
    ? { _status: 'draft' as const, publishAt: createDate.toISOString() }
    : { _status: 'published' as const }

/** What the database refuses of a file, in the words that staff see in the studio. */
const problemsOf = ({ data }: ValidationError, file: string) =>
  new ContentProblems(data.errors.map(({ message }) => ({ file, line: 1, message })))

/** Database ids of the members with these slugs. */
async function idsOf(payload: Payload, req: PayloadRequest, slugs: string[]): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection: 'members',
    where: { slug: { in: slugs } },
    select: { slug: true, deletedAt: true },
    trash: true,
    depth: 0,
    pagination: false,
    req,
  })
  // Of two members with one slug, the one outside the trash comes last, and is taken.
  const sorted = docs.sort((a, b) => Number(!a.deletedAt) - Number(!b.deletedAt))
  return new Map(sorted.map(({ slug, id }) => [slug, id]))
}

async function loadSiteRecord(
  payload: Payload,
  req: PayloadRequest,
  { record, sourceHash }: NonNullable<Content['siteRecord']>,
  pictureId: (image: string) => number | null,
  result: ImportResult,
): Promise<void> {
  const before = await payload.findGlobal({ slug: 'site-record', depth: 0, req })
  if (before.sourceHash === sourceHash) {
    result.unchanged += 1
    return
  }
  const { contact, home } = record
  await payload.updateGlobal({
    slug: 'site-record',
    data: {
      sourceHash,
      contact: {
        ...contact,
        hotlines: contact.hotlines.map((phone) => ({ phone })),
        // A folder from before there were closed days leaves those of the studio alone.
        closedDays: contact.closedDays.length > 0 ? contact.closedDays : before.contact?.closedDays,
        // Times for appointments are set up in the studio alone.
        slots: before.contact?.slots,
      },
      home: {
        ...home,
        bannerImage: pictureId(home.bannerImage),
        filmImage: pictureId(home.filmImage),
        introParagraphs: home.introParagraphs.map((text) => ({ text })),
        heroSlides: home.heroSlides.map((slide) => ({ ...slide, image: pictureId(slide.image) })),
      },
    },
    depth: 0,
    req,
  })
  result.updated += 1
}
