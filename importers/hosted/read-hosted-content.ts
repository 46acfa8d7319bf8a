import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import pLimit, { type LimitFunction } from 'p-limit'
import { z } from 'zod'
import { languages, type Language } from '@/lib/domain/languages'
import { listedArticle, toArticle, wireArticle } from '@/lib/backend/contract/article'
import { pagination } from '@/lib/backend/contract/envelope'
import { latestRatings, toInteraction, writerOf } from '@/lib/backend/contract/interaction'
import { listedMember, toMember, wireMember } from '@/lib/backend/contract/member'
import { toPartner, wirePartner } from '@/lib/backend/contract/partner'
import { wireSiteRecord } from '@/lib/backend/contract/site-record'
import { idIn } from '@/lib/backend/contract/values'
import { toVideo, wireVideo } from '@/lib/backend/contract/video'
import type { Member } from '@/lib/backend/model'
import type { HostedArticle, HostedContent } from '../records'
import { BackendUnavailable } from '@/lib/backend/port'
import { remoteClient, type RemoteClient } from '@/lib/backend/remote/client'
import { OutsideContract, type Reading } from '@/lib/backend/remote/reading'

/** Answers of a hosted backend as an import reads them: it takes what can be read, and counts the rest. */

const readableOf = <T extends z.ZodType>(item: T) =>
  z.array(z.unknown()).transform((inputs) => {
    const items = inputs.flatMap((one): z.infer<T>[] => {
      const { success, data } = item.safeParse(one)
      return success ? [data] : []
    })
    return { items, leftOut: inputs.length - items.length }
  })

const importedArticleList = z
  .object({ articles: readableOf(listedArticle), pagination })
  .transform(({ articles, pagination: paging }) => ({ ...articles, total: paging?.total }))

const importedMemberList = z
  .object({ members: readableOf(listedMember), pagination })
  .transform(({ members, pagination: paging }) => ({ ...members, total: paging?.total }))

const importedPartnerList = z.object({ Ecosystems: readableOf(wirePartner) }).transform(({ Ecosystems }) => Ecosystems)

const importedVideoList = z.object({ videos: readableOf(wireVideo) }).transform(({ videos }) => videos)

const lengthIn = (input: unknown, name: string): number => {
  const { data } = z.record(z.string(), z.unknown()).safeParse(input)
  return Array.isArray(data?.[name]) ? data[name].length : 0
}

const countedParts = <T extends z.ZodType>(record: T, lists: readonly string[]) =>
  z.unknown().transform((input, context): { read: z.infer<T>; leftOut: Record<string, number> } | null => {
    if (input === null) return null
    const { data: read, error } = record.safeParse(input)
    if (error) {
      context.addIssue({ code: 'custom', message: z.prettifyError(error) })
      return z.NEVER
    }
    const counts = lists.map((name) => [name, lengthIn(input, name) - lengthIn(read, name)] as const)
    return { read: read as z.infer<T>, leftOut: Object.fromEntries(counts.filter(([, count]) => count > 0)) }
  })

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

type Identified = Parameters<typeof idIn>[0]

type ReadPage<W> = (page: number, language: Language | undefined) => Promise<ListPage<W> | undefined>

async function listInto<W extends Identified>(
  results: Map<string, Listed<W>>,
  name: string,
  read: ReadPage<W>,
  language: Language | undefined,
): Promise<number> {
  const seen = new Set<string>()
  let [unreadable, pagesWithoutNew] = [0, 0]
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await read(page, language).catch((error: unknown) => {
      // All languages have been asked for before.
      if (language === undefined && error instanceof BackendUnavailable) return undefined
      throw error
    })
    if (!answer) {
      if (page === 1 && language !== undefined) throw new BackendUnavailable(`${name}: status 404`)
      break
    }
    const before = seen.size
    for (const wire of answer.items) {
      const id = idIn(wire)
      seen.add(id)
      if (!results.has(id)) results.set(id, { id, wire, language })
    }
    const hasNew = seen.size > before
    if (hasNew || answer.items.length === 0) unreadable += answer.leftOut
    pagesWithoutNew = hasNew ? 0 : pagesWithoutNew + 1
    // A page of records that cannot be read may be followed by others, or be the same one again.
    if ((!hasNew && answer.leftOut === 0) || pagesWithoutNew === maxWithoutNew) break
    if (answer.total !== undefined && seen.size + unreadable >= answer.total) break
  }
  return unreadable
}

