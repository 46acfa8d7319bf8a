import type { Language } from '@/lib/domain/languages'

/** A mail ready to be sent: text only, without visitors' files or external resources. */
export type Mail = {
  /** One address, or several separated by commas. */
  to: string
  /** The address for replies, if it is not the sender. */
  replyTo?: string
  /** The language of the mail. */
  language: Language
  subject: string
  text: string
  /** The same text as a complete HTML document. */
  html: string
  /** An iCalendar file (RFC 5545) with one event. */
  calendar?: string
  /** Written by a person: not marked as sent automatically. */
  isPersonal?: boolean
}

/** Text that is safe in a header: one line, no control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
