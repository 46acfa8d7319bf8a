import type { Payload } from 'payload'
import { decision, type Content, type ContentRecord } from '@/lib/content/import/content'
import { ContentProblems } from '@/lib/content/import/problems'
import { withoutValues } from '@/lib/operations/log/loggable'
import { afterCommit } from '../database/after-commit'
import { outageOf } from '../database/database-outage'
import { refreshStatistics } from '../database/statistics'
import { loadContent } from './load'
import { planOfRedirects } from '../redirects/store-redirects'
import { assertReplaceable, findImported, NotReplaced, type ImportResult } from './loading'
import { tellSites } from './tell-sites'

/** What is no problem of the content is an error of the site, which the next record may not have. */
function reasonOf(error: unknown): string {
  if (error instanceof ContentProblems) return error.problems.map(({ message }) => message).join('; ')
  return withoutValues(error instanceof Error ? error.message : String(error))
}

const sumOf = (results: ImportResult[]): ImportResult => ({
  created: results.reduce((sum, { created }) => sum + created, 0),
  updated: results.reduce((sum, { updated }) => sum + updated, 0),
  unchanged: results.reduce((sum, { unchanged }) => sum + unchanged, 0),
})

interface Done {
  result: ImportResult
  left: string[]
  articleIds: string[]
}

const idsOf = ({ articles }: Content): string[] => articles.map(({ id }) => id)

type Records = Iterable<ContentRecord> | AsyncIterable<ContentRecord>

/** Takes records one by one. What the site refuses is in `left`, with the reason. */
async function takeEach(
  records: Records,
  take: (content: Content) => Promise<ImportResult>,
  isRefusal: (error: unknown) => boolean,
): Promise<Done> {
  const results: ImportResult[] = []
  const [left, articleIds]: [string[], string[]] = [[], []]
  for await (const { name, content } of records)
    try {
      results.push(await take(content))
      articleIds.push(...idsOf(content))
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (error instanceof NotReplaced) articleIds.push(...idsOf(content))
      left.push(`${name}: ${reasonOf(error)}`)
    }
  return { result: sumOf(results), left, articleIds }
}

/** Loads each record in its own transaction, and notifies the running sites. */
export async function importRecords(
  payload: Payload,
  folder: string,
  records: Records,
  notifySites: () => Promise<void>,
): Promise<Done> {
  const take = (content: Content) => afterCommit(() => loadContent(payload, folder, content), tellSites)
  const done = await takeEach(records, take, (error) => !outageOf(error))
  await notifySites()
  await refreshStatistics(payload)
  return done
}

export async function planOf(payload: Payload, content: Content): Promise<ImportResult> {
  const plan: ImportResult = { created: 0, updated: 0, unchanged: 0 }
  const records = [
    ...content.members.map((record) => ({ collection: 'members', record }) as const),
    ...content.articles.map((record) => ({ collection: 'articles', record }) as const),
    ...content.partners.map((record) => ({ collection: 'ecosystems', record }) as const),
    ...content.topics.map((record) => ({ collection: 'topics', record }) as const),
    ...content.videos.map((record) => ({ collection: 'videos', record }) as const),
    ...content.legalTexts.map((record) => ({ collection: 'legal-texts', record }) as const),
    ...content.sitePages.map((record) => ({ collection: 'site-pages', record }) as const),
  ]
  const note = (before: { sourceHash?: string | null } | undefined, sourceHash: string) => {
    const decided = decision(before, sourceHash)
    plan[decided === 'kept' ? 'unchanged' : decided] += 1
  }
  for (const { collection, record } of records) {
    const isRevision = 'state' in record && record.state === 'REVISION'
    const row = await findImported({ payload, req: undefined }, collection, record.id, isRevision)
    assertReplaceable(row, record.sourceHash, record.id)
    note(row, record.sourceHash)
  }
  if (content.siteRecord)
    note(await payload.findGlobal({ slug: 'site-record', depth: 0 }), content.siteRecord.sourceHash)
  if (content.redirects.length > 0) return sumOf([plan, await planOfRedirects(payload, content.redirects)])
  return plan
}

export const planOfRecords = (payload: Payload, records: Records): Promise<Done> =>
  takeEach(
    records,
    (content) => planOf(payload, content),
    (error) => error instanceof ContentProblems,
  )
