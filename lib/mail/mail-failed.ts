import { types } from 'node:util'
import type { NodemailerError } from 'nodemailer'
import { cut } from '@/lib/domain/text'
import { oneLine } from './mail'

/** Letters of a reason. */
const longest = 300

/** With a quoted part before the @ too. */
const addresses = /<?(?:"[^"]*"|[^\s<>"]*)@[^\s<>]*>?/g

/** A mail was not taken. It holds nothing of the mail, so it may be logged and stored. */
export class MailFailed extends Error {
  /** Whether trying again is in vain. */
  readonly isFinal: boolean
  /** What the server or the connection said, without e-mail addresses. */
  readonly reason: string

  constructor(isFinal: boolean, reason: string) {
    super(`A mail was not sent: ${reason}`)
    this.name = 'MailFailed'
    this.isFinal = isFinal
    this.reason = reason
  }
}

/** Whether a server asks for a sign-in first, or refuses to pass mail on for us: mended in the settings, and no fault of this mail. */
const isAboutUs = (code: number, response = '') => [530, 534, 535, 538].includes(code) || /\brelay/i.test(response)

/** Whether the server refused this recipient or this message for good: 5xx to RCPT or DATA, and not because of who we are. */
function isRefused({ command, responseCode = 0, response }: NodemailerError): boolean {
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500 && responseCode < 600 && !isAboutUs(responseCode, response)
}

/** What went wrong in words that can be shown and kept. */
export function toMailFailed(error: unknown): MailFailed {
  if (!types.isNativeError(error)) return new MailFailed(false, 'unknown error')
  return new MailFailed(isRefused(error), cut(oneLine(error.message).replace(addresses, '…'), longest))
}
