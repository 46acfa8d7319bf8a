import { hash } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { defaultLanguage } from '@/lib/domain/languages'
import { loggable } from '@/lib/operations/log/loggable'
import { isTooOld, latestAttempt, nextAttempt } from '@/lib/operations/jobs/back-off'
import { ageMeasuredAt } from '@/lib/operations/clock-note'
import { isStopping } from '@/lib/operations/stopping'
import { MailFailed } from '@/lib/consultation/mail/mail-failed'
import { isMailSet, sendMail } from '@/lib/consultation/mail/transport'
import { settings } from '@/lib/operations/settings'
import { isOutage } from '../database/database-outage'
import type { SQL } from '../database/list-of'
import { rowsOf } from '../database/rows-of'
import { noteTime } from '../database/site-clock'
import { composeMail } from './compose-mail'
import { payload } from '../payload'
import { isResetOver, resetLetter } from '../staff/reset-letter'
import type { Mail } from '../payload-types'

const collection = 'mails'

/** Mails per run, at most two minutes each. A run ends at the first that cannot be sent now. */
const batchSize = 5

/** Milliseconds after which a claimed mail may be claimed again: the process that claimed it has died. */
const claimMs = 10 * 60 * 1000

const idRow = z.object({ id: z.coerce.number() })

const run = async (statement: SQL): Promise<number[]> => (await rowsOf(statement, idRow)).map(({ id }) => id)

/** Due at once: not tried yet, or put off for longer than any is (the clock was ahead when it was queued). */
function isDue(): SQL {
  const [now, latest] = [new Date(), latestAttempt(new Date())].map((date) => date.toISOString())
  return sql`(state IN ('WAITING', 'SENDING')
    AND (next_attempt_at <= ${now} OR next_attempt_at > ${latest} OR (state = 'WAITING' AND attempts = 0)))`
}

async function compose(mail: Mail): Promise<void> {
  try {
    const data = await composeMail(mail)
    const { errors } = await (await payload()).update({
      collection,
      where: { id: { equals: mail.id } },
      data,
      depth: 0,
    })
    // Of several records Payload reports what failed, and throws nothing.
    for (const { message } of errors) throw new Error(message)
  } catch (error) {
    if (isOutage(error)) throw error
    await storeAttempt(mail, 'WAITING', await afterFailure(mail, error))
  }
}

/** Composes queued mails, so that staff can read them in the outbox whether or not they are sent. */
async function composeQueued(): Promise<void> {
  const backend = await payload()
  const due = await run(
    sql`SELECT id FROM mails WHERE ${isDue()} AND state = 'WAITING' AND subject IS NULL ORDER BY created_at LIMIT ${batchSize}`,
  )
  for (const id of due) {
    const mail = await backend.findByID({ collection, id, depth: 0, disableErrors: true })
    if (mail) await compose(mail)
  }
}

/** Claims a mail for this process, in a single statement: of several processes only one gets it. */
async function take(id: number): Promise<Mail | null> {
  const until = new Date(Date.now() + claimMs).toISOString()
  const taken = await run(
    sql`UPDATE mails SET state = 'SENDING', next_attempt_at = ${until} WHERE id = ${id} AND ${isDue()} RETURNING id`,
  )
  return taken.length > 0 ? (await payload()).findByID({ collection, id, depth: 0, disableErrors: true }) : null
}

type Attempted = Pick<Mail, 'state' | 'attempts' | 'lastError' | 'nextAttemptAt' | 'sentAt'>

/** Whether nobody expects it any more. A clock put forward makes no mail late (ADR 21), except for a new password. */
async function isLate(mail: Mail): Promise<boolean> {
  if (isResetOver(mail)) return true
  const [ordered, now] = [new Date(mail.orderedAt), new Date()]
  // Most mails are new by any clock, and need no statement.
  if (!isTooOld(ordered, now)) return false
  return isTooOld(ordered, ageMeasuredAt(await noteTime(await payload()), ordered, now))
}

