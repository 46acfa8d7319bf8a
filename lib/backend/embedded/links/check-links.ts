import { setTimeout as delay } from 'node:timers/promises'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { checkLink, type LinkProblem } from '@/lib/backend/check-link'
import { preparedArticle } from '@/lib/content/preparation/prepared-article'
import { dayOf, timeOf } from '@/lib/domain/dates'
import { loggable } from '@/lib/operations/log/loggable'
import { processSingleton } from '@/lib/operations/process-singleton'
import { settings } from '@/lib/operations/settings'
import { rowsIn } from '../database/rows-in'
import { storeChecked } from './broken-links'
import { outgoingLinks } from './link-rules'

const maxLinks = 500

const batchSize = 1000

/** Milliseconds between two articles: 100,000 take an hour and a half, and little of the processor. */
const pauseMs = 50

/** Hours of the day in Hanoi within which links are checked: few people read then. */
const [begins, ends] = ['01:00', '05:00']

const state = processSingleton('linkCheck', () => ({ isRunning: false, doneOn: '' }))

const ids = z.array(z.object({ id: z.coerce.number() }))

const forms = z.array(z.object({ made: z.string() }))

interface LinkCheck {
  before: Date
  /** Whether articles come first that have broken links: an editor may have mended them. */
  brokenFirst?: boolean
  until?: Date
}

async function nextArticles(payload: Payload, { before, brokenFirst = false }: LinkCheck): Promise<number[]> {
  const isBroken = sql`EXISTS (SELECT 1 FROM broken_links b WHERE b.article_id = a.id)`
  const first = brokenFirst ? sql`CASE WHEN ${isBroken} THEN 0 ELSE 1 END,` : sql``
  const statement = sql`
    SELECT a.id FROM articles a JOIN prepared_articles p ON p.article_id = a.id
      LEFT JOIN link_checks c ON c.article_id = a.id
    WHERE a._status = 'published' AND a.deleted_at IS NULL AND COALESCE(c.checked_at, '') < ${before.toISOString()}
    ORDER BY ${first} COALESCE(c.checked_at, ''), a.id LIMIT ${batchSize}`
  return ids.parse(await rowsIn({ payload }, statement)).map(({ id }) => id)
}

/** Of several processes one checks an article. False if another one has, or it is no longer published. */
async function claim(payload: Payload, id: number, before: Date): Promise<boolean> {
  const now = new Date().toISOString()
  const statement = sql`
    INSERT INTO link_checks (article_id, checked_at)
      SELECT id, ${now} FROM articles WHERE id = ${id} AND _status = 'published' AND deleted_at IS NULL
    ON CONFLICT (article_id) DO UPDATE SET checked_at = ${now} WHERE link_checks.checked_at < ${before.toISOString()}
    RETURNING article_id`
  return (await rowsIn({ payload }, statement)).length > 0
}

/** The HTML of an article's stored forms; empty if they cannot be read, which ends no check. */
async function htmlOf(payload: Payload, id: number): Promise<string> {
  const statement = sql`SELECT made FROM prepared_articles WHERE article_id = ${id}`
  const [stored] = forms.parse(await rowsIn({ payload }, statement))
  try {
    return preparedArticle.safeParse(JSON.parse(stored?.made ?? '{}')).data?.html.vi ?? ''
  } catch {
    return ''
  }
}

interface LinkCheckOptions {
  check: (address: string) => Promise<LinkProblem | undefined>
  pause: (ms: number) => Promise<unknown>
}

async function run(payload: Payload, expected: LinkCheck, { check, pause }: LinkCheckOptions): Promise<void> {
  const { host } = new URL(settings().SITE_URL)
  const known = new Map<string, LinkProblem | undefined>()
  for (;;) {
    const articles = await nextArticles(payload, expected)
    if (articles.length === 0) return
    for (const id of articles) {
      if (known.size >= maxLinks || (expected.until && new Date() >= expected.until)) return
      if (!(await claim(payload, id, expected.before))) continue
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

const defaultOptions: LinkCheckOptions = { check: (address) => checkLink(address, agent()), pause: delay }

/** Checks links beside everything else: hosts may be slow. Returns whether it has begun. Tests replace `options`. */
export function beginLinkCheck(payload: Payload, expected: LinkCheck, options = defaultOptions): boolean {
  if (state.isRunning) return false
  state.isRunning = true
  run(payload, expected, options)
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

export function checkLinksAtNight(payload: Payload, now: Date, options?: LinkCheckOptions): void {
  const [today, time] = [dayOf(now), timeOf(now)]
  if (state.doneOn === today || time < begins || time >= ends) return
  const at = (hour: string) => new Date(`${today}T${hour}:00+07:00`)
  if (beginLinkCheck(payload, { before: at('00:00'), until: at(ends) }, options)) state.doneOn = today
}
