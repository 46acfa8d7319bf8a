import { types } from 'node:util'
import type { NodemailerError } from 'nodemailer'
import { cut } from '@/lib/domain/text'
import { oneLine } from './mail'

const longest = 300

/** Also matches addresses with a quoted local part. */
const addresses = /<?(?:"[^"]*"|[^\s<>"]*)@[^\s<>]*>?/g

/** A mail was not accepted. The error contains nothing of the mail, so it may be logged and stored. */
export class MailFailed extends Error {
  /** True if a retry would fail too. */
  readonly isFinal: boolean
  readonly reason: string

  constructor(isFinal: boolean, reason: string) {
    super(`A mail was not sent: ${reason}`)
    this.name = 'MailFailed'
    this.isFinal = isFinal
    this.reason = reason
  }
}

/**
 * Whether the server requires authentication, or refuses to relay for us. That is an error in the settings, not in this
 * mail.
 */
const isAboutUs = (code: number, response = '') => [530, 534, 535, 538].includes(code) || /\brelay/i.test(response)

/**
 * Whether the server permanently refused this recipient or message: 5xx to RCPT or DATA, unless the reason is our
 * configuration.
 */
function isRefused({ command, responseCode = 0, response }: NodemailerError): boolean {
  return (
    (command === 'RCPT TO' || command === 'DATA') &&
    responseCode >= 500 &&
    responseCode < 600 &&
    !isAboutUs(responseCode, response)
  )
}

export function toMailFailed(error: unknown): MailFailed {
  if (!types.isNativeError(error)) return new MailFailed(false, 'unknown error')
  return new MailFailed(isRefused(error), cut(oneLine(error.message).replace(addresses, '…'), longest))
}
