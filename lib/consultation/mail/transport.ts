import { settings } from '@/lib/operations/settings'
import type { Mail } from './mail'
import { MailFailed } from './mail-failed'
import { smtpSender } from './smtp'

let send: ReturnType<typeof smtpSender> | undefined

export const isMailSet = (): boolean => settings().SMTP_URL !== undefined

/**
 * Sends a mail through the configured server. `messageId` must be the same at every attempt. Throws MailFailed, which
 * says whether a retry makes sense.
 */
export async function sendMail(mail: Mail, messageId: string): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = settings()
  if (!SMTP_URL || !MAIL_FROM) throw new MailFailed(false, 'SMTP_URL is not set')
  send ??= smtpSender(SMTP_URL, MAIL_FROM)
  await send(mail, messageId)
}
