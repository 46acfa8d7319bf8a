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

/** Articles that are looked up at once. */
const batchSize = 50

/** Hours of the day in Hanoi within which links are checked: few people read then. */
const [begins, ends] = ['01:00', '05:00']

const state = remember('linkCheck', () => ({ isRunning: false, doneOn: '' }))

const rows = z.array(z.object({ id: z.coerce.number(), made: z.string() }))

/** Published articles that were not checked since `before`, those that wait longest first. */
async function nextArticles({ db }: Payload, before: string): Promise<z.infer<typeof rows>> {
  const statement = sql`
    SELECT a.id, p.made FROM articles a JOIN prepared_articles p ON p.article_id = a.id
      LEFT JOIN link_checks c ON c.article_id = a.id
    WHERE a._status = 'published' AND a.deleted_at IS NULL AND COALESCE(c.checked_at, '') < ${before}
    ORDER BY COALESCE(c.checked_at, ''), a.id LIMIT ${batchSize}`
  return rows.parse((await db.execute({ drizzle: db.drizzle, sql: statement })).rows)
}

/** Claims an article, so that of several processes only one checks it. */
async function claim({ db }: Payload, id: number, before: string): Promise<boolean> {
  const now = new Date().toISOString()
  const statement = sql`
    INSERT INTO link_checks (article_id, checked_at) VALUES (${id}, ${now})
    ON CONFLICT (article_id) DO UPDATE SET checked_at = ${now} WHERE link_checks.checked_at < ${before}
    RETURNING article_id`
  return (await db.execute({ drizzle: db.drizzle, sql: statement })).rows.length > 0
}

/** The HTML of an article's stored forms; empty if they cannot be read, which ends no check. */
function htmlOf(made: string): string {
  try {
    return preparedArticle.safeParse(JSON.parse(made)).data?.html.vi ?? ''
  } catch {
    return ''
  }
}

type Check = (address: string) => Promise<LinkProblem | undefined>

/** Checks the links of articles that were not checked since `before`, one after the other. */
async function run(payload: Payload, before: string, check: Check): Promise<void> {
  const { host } = new URL(settings().SITE_URL)
  const known = new Map<string, LinkProblem | undefined>()
  for (;;) {
    const articles = await nextArticles(payload, before)
    if (articles.length === 0) return
    for (const { id, made } of articles) {
      if (known.size >= mostLinks) return
      if (!(await claim(payload, id, before))) continue
      const broken = new Map<string, LinkProblem>()
      for (const address of outgoingLinks(htmlOf(made), host)) {
        if (!known.has(address)) known.set(address, await check(address))
        const problem = known.get(address)
        if (problem) broken.set(address, problem)
      }
      await storeChecked(payload, id, broken, dayOf(new Date()))
    }
  }
}

const agent = () => `Mozilla/5.0 (compatible; ILC link check bot; +${settings().SITE_URL})`

/**
 * Begins to check the links of articles that were not checked since `before`, beside everything else: hosts may be
 * slow. Returns whether it has begun; of one process there is one run at a time.
 */
export function beginLinkCheck(
  payload: Payload,
  before: Date,
  check: Check = (address) => checkLink(address, agent()),
): boolean {
  if (state.isRunning) return false
  state.isRunning = true
  run(payload, before.toISOString(), check)
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
export function checkLinksAtNight(payload: Payload, now: Date, check?: Check): void {
  const [today, time] = [dayOf(now), timeOf(now)]
  if (state.doneOn === today || time < begins || time >= ends) return
  if (beginLinkCheck(payload, new Date(`${today}T00:00:00+07:00`), check)) state.doneOn = today
}