async function afterFailure(mail: Mail, error: unknown): Promise<Attempted> {
  const attempts = mail.attempts + 1
  if (!(error instanceof MailFailed)) console.error('A mail could not be sent:', loggable(error))
  const [isFinal, lastError] = error instanceof MailFailed ? [error.isFinal, error.reason] : [false, 'internal']
  const isOver = isFinal || (await isLate(mail))
  return {
    state: isOver ? 'FAILED' : 'WAITING',
    attempts,
    lastError,
    nextAttemptAt: nextAttempt(attempts, new Date()).toISOString(),
  }
}

async function storeAttempt({ id }: Mail, before: Mail['state'], data: Attempted): Promise<void> {
  await run(sql`
    UPDATE mails SET state = ${data.state}, attempts = ${data.attempts}, last_error = ${data.lastError}, sent_at = ${data.sentAt ?? null}, next_attempt_at = ${data.nextAttemptAt}, updated_at = ${new Date().toISOString()}
    WHERE id = ${id} AND state = ${before} RETURNING id`)
}

/** The Message-ID, the same for every attempt to send a mail, so that a duplicate can be recognised. */
function messageId({ id, onceKey, orderedAt }: Mail): string {
  const name = hash('sha256', JSON.stringify([id, onceKey, orderedAt]), 'hex').slice(0, 32)
  return `<${name}@${new URL(settings().SITE_URL).hostname}>`
}

const release = (mail: Mail) =>
  storeAttempt(mail, 'SENDING', {
    state: 'WAITING',
    attempts: mail.attempts,
    lastError: mail.lastError ?? null,
    nextAttemptAt: new Date().toISOString(),
  })

/** Returns whether to try the next mail. Throws during an outage of the database, which is no attempt. */
async function send(mail: Mail): Promise<boolean> {
  let data: Attempted
  let letter: Pick<Mail, 'text' | 'html'> | undefined
  try {
    if (await isLate(mail)) throw new MailFailed(true, 'too old')
    letter = mail.kind === 'PASSWORD_RESET' ? await resetLetter(await payload(), mail) : mail
    const { to, replyTo, language, subject, calendar } = mail
    await sendMail(
      {
        to,
        language: language ?? defaultLanguage,
        subject: subject ?? '',
        text: letter.text ?? '',
        html: letter.html ?? '',
        ...(replyTo && { replyTo }),
        ...(calendar && { calendar }),
        isPersonal: mail.kind === 'ANSWER',
      },
      messageId(mail),
    )
    data = {
      state: 'SENT',
      attempts: mail.attempts + 1,
      sentAt: new Date().toISOString(),
      lastError: null,
      nextAttemptAt: mail.nextAttemptAt,
    }
  } catch (error) {
    // Once there is a letter, it is the mail server that is away.
    if (!letter && isOutage(error)) {
      await release(mail)
      throw error
    }
    data = await afterFailure(mail, error)
  }
  await storeAttempt(mail, 'SENDING', data)
  return data.state !== 'WAITING'
}

/**
 * Sends due mails, one after the other. A delivered mail is marked as sent before the next one is claimed. A mail that
 * a killed process had claimed is sent again, with the same Message-ID. None is begun once the process is told to stop.
 * Without SMTP_URL mails are composed and stay in
 * the outbox.
 */
export async function sendWaitingMails(): Promise<void> {
  await composeQueued()
  if (!isMailSet()) return
  const due = await run(
    sql`SELECT id FROM mails WHERE ${isDue()} AND subject IS NOT NULL ORDER BY CASE WHEN kind IN ('REVIEW_ASKED', 'REVIEW_RETURNED', 'REVIEW_APPROVED', 'REMINDER') THEN 1 ELSE 0 END, next_attempt_at LIMIT ${batchSize}`,
  )
  for (const id of due) {
    // The process may end before the next mail is known to be sent, which would be sent twice then.
    if (isStopping()) return
    const mail = await take(id)
    if (mail && !(await send(mail))) return
  }
}
