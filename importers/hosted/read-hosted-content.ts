import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import pLimit from 'p-limit'
import type { z } from 'zod'
import { languages, type Language } from '@/lib/domain/languages'
import { toArticle, wireArticle } from '@/lib/backend/contract/article'
import { countedParts, importedArticleList, importedMemberList, importedPartnerList, importedVideoList } from './lists'
import { latestRatings, toInteraction, writerOf } from '@/lib/backend/contract/interaction'
import { toMember, wireMember } from '@/lib/backend/contract/member'
import { toPartner } from '@/lib/backend/contract/partner'
import { wireSiteRecord } from '@/lib/backend/contract/site-record'
import { idIn } from '@/lib/backend/contract/values'
import { toVideo } from '@/lib/backend/contract/video'
import type { HostedContent } from '../records'
import { BackendUnavailable } from '@/lib/backend/port'
import { remoteClient, type RemoteClient } from '@/lib/backend/remote/client'
import { OutsideContract, type Reading } from '@/lib/backend/remote/reading'

const [timeoutMs, initialDelay] = [30_000, 500]

const tooMany = 429

const mayPass = (error: unknown) =>
  error instanceof BackendUnavailable && (!(error instanceof OutsideContract) || error.status === tooMany)

/** Reads for a command that can wait: four retries, each later than the one before. */
export function patientReading(delayMs = initialDelay): Reading {
  const again = retry(handleWhen(mayPass), {
    maxAttempts: 4,
    backoff: new ExponentialBackoff({ initialDelay: delayMs, maxDelay: 20_000 }),
  })
  return (attempt) => again.execute(() => attempt(AbortSignal.timeout(timeoutMs)))
}

const atOnce = 4

const [pageSize, maxPages] = [100, 10_000]

/** Pages in a row that have nothing new and end a list. */
const maxWithoutNew = 3

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
 * without one. Pages may be shorter than asked for. Without a total, a list ends at a page that has nothing new.
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
    let [unreadable, pagesWithoutNew] = [0, 0]
    for (let page = 1; page <= maxPages; page += 1) {
      const answer = await read(page, language).catch((error: unknown) => {
        // All languages have been asked for before.
        if (language === undefined && error instanceof BackendUnavailable) return undefined
        throw error
      })
      if (!answer && page === 1 && language !== undefined) throw new BackendUnavailable(`${name}: status 404`)
      const { items, leftOut: unnamed, total } = answer ?? { items: [], leftOut: 0, total: 0 }
      const before = seen.size
      for (const wire of items) {
        const id = idIn(wire)
        seen.add(id)
        if (!found.has(id)) found.set(id, { id, wire, language })
      }
      const hasNew = seen.size > before
      if (hasNew || items.length === 0) unreadable += unnamed
      pagesWithoutNew = hasNew ? 0 : pagesWithoutNew + 1
      // A page of records that cannot be read may be followed by others, or be the same one again.
      if ((!hasNew && unnamed === 0) || pagesWithoutNew === maxWithoutNew) break
      if (total !== undefined && seen.size + unreadable >= total) break
    }
    leftOut.set(language, unreadable)
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
 * Reads all that a hosted backend has (spec 7), a few calls at a time, with retries. Each record is read alone: one
 * that cannot be read is named in `left`. Throws BackendUnavailable if a list cannot be read.
 */
export async function readHostedContent(baseUrl: string, reading: Reading = patientReading()): Promise<HostedContent> {
  const client = remoteClient(baseUrl, reading, undefined)
  const left: string[] = []
  const limited = pLimit(atOnce)
  const query = (page: number, language: string | undefined) =>
    String(new URLSearchParams({ search: '', page: String(page), limit: String(pageSize), language: language ?? '' }))

  function noteParts(name: string, leftOut: Record<string, number>): void {
    for (const [list, count] of Object.entries(leftOut)) left.push(`${name}: ${count} of ${list} cannot be read`)
  }

  async function each<W, T>(
    kind: 'article' | 'member',
    records: Listed<W>[],
    read: (path: string, of: Listed<W>) => Promise<T | undefined>,
  ): Promise<T[]> {
    const all = records.map((record) =>
      limited(async () => {
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
      return client.get(path, importedArticleList)
    },
    left,
  )
  const articles = await each('article', listedArticles, async (path, { id, wire: summary, language }) => {
    const answer = await client.get(path, countedParts(wireArticle, ['interactedArticles', 'authors']))
    if (!answer) return undefined
    const { read: wire } = answer
    noteParts(`article ${id}`, answer.leftOut)
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
    (page, language) => client.get(`/member/?${query(page, language)}`, importedMemberList),
    left,
  )
  const members = await each('member', listedMembers, async (path, { id, wire: summary, language }) => {
    const answer = await client.get(path, countedParts(wireMember, ['memberDetails']))
    if (!answer) return undefined
    const { read: wire } = answer
    noteParts(`member ${id}`, answer.leftOut)
    return toMember({ ...wire, id, language: wire.language ?? summary.language ?? language })
  })
  const partners = await client.get('/ecosystem', importedPartnerList)
  if (!partners) throw new BackendUnavailable('GET /ecosystem: status 404')
  const videos = await addition(client, '/video', importedVideoList)
  for (const [name, list] of Object.entries({ partners, videos }))
    if (list && list.leftOut > 0) left.push(`${name}: ${list.leftOut} of the list cannot be read`)
  const siteRecord = await addition(client, '/site-record', wireSiteRecord)
  return {
    articles,
    members,
    partners: partners.items.map(toPartner),
    videos: videos?.items.map(toVideo) ?? [],
    siteRecord,
    left,
    untold: [...(videos ? [] : ['videos']), ...(siteRecord ? [] : ['contact facts and texts of the home page'])],
  }
}
