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

/** Loads records one by one, each in its own transaction. What the site refuses is in `left`, with the reason. */
export async function importRecords(
  payload: Payload,
  folder: string,
  records: Iterable<ContentRecord> | AsyncIterable<ContentRecord>,
  notifySites: () => Promise<void>,
): Promise<Done> {
  const results: ImportResult[] = []
  const [left, articleIds]: [string[], string[]] = [[], []]
  for await (const { name, content } of records) {
    const load = () => loadContent(payload, folder, content)
    try {
      results.push(await afterCommit(load, tellSites))
      articleIds.push(...idsOf(content))
    } catch (error) {
      if (outageOf(error)) throw error
      if (error instanceof NotReplaced) articleIds.push(...idsOf(content))
      left.push(`${name}: ${reasonOf(error)}`)
    }
  }
  await notifySites()
  await refreshStatistics(payload)
  return { result: sumOf(results), left, articleIds }
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

export async function planOfRecords(
  payload: Payload,
  records: Iterable<ContentRecord> | AsyncIterable<ContentRecord>,
): Promise<Done> {
  const plans: ImportResult[] = []
  const [left, articleIds]: [string[], string[]] = [[], []]
  for await (const { name, content } of records) {
    try {
      plans.push(await planOf(payload, content))
      articleIds.push(...idsOf(content))
    } catch (error) {
      if (!(error instanceof ContentProblems)) throw error
      left.push(`${name}: ${reasonOf(error)}`)
    }
  }
  return { result: sumOf(plans), left, articleIds }
}
