import type { Language } from '@/lib/domain/languages'

/** A mail that is ready to be sent: words only, no person's file and nothing that is fetched from elsewhere. */
export type Mail = {
  /** One address, or several with commas between them. */
  to: string
  /** Where an answer goes when it is not the sender. */
  replyTo?: string
  /** The language it is written in. */
  language: Language
  subject: string
  text: string
  /** The same words as a whole HTML document. */
  html: string
  /** An iCalendar file (RFC 5545) with one event. */
  calendar?: string
}

/** Text as a header can hold it: one line, no control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
