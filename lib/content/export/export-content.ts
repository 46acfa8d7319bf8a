import { existsSync, readdirSync } from 'node:fs'
import type { z } from 'zod'
import type { Article } from '@/lib/backend/model'
import type { Backend, Media } from '@/lib/backend/port'
import { documentType } from '@/lib/content/document-types'
import { mediaNameOf } from '@/lib/content/media-address'
import { imageType } from '@/lib/content/image-types'
import type { Focus } from '@/lib/domain/focus'
import { languages, type Language } from '@/lib/domain/languages'
import { sitePageIds } from '@/lib/domain/site-pages'
import { Refusal } from '@/lib/operations/refusal'
import { documentFolder, linkedImages, sha256Of } from '../import/content'
import { parsed } from '../import/parsed'
import { readContent } from '../import/read'
import { memberEntry, partnerEntry } from '../import/schemas'
import {
  articleEntry,
  interactionParts,
  memberParts,
  partnerParts,
  siteRecordParts,
  videoParts,
  type Files,
} from './entries'
import { contentWriter, writeBeside } from './write'

export interface Exported {
  backend: Backend
  formerIds: Record<'articles' | 'members', Map<string, string[]>>
  hasSiteRecord: boolean
}

const noCounts = {
  articles: 0,
  members: 0,
  partners: 0,
  videos: 0,
  'legal texts': 0,
  redirects: 0,
  pages: 0,
  'comments and ratings': 0,
  files: 0,
}

export interface ExportResult {
  counts: typeof noCounts
  left: string[]
}

const pageSize = 200

const maxReads = 5

/** What is published meanwhile moves others to another page: a list that became longer or shorter is read again. */
async function allOf<T extends { id: string }>(
  read: (page: number) => Promise<{ items: T[]; total: number }>,
): Promise<T[]> {
  const results = new Map<string, T>()
  for (let times = 0; times < maxReads; times += 1) {
    const totals = new Set<number>()
    let isEnd = false
    for (let page = 1; !isEnd; page += 1) {
      const { items, total } = await read(page)
      totals.add(total)
      for (const item of items) if (!results.has(item.id)) results.set(item.id, item)
      isEnd = items.length < pageSize
    }
    if (totals.size === 1) break
  }
  return [...results.values()]
}

async function fileNamed(
  getMedia: Backend['getMedia'],
  name: string,
  steps = 0,
): Promise<[string, Buffer] | undefined> {
  const result: Media = await getMedia(name)
  if (!result || result === 'gone') return undefined
  if ('data' in result) return [name, result.data]
  return steps < 5 ? fileNamed(getMedia, result.movedTo, steps + 1) : undefined
}

interface Export extends Exported, ExportResult {
  writer: ReturnType<typeof contentWriter>
  files: Files
}

function storedFiles({ backend }: Exported, { counts, left }: ExportResult, writer: Export['writer']) {
  const stored = new Map<string, string | undefined>()
  const hashes = new Map<string, string>()
  const images = new Set<string>()
  const focuses = new Map<string, Focus>()

  async function store(address: string, below: string): Promise<string | undefined> {
    const name = mediaNameOf(address)
    if (name === undefined) return undefined
    if (!stored.has(name)) {
      const result = await fileNamed(backend.getMedia, name)
      if (!result) left.push(`${address}: the site itself has no such file`)
      if (result && ![...stored.values()].includes(result[0])) {
        writer.file(`${below}${result[0]}`, result[1])
        hashes.set(result[0], sha256Of(result[1]))
        counts.files += 1
      }
      stored.set(name, result?.[0])
    }
    return stored.get(name)
  }

  const files: Files = {
    async image(address, focus) {
      const name = await store(address, 'images/')
      if (name !== undefined) images.add(name)
      if (name !== undefined && focus) focuses.set(name, focus)
      return name
    },
    async document(address) {
      const { pathname = '' } = URL.parse(address, 'http://site') ?? {}
      if (imageType(pathname)) {
        const image = await files.image(address)
        return image && linkedImages + image
      }
      if (!documentType(pathname)) return undefined
      const name = await store(address, documentFolder)
      return name && documentFolder + name
    },
  }
  const imageEntries = () =>
    [...images].map((file) => ({
      file,
      stored: true,
      sha256: hashes.get(file),
      ...(focuses.has(file) && { focus: focuses.get(file) }),
    }))
  return { files, imageEntries }
}

