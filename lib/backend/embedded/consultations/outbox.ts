import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { defaultLanguage } from '@/lib/domain/languages'
import { loggable } from '@/lib/log/loggable'
import { isTooOld, nextAttempt } from '@/lib/jobs/back-off'
import { MailFailed } from '@/lib/mail/mail-failed'
import { isMailSet, sendMail } from '@/lib/mail/transport'
import { settings } from '@/lib/settings'
import { composeMail } from './compose-mail'
import { payload } from '../payload'
import type { Mail } from '../payload-types'

const collection = 'mails'

/** Mails looked at in one go: none takes longer than two minutes, and a round ends with the first that cannot be sent for now. */
const most = 5

/** Milliseconds after which a mail that a process took is anybody's again: the process has ended. */
const longestSending = 10 * 60 * 1000

const ids = z.array(z.object({ id: z.coerce.number() }))

async function run(statement: ReturnType<typeof sql>): Promise<number[]> {
  const { db } = await payload()
  return ids.parse((await db.execute({ drizzle: db.drizzle, sql: statement })).rows).map(({ id }) => id)
}

/** The words of a mail; where they cannot be found they are looked for later, and keep no other mail back. */
async function composedOrLater(mail: Mail): Promise<Partial<Mail>> {
  try {
    return await composeMail(mail)
  } catch (error) {
    return afterFailure(mail, error)
  }
}

/** Writes the words of mails that were only ordered: staff can read them in the outbox, sent or not. */
async function composeOrdered(): Promise<void> {
  const backend = await payload()
  const where = { subject: { exists: false }, state: { equals: 'WAITING' }, nextAttemptAt: { less_than_equal: new Date().toISOString() } } as const
  const { docs } = await backend.find({ collection, where, sort: 'createdAt', limit: most, depth: 0, pagination: false })
  for (const mail of docs) {
    await backend.update({ collection, where: { id: { equals: mail.id } }, data: await composedOrLater(mail), depth: 0 })
  }
}

/** Takes a mail for this process, in one statement: of several processes one gets it. */
async function take(id: number): Promise<Mail | undefined> {
  const [now, until] = [new Date(), new Date(Date.now() + longestSending)].map((date) => date.toISOString())
  const taken = await run(sql`UPDATE mails SET state = 'SENDING', next_attempt_at = ${until} WHERE id = ${id} AND state IN ('WAITING', 'SENDING') AND next_attempt_at <= ${now} RETURNING id`)
  return taken.length > 0 ? (await payload()).findByID({ collection, id, depth: 0 }) : undefined
}

/** What an attempt changes. */
type Attempted = Pick<Mail, 'state' | 'attempts' | 'lastError' | 'nextAttemptAt' | 'sentAt'>

/** What becomes of a mail that was not delivered. */
function afterFailure(mail: Mail, error: unknown): Attempted {
  const attempts = mail.attempts + 1
  if (!(error instanceof MailFailed)) console.error('A mail could not be sent:', loggable(error))
  const [isFinal, lastError] = error instanceof MailFailed ? [error.isFinal, error.reason] : [false, 'internal']
  const isOver = isFinal || isTooOld(new Date(mail.orderedAt), new Date())
  return { state: isOver ? 'FAILED' : 'WAITING', attempts, lastError, nextAttemptAt: nextAttempt(attempts, new Date()).toISOString() }
}

/** The same for each attempt to send a mail: whoever gets it twice can tell. */
function messageId({ id, onceKey, orderedAt }: Mail): string {
  const name = createHash('sha256').update(JSON.stringify([id, onceKey, orderedAt])).digest('hex').slice(0, 32)
  return `<${name}@${new URL(settings().SITE_URL).hostname}>`
}

/** Sends a mail and writes down what became of it. Returns whether the next may be tried: a server that is away is asked later. */
async function send(mail: Mail): Promise<boolean> {
  const { to, replyTo, language, subject, text, html, calendar } = mail
  let data: Attempted
  try {
    // As when a mail server is set only long after: nobody waits for it any more.
    if (isTooOld(new Date(mail.orderedAt), new Date())) throw new MailFailed(true, 'too old')
    await sendMail({ to, language: language ?? defaultLanguage, subject: subject ?? '', text: text ?? '', html: html ?? '', ...(replyTo && { replyTo }), ...(calendar && { calendar }) }, messageId(mail))
    data = { state: 'SENT', attempts: mail.attempts + 1, sentAt: new Date().toISOString(), lastError: null, nextAttemptAt: mail.nextAttemptAt }
  } catch (error) {
    data = afterFailure(mail, error)
  }
  await run(sql`
    UPDATE mails SET state = ${data.state}, attempts = ${data.attempts}, last_error = ${data.lastError}, sent_at = ${data.sentAt ?? null}, next_attempt_at = ${data.nextAttemptAt}, updated_at = ${new Date().toISOString()}
    WHERE id = ${mail.id} AND state = 'SENDING' RETURNING id`)
  return data.state !== 'WAITING'
}

/**
 * Sends the mails whose time has come, one after the other. A mail that was delivered is marked as sent before the next is taken; one that
 * a killed process had taken goes again, under the same Message-ID. Without SMTP_URL they are written and kept.
 */
export async function sendWaitingMails(): Promise<void> {
  await composeOrdered()
  if (!isMailSet()) return
  const due = await run(sql`SELECT id FROM mails WHERE state IN ('WAITING', 'SENDING') AND next_attempt_at <= ${new Date().toISOString()} AND subject IS NOT NULL ORDER BY next_attempt_at LIMIT ${most}`)
  for (const id of due) {
    const mail = await take(id)
    if (mail && !(await send(mail))) return
  }
}
