import { createTransport, type SMTPTransportOptions } from 'nodemailer'
import { htmlLang } from '@/lib/domain/languages'
import { calendarFileName } from './consultation-event'
import { oneLine, type Mail } from './mail'
import { toMailFailed } from './mail-failed'

/** Milliseconds that a mail server may take: to be reached, to greet, to answer each time, and for a mail as a whole. */
export type SmtpTimeouts = { connection: number; greeting: number; answer: number; whole: number }

const defaultTimeouts: SmtpTimeouts = { connection: 15_000, greeting: 15_000, answer: 30_000, whole: 120_000 }

/** Whose mails these are. */
type Sender = { name: string; address: string }

const isThisMachine = (host: string) => /^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host)

/**
 * The way to a mail server, `smtp://user:password@host:587` or `smtps://…`. A password goes over no line that is not encrypted to a server with a valid
 * certificate, unless it stays on this machine. A relay that asks for none is taken as it is: encrypted where it offers that, under any certificate,
 * since the relays of internal networks sign their own, and to refuse them would only mean to send in the clear.
 */
export function wayTo(address: string): SMTPTransportOptions {
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

/** Addresses as they are, so that none is read as several. */
const toAddresses = (list: string) => list.split(',').map((address) => ({ name: '', address: address.trim() }))

/**
 * The calendar file is an attachment of the type that mail programs look for. As one more wording of the mail, beside text and HTML, Gmail would show it
 * no better, and Exchange may show nothing but it.
 */
const calendarFile = (calendar: string) => ({
  filename: calendarFileName(calendar),
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  contentDisposition: 'attachment' as const,
  content: calendar,
})

/**
 * Sends mails by one server. A `messageId` that is the same at every attempt lets a mail be known again that was taken although its receipt got lost.
 * It is enough that one of several recipients is taken. Throws a MailFailed.
 */
export function smtpSender(address: string, from: Sender, { connection, greeting, answer, whole }: SmtpTimeouts = defaultTimeouts) {
  const transport = createTransport({
    ...wayTo(address),
    connectionTimeout: connection,
    greetingTimeout: greeting,
    socketTimeout: answer,
    dnsTimeout: connection,
    socketCloseTimeout: 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  })
  return async ({ to, replyTo, language, subject, text, html, calendar }: Mail, messageId: string): Promise<void> => {
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
        // No machine is to answer a mail that a machine wrote (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': htmlLang[language] },
        signal: AbortSignal.timeout(whole),
      })
    } catch (error) {
      throw toMailFailed(error)
    }
  }
}
