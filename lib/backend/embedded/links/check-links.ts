import { setTimeout as delay } from 'node:timers/promises'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { checkLink, type LinkProblem } from '@/lib/backend/check-link'
import { preparedArticle } from '@/lib/content/preparation/prepared-article'
import { dayOf, timeOf } from '@/lib/domain/dates'
import { loggable } from '@/lib/log/loggable'
import { remember } from '@/lib/remember'
import { settings } from '@/lib/settings'
import { storeChecked } from './broken-links'
import { outgoingLinks } from './link-rules'

/** Addresses that one run asks; the articles that are left come first in the next one. */
const mostLinks = 500

/** Articles that are listed at once. */
const batchSize = 1000

/** Milliseconds between two articles: 100,000 take an hour and a half, and little of the processor. */
const pauseMs = 50

/** Hours of the day in Hanoi within which links are checked: few people read then. */
const [begins, ends] = ['01:00', '05:00']

const state = remember('linkCheck', () => ({ isRunning: false, doneOn: '' }))

const ids = z.array(z.object({ id: z.coerce.number() }))

const forms = z.array(z.object({ made: z.string() }))

const rowsOf = async ({ db }: Payload, statement: ReturnType<typeof sql>) =>
  (await db.execute({ drizzle: db.drizzle, sql: statement })).rows

/** Ids of published articles that were not checked since `before`, those that wait longest first. */
async function nextArticles(payload: Payload, before: string): Promise<number[]> {
  const statement = sql`
    SELECT a.id FROM articles a JOIN prepared_articles p ON p.article_id = a.id
      LEFT JOIN link_checks c ON c.article_id = a.id
    WHERE a._status = 'published' AND a.deleted_at IS NULL AND COALESCE(c.checked_at, '') < ${before}
    ORDER BY COALESCE(c.checked_at, ''), a.id LIMIT ${batchSize}`
  return ids.parse(await rowsOf(payload, statement)).map(({ id }) => id)
}

/** Claims an article, so that of several processes only one checks it. It may be gone since it was listed. */
async function claim(payload: Payload, id: number, before: string): Promise<boolean> {
  const now = new Date().toISOString()
  const statement = sql`
    INSERT INTO link_checks (article_id, checked_at)
      SELECT id, ${now} FROM articles WHERE id = ${id} AND _status = 'published' AND deleted_at IS NULL
    ON CONFLICT (article_id) DO UPDATE SET checked_at = ${now} WHERE link_checks.checked_at < ${before}
    RETURNING article_id`
  return (await rowsOf(payload, statement)).length > 0
}

/** The HTML of an article's stored forms; empty if they cannot be read, which ends no check. */
async function htmlOf(payload: Payload, id: number): Promise<string> {
  const statement = sql`SELECT made FROM prepared_articles WHERE article_id = ${id}`
  const [stored] = forms.parse(await rowsOf(payload, statement))
  try {
    return preparedArticle.safeParse(JSON.parse(stored?.made ?? '{}')).data?.html.vi ?? ''
  } catch {
    return ''
  }
}

/** How a run asks an address, and how it waits for a number of milliseconds. */
interface Means {
  check: (address: string) => Promise<LinkProblem | undefined>
  pause: (ms: number) => Promise<unknown>
}

/** Checks the links of articles that were not checked since `before`, one after the other. */
async function run(payload: Payload, before: string, { check, pause }: Means): Promise<void> {
  const { host } = new URL(settings().SITE_URL)
  const known = new Map<string, LinkProblem | undefined>()
  for (;;) {
    const articles = await nextArticles(payload, before)
    if (articles.length === 0) return
    for (const id of articles) {
      if (known.size >= mostLinks) return
      if (!(await claim(payload, id, before))) continue
      const broken = new Map<string, LinkProblem>()
      for (const address of outgoingLinks(await htmlOf(payload, id), host)) {
        if (!known.has(address)) known.set(address, await check(address))
        const problem = known.get(address)
        if (problem) broken.set(address, problem)
      }
      await storeChecked(payload, id, broken, dayOf(new Date()))
      await pause(pauseMs)
    }
  }
}

const agent = () => `Mozilla/5.0 (compatible; ILC link check bot; +${settings().SITE_URL})`

const ownMeans: Means = { check: (address) => checkLink(address, agent()), pause: delay }

/**
 * Begins to check the links of articles that were not checked since `before`, beside everything else: hosts may be
 * slow. Returns whether it has begun; of one process there is one run at a time.
 */
export function beginLinkCheck(payload: Payload, before: Date, means = ownMeans): boolean {
  if (state.isRunning) return false
  state.isRunning = true
  run(payload, before.toISOString(), means)
    .catch((error: unknown) => {
      console.error('Links of articles could not be checked:', loggable(error))
      // What is left is checked in the same night.
      state.doneOn = ''
    })
    .finally(() => {
      state.isRunning = false
    })
  return true
}

/**
 * A background job: once a night, checks links of published articles, those first that were not checked for longest.
 */
export function checkLinksAtNight(payload: Payload, now: Date, means?: Means): void {
  const [today, time] = [dayOf(now), timeOf(now)]
  if (state.doneOn === today || time < begins || time >= ends) return
  if (beginLinkCheck(payload, new Date(`${today}T00:00:00+07:00`), means)) state.doneOn = today
}
