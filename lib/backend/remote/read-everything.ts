import pLimit from 'p-limit'
import type { z } from 'zod'
import { languages, type Language } from '@/lib/domain/languages'
import { toArticle, wireArticle, wireArticleList } from '../contract/article'
import { latestRatings, toInteraction, writerOf } from '../contract/interaction'
import { toMember, wireMember, wireMemberList } from '../contract/member'
import { toPartner, wirePartnerList } from '../contract/partner'
import { wireSiteRecord } from '../contract/site-record'
import { idIn } from '../contract/values'
import { toVideo, wireVideoList } from '../contract/video'
import type { HostedContent } from '../hosted-content'
import { BackendUnavailable } from '../port'
import { remoteClient, type RemoteClient } from './client'
import { patientReading } from './patient-reading'
import type { Reading } from './reading'

/** Calls at the same time. */
const atOnce = 4

/** Records of one page of a list, and most pages that are read. */
const [pageSize, mostPages] = [100, 10_000]

interface ListPage<W> {
  items: W[]
  leftOut: number
  total: number | undefined
}

interface Listed<W> {
  id: string
  wire: W
  language: Language | undefined
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Reads a list to its end, without a language and in each language: some backends list all of them at once, some none
 * without one. Pages may be shorter than asked for.
 */
async function listed<W extends { id?: string | null | undefined; _id?: string | null | undefined }>(
  name: string,
  read: (page: number, language: Language | undefined) => Promise<ListPage<W> | undefined>,
  left: string[],
): Promise<Listed<W>[]> {
  const found = new Map<string, Listed<W>>()
  const leftOut = new Map<Language | undefined, number>()
  for (const language of [...languages, undefined]) {
    const seen = new Set<string>()
    for (let page = 1; page <= mostPages; page += 1) {
      const answer = await read(page, language).catch((error: unknown) => {
        // All languages have been asked for before.
        if (language === undefined && error instanceof BackendUnavailable) return undefined
        throw error
      })
      if (!answer && page === 1 && language !== undefined) throw new BackendUnavailable(`${name}: status 404`)
      const { items, leftOut: unnamed, total } = answer ?? { items: [], leftOut: 0, total: 0 }
      leftOut.set(language, (leftOut.get(language) ?? 0) + unnamed)
      const before = seen.size
      for (const wire of items) {
        const id = idIn(wire)
        seen.add(id)
        if (!found.has(id)) found.set(id, { id, wire, language })
      }
      const isEnd = total === undefined ? items.length + unnamed < pageSize : seen.size + unnamed >= total
      if (seen.size === before || isEnd) break
    }
  }
  const most = Math.max(...leftOut.values())
  if (most > 0) left.push(`${name}: ${most} records of the list have no id or cannot be read`)
  return [...found.values()]
}

/** The answer to a call that only other sites of this kind have; undefined if there is none. */
const addition = <T extends z.ZodType>(client: RemoteClient, path: string, shape: T) =>
  client.get(path, shape).catch((error: unknown) => {
    if (error instanceof BackendUnavailable) return undefined
    throw error
  })

/**
 * Reads all that a hosted backend tells (spec 7), a few calls at a time, with retries. Each thing is read alone: one that
 * cannot be read is named in `left`. Throws BackendUnavailable if a list cannot be read.
 */
export async function readEverything(baseUrl: string, reading: Reading = patientReading()): Promise<HostedContent> {
  const client = remoteClient(baseUrl, reading, undefined)
  const left: string[] = []
  const inTurn = pLimit(atOnce)
  const query = (page: number, language: string | undefined) =>
    String(new URLSearchParams({ search: '', page: String(page), limit: String(pageSize), language: language ?? '' }))

  /** Reads each record by its id. */
  async function each<W, T>(
    kind: 'article' | 'member',
    records: Listed<W>[],
    read: (path: string, of: Listed<W>) => Promise<T | undefined>,
  ): Promise<T[]> {
    const all = records.map((record) =>
      inTurn(async () => {
        const name = `${kind} ${record.id}`
        try {
          const one = await read(`/${kind}/${encodeURIComponent(record.id)}`, record)
          if (one === undefined) left.push(`${name}: it is in the list, but its own call finds nothing`)
          return one
        } catch (error) {
          if (!(error instanceof BackendUnavailable)) throw error
          left.push(`${name}: ${reasonOf(error)}`)
          return undefined
        }
      }),
    )
    return (await Promise.all(all)).flatMap((one) => one ?? [])
  }

  const listedArticles = await listed(
    'articles',
    async (page, language) => {
      const path = `/article/?type=&${query(page, language?.toUpperCase())}`
      const answer = await client.get(path, wireArticleList)
      return answer && { items: answer.articles, leftOut: answer.leftOut, total: answer.pagination?.total }
    },
    left,
  )
  const articles = await each('article', listedArticles, async (path, { id, wire: summary, language }) => {
    const wire = await client.get(path, wireArticle.nullable())
    if (!wire) return undefined
    const whole = {
      ...wire,
      id,
      language: wire.language ?? summary.language ?? language,
      type: wire.type ?? summary.type,
    }
    // Whose words they are is stored, so that a person's data can be found; pages show a key instead.
    const interactions = latestRatings(wire.interactedArticles ?? []).map((one) => ({
      ...toInteraction(one),
      author: writerOf(one),
    }))
    return { ...toArticle(whole), interactions }
  })
  const listedMembers = await listed(
    'members',
    async (page, language) => {
      const answer = await client.get(`/member/?${query(page, language)}`, wireMemberList)
      return answer && { items: answer.members, leftOut: answer.leftOut, total: answer.pagination?.total }
    },
    left,
  )
  const members = await each('member', listedMembers, async (path, { id, wire: summary, language }) => {
    const wire = await client.get(path, wireMember.nullable())
    return wire ? toMember({ ...wire, id, language: wire.language ?? summary.language ?? language }) : undefined
  })
  const ecosystems = await client.get('/ecosystem', wirePartnerList)
  if (!ecosystems) throw new BackendUnavailable('GET /ecosystem: status 404')
  const videos = await addition(client, '/video', wireVideoList)
  const siteRecord = await addition(client, '/site-record', wireSiteRecord)
  return {
    articles,
    members,
    partners: ecosystems.Ecosystems.map(toPartner),
    videos: videos?.videos.map(toVideo) ?? [],
    siteRecord,
    left,
    untold: [...(videos ? [] : ['videos']), ...(siteRecord ? [] : ['contact facts and texts of the home page'])],
  }
}
