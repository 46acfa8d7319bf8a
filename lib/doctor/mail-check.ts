import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { MailFailed, toMailFailed } from '@/lib/mail/mail-failed'
import { smtpSender, transportOptions } from '@/lib/mail/smtp'
import type { Settings } from '@/lib/settings'
import type { FindingCode } from './catalogue'
import { fine, finding, type Finding } from './finding'

/** Milliseconds to connect, for each answer, and for all of it. */
const timeouts = { connection: 8_000, greeting: 8_000, answer: 8_000, whole: 20_000 }

/** The mail settings, and the address of the operator if a mail is to be sent. */
export interface MailToCheck {
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL'>
  to: string | undefined
}

/** Connects and signs in, and sends nothing. */
async function signIn(server: string): Promise<void> {
  const transport = createTransport({
    ...transportOptions(server),
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.answer,
    dnsTimeout: timeouts.connection,
  })
  try {
    await transport.verify()
  } catch (error) {
    throw toMailFailed(error)
  } finally {
    transport.close()
  }
}

/** What is wrong, by the reason of a failure: the first that fits. A code of SMTP is in the answer of a server. */
const kinds: readonly (readonly [FindingCode, RegExp])[] = [
  ['mail-certificate', /certificate|altname/i],
  ['mail-encryption', /wrong version number|packet length|greeting never received/i],
  ['mail-blocked', /greeting/i],
  ['mail-refused', /auth|login|\b[45]\d\d\b/i],
]

const text = (site: string) => `This mail was sent by "npm run doctor" of ${site}. Mails of the site arrive here.`

async function sendTo(to: string, { SMTP_URL = '', MAIL_FROM, SITE_URL }: MailToCheck['settings']): Promise<Finding> {
  const from = MAIL_FROM ?? { name: '', address: to }
  const mail = { to, language: 'en', subject: `Test of ${SITE_URL}`, text: text(SITE_URL) } as const
  const html = `<!doctype html><html lang="en"><title>${mail.subject}</title><p>${mail.text}</p></html>`
  try {
    await smtpSender(SMTP_URL, from, timeouts)({ ...mail, html }, `<${randomUUID()}@${from.address.split('@')[1]}>`)
    return fine('a mail was sent: see whether it arrived, and not among spam')
  } catch (error) {
    return finding('mail-not-sent', `the mail was refused: ${failureOf(error)}`)
  }
}

const failureOf = (error: unknown) => (error instanceof MailFailed ? error : toMailFailed(error)).reason

/** Connects to the mail server and signs in. Sends a mail if an address is given. */
export async function checkMail({ settings, to }: MailToCheck): Promise<Finding[]> {
  if (!settings.SMTP_URL) return [finding('mail-off', 'SMTP_URL is not set, so no mail is sent')]
  try {
    await signIn(settings.SMTP_URL)
  } catch (error) {
    const reason = failureOf(error)
    const [code] = kinds.find(([, pattern]) => pattern.test(reason)) ?? ['mail-unreachable' as const]
    return [finding(code, `the mail server ${code === 'mail-refused' ? 'refused' : 'cannot be used'}: ${reason}`)]
  }
  if (to !== undefined) return [await sendTo(to, settings)]
  return [fine('the mail server accepts this site; --mail ADDRESS sends a mail there')]
}
