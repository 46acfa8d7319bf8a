import type { Payload, PayloadRequest } from 'payload'
import { dueChange } from '@/lib/domain/publication-plan'
import { nextAttempt } from '@/lib/operations/jobs/back-off'
import { loggable } from '@/lib/operations/log/loggable'
import { processSingleton } from '@/lib/operations/process-singleton'
import { isOutage } from '../database/database-outage'
import { idOf } from '../database/id-of'
import { invalidateAfter } from '../database/invalidate-after'
import { inTransaction } from '../database/transaction'
import { lockRecord } from '../hooks/lock-row'
import { payload } from '../payload'
import type { Article } from '../payload-types'
import { isShown, noteActivity, subjectOf } from '../staff/log-activity'
import { planOf } from './plan-and-review'

const batchSize = 20

const failures = processSingleton('failedPlans', () => new Map<number, { attempts: number; nextAt: Date }>())

async function dueArticles(backend: Payload, now: Date): Promise<number[]> {
  const isOver = { less_than_equal: now.toISOString() }
  const { docs } = await backend.findVersions({
    collection: 'articles',
    where: {
      and: [
        { latest: { equals: true } },
        { 'version.deletedAt': { exists: false } },
        { or: [{ 'version.publishAt': isOver }, { 'version.unpublishAt': isOver }] },
      ],
    },
    select: { parent: true },
    sort: 'version.publishAt',
    depth: 0,
    limit: 0,
    pagination: false,
  })
  return docs.map(({ parent }) => Number(parent))
}

async function plannerOf(req: PayloadRequest, savedBy: Article['savedBy']): Promise<string | undefined> {
  const id = idOf(savedBy)
  if (id === undefined) return undefined
  const row = await req.payload.findByID({ collection: 'staff', id, depth: 0, disableErrors: true, req })
  return row?.email
}

/** The row is locked first and its plan read again: of several processes only one finds it still due. */
async function followPlan(req: PayloadRequest, id: number, now: Date): Promise<void> {
  await lockRecord(req, 'articles', id)
  const article = await req.payload.findByID({
    collection: 'articles',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    req,
  })
  const change = article && dueChange(planOf(article), now)
  if (!change) return
  const wasShown = await isShown(req, id)
  const who = await plannerOf(req, article.savedBy)
  await req.payload.update({
    collection: 'articles',
    id,
    data:
      change === 'publish'
        ? { _status: 'published', publishAt: null }
        : { _status: 'draft', publishAt: null, unpublishAt: null },
    depth: 0,
    req,
  })
  const what = change === 'publish' ? 'PUBLISHED_AS_PLANNED' : 'WITHDRAWN_AS_PLANNED'
  if (change === 'publish' || wasShown) await noteActivity(req, who, what, subjectOf('articles', article))
}

/**
 * A background job: publishes and withdraws articles whose time has come, also while the site was down. Each in a
 * transaction of its own; one that fails is logged and tried again, later each time, and keeps no other waiting. An
 * outage is no failure of the articles: it is thrown at the end, and the next round tries them again.
 */
export async function publishPlanned(clock: () => Date = () => new Date()): Promise<void> {
  const backend = await payload()
  const due = await dueArticles(backend, clock())
  for (const id of failures.keys()) if (!due.includes(id)) failures.delete(id)
  const now = clock()
  const ready = due.filter((id) => (failures.get(id)?.nextAt ?? now) <= now).slice(0, batchSize)
  let outage: unknown
  for (const id of ready) {
    try {
      await invalidateAfter(() => inTransaction(backend, (req) => followPlan(req, id, clock())))
      failures.delete(id)
    } catch (error) {
      if (isOutage(error)) {
        outage ??= error
        continue
      }
      const attempts = (failures.get(id)?.attempts ?? 0) + 1
      failures.set(id, { attempts, nextAt: nextAttempt(attempts, clock()) })
      console.error(`The plan of article ${id} failed (attempt ${attempts}) and is tried again:`, loggable(error))
    }
  }
  if (outage) throw outage
}