interface HostedReading {
  client: RemoteClient
  left: string[]
  limited: LimitFunction
}

/** Some backends list all languages at once, some none without one. A page with nothing new ends a list. */
async function listed<W extends Identified>(name: string, read: ReadPage<W>, { left }: HostedReading) {
  const results = new Map<string, Listed<W>>()
  let most = 0
  for (const language of [...languages, undefined]) most = Math.max(most, await listInto(results, name, read, language))
  if (most > 0) left.push(`${name}: ${most} records of the list have no id or cannot be read`)
  return [...results.values()]
}

const queryOf = (page: number, language: string | undefined): string =>
  String(new URLSearchParams({ search: '', page: String(page), limit: String(pageSize), language: language ?? '' }))

async function readEach<W, R, T>(
  kind: 'article' | 'member',
  records: Listed<W>[],
  { client, left, limited }: HostedReading,
  shape: z.ZodType<{ read: R; leftOut: Record<string, number> } | null>,
  convert: (wire: R, listed: Listed<W>) => T,
): Promise<T[]> {
  const all = records.map((record) =>
    limited(async () => {
      const name = `${kind} ${record.id}`
      try {
        const answer = await client.get(`/${kind}/${encodeURIComponent(record.id)}`, shape)
        if (!answer) {
          left.push(`${name}: it is in the list, but its own call finds nothing`)
          return []
        }
        for (const [list, count] of Object.entries(answer.leftOut))
          left.push(`${name}: ${count} of ${list} cannot be read`)
        return [convert(answer.read, record)]
      } catch (error) {
        if (!(error instanceof BackendUnavailable)) throw error
        left.push(`${name}: ${reasonOf(error)}`)
        return []
      }
    }),
  )
  return (await Promise.all(all)).flat()
}

async function readArticles(reading: HostedReading): Promise<HostedArticle[]> {
  const path = (page: number, language?: Language) => `/article/?type=&${queryOf(page, language?.toUpperCase())}`
  const read = (page: number, language?: Language) => reading.client.get(path(page, language), importedArticleList)
  const records = await listed('articles', read, reading)
  const shape = countedParts(wireArticle, ['interactedArticles', 'authors'])
  return readEach('article', records, reading, shape, (wire, { id, wire: summary, language }) => {
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
}

async function readMembers(reading: HostedReading): Promise<Member[]> {
  const read = (page: number, language?: Language) =>
    reading.client.get(`/member/?${queryOf(page, language)}`, importedMemberList)
  const records = await listed('members', read, reading)
  const shape = countedParts(wireMember, ['memberDetails'])
  return readEach('member', records, reading, shape, (wire, { id, wire: summary, language }) =>
    toMember({ ...wire, id, language: wire.language ?? summary.language ?? language }),
  )
}

/** The answer to a call that only other sites of this kind have; undefined if there is none. */
const addition = <T extends z.ZodType>(client: RemoteClient, path: string, shape: T) =>
  client.get(path, shape).catch((error: unknown) => {
    if (error instanceof BackendUnavailable) return undefined
    throw error
  })

/** A record that cannot be read is named in `left`. Throws BackendUnavailable if a list cannot be read. */
export async function readHostedContent(baseUrl: string, reading: Reading = patientReading()): Promise<HostedContent> {
  const client = remoteClient(baseUrl, reading, undefined)
  const left: string[] = []
  const hosted = { client, left, limited: pLimit(atOnce) }
  const articles = await readArticles(hosted)
  const members = await readMembers(hosted)
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
