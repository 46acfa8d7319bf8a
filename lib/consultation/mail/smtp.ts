import { createTransport, type SMTPTransportOptions } from 'nodemailer'
import { htmlLang } from '@/lib/domain/languages'
import { calendarFileName } from './consultation-event'
import { oneLine, type Mail } from './mail'
import { toMailFailed } from './mail-failed'

/** Timeouts in milliseconds: to connect, for the greeting, for each answer, and for a mail as a whole. */
export type SmtpTimeouts = { connection: number; greeting: number; answer: number; whole: number }

const defaultTimeouts: SmtpTimeouts = { connection: 15_000, greeting: 15_000, answer: 30_000, whole: 120_000 }

type Sender = { name: string; address: string }

const isThisMachine = (host: string) => /^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host)

/**
 * Transport options for a mail server, `smtp://user:password@host:587` or `smtps://…`.
 * A password is only sent over TLS with a valid certificate, unless the server is on this machine. A relay without a
 * password is used as it is: encrypted if it offers TLS, with any certificate. Relays in internal networks use
 * self-signed certificates, and refusing those would only mean sending unencrypted.
 */
export function transportOptions(address: string): SMTPTransportOptions {
  const { protocol, hostname, port, username, password } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  const secure = protocol === 'smtps:'
  const isGuarded = secure || (username !== '' && !isThisMachine(host))
  return {
    host,
    secure,
    port: Number(port) || (secure ? 465 : 587),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...(isGuarded ? { requireTLS: !secure } : { opportunisticTLS: true, tls: { rejectUnauthorized: false } }),
  }
}

/** Splits the list into single addresses, so that none is parsed as several. */
const toAddresses = (list: string) => list.split(',').map((address) => ({ name: '', address: address.trim() }))

/**
 * The calendar file is an attachment of the type that mail clients look for. As a third alternative beside text and
 * HTML, Gmail would not show it any better, and Exchange might show only the calendar.
 */
const calendarFile = (calendar: string) => ({
  filename: calendarFileName(calendar),
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  contentDisposition: 'attachment' as const,
  content: calendar,
})

/**
 * Creates a function that sends mails through one server. Use the same `messageId` for every attempt, so that a
 * duplicate is recognised if the mail was accepted but the confirmation was lost.
 * A mail counts as sent if at least one of its recipients is accepted. The function throws MailFailed.
 */
export function smtpSender(
  address: string,
  from: Sender,
  { connection, greeting, answer, whole }: SmtpTimeouts = defaultTimeouts,
) {
  const transport = createTransport({
    ...transportOptions(address),
    connectionTimeout: connection,
    greetingTimeout: greeting,
    socketTimeout: answer,
    dnsTimeout: connection,
    socketCloseTimeout: 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  })
  return async (
    { to, replyTo, language, subject, text, html, calendar, isPersonal }: Mail,
    messageId: string,
  ): Promise<void> => {
    try {
      await transport.sendMail({
        from,
        to: toAddresses(to),
        ...(replyTo && { replyTo: toAddresses(replyTo) }),
        subject: oneLine(subject),
        messageId,
        text,
        html,
        attachments: calendar ? [calendarFile(calendar)] : [],
        // Asks auto-responders not to reply to an automatic mail (RFC 3834).
        headers: {
          ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
          'Content-Language': htmlLang[language],
        },
        signal: AbortSignal.timeout(whole),
      })
    } catch (error) {
      throw toMailFailed(error)
    }
  }
}