/** An entry without those of its fields that an import would refuse; some are older than the rules of the studio. */
function importable<G extends object>({ left }: Export, schema: z.ZodType, parts: G, fields: string[], name: string) {
  const read = parsed(schema, parts, fields, (error) => left.push(`${name}: without ${error}`))
  return 'kept' in read ? read.kept : parts
}

async function writeArticle(article: Article, { backend, counts, files, formerIds, left, writer }: Export) {
  const { id, language } = article
  if (article.content.trim() === '') return void left.push(`articles/${language}/${id}: it has no text`)
  const { front, html } = await articleEntry(article, files, formerIds.articles.get(id) ?? [])
  writer.article(language, id, front, html)
  const interactions = await backend.allInteractions(id, Number.MAX_SAFE_INTEGER)
  writer.list(`comments/${id}.yaml`, interactions.toReversed().map(interactionParts))
  counts.articles += 1
  counts['comments and ratings'] += interactions.length
}

async function writeLanguage(language: Language, context: Export): Promise<void> {
  const { backend, counts, files, formerIds, writer } = context
  const listed = await allOf((page) => backend.listArticles({ search: '', page, limit: pageSize, language }))
  for (const { id } of listed) {
    const article = await backend.getArticle(id)
    if (article) await writeArticle(article, context)
  }
  const members = []
  const people = await allOf((page) => backend.listMembers({ search: '', page, limit: pageSize, language }))
  for (const member of people) {
    const parts = await memberParts(member, files, formerIds.members.get(member.id) ?? [])
    members.push(importable(context, memberEntry, parts, ['gmail', 'phone'], `members/${language}/${member.id}`))
  }
  writer.list(`members/${language}.yaml`, members)
  counts.members += members.length
}

async function writeLists(context: Export): Promise<void> {
  const { backend, counts, files, writer } = context
  const partners = []
  for (const partner of await backend.listPartners()) {
    const parts = await partnerParts(partner, files)
    partners.push(importable(context, partnerEntry, parts, ['linkWebsite'], `partners/${partner.id}`))
  }
  writer.list('partners.yaml', partners)
  writer.list('topics.yaml', await backend.listTopics())
  const videos = []
  for (const video of await backend.listVideos()) {
    const parts = await videoParts(video, files)
    if (parts.file || parts.videoId) videos.push(parts)
  }
  writer.list('videos.yaml', videos)
  const legalTexts = await allOf((page) => backend.listLegalTexts({ page, limit: pageSize }))
  writer.legalTexts(legalTexts)
  const redirects = await backend.listRedirects()
  writer.redirects(redirects)
  counts.partners = partners.length
  counts.videos = videos.length
  counts['legal texts'] = legalTexts.length
  counts.redirects = redirects.length
}

async function writeSitePages({ backend, counts, left, writer }: Export): Promise<void> {
  for (const id of sitePageIds) {
    const page = await backend.getSitePage(id)
    if (!page) continue
    writer.sitePage(page)
    counts.pages += 1
    if (/<img\b/.test(JSON.stringify(page.texts))) left.push(`pages/${id}: its pictures`)
  }
}

async function exportTo(folder: string, site: Exported): Promise<ExportResult> {
  const writer = contentWriter(folder)
  const result: ExportResult = { counts: { ...noCounts }, left: [] }
  const { files, imageEntries } = storedFiles(site, result, writer)
  const context: Export = { ...site, ...result, writer, files }
  for (const language of languages) await writeLanguage(language, context)
  await writeLists(context)
  await writeSitePages(context)
  if (site.hasSiteRecord)
    writer.record('settings.yaml', await siteRecordParts(await site.backend.getSiteRecord(), files))
  writer.list('images.yaml', imageEntries())
  return result
}

/** All or nothing. Throws a Refusal for a folder that is not empty, ContentProblems for what an import would refuse. */
export async function exportContent(folder: string, site: Exported): Promise<ExportResult> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Refusal(`${folder} is not empty`)
  return writeBeside(folder, async (beside) => {
    const result = await exportTo(beside, site)
    readContent(beside)
    return result
  })
}
