import type { Language } from '@/lib/domain/languages'

/** A mail ready to be sent: text only, without visitors' files or external resources. */
export type Mail = {
  /** One address, or several separated by commas. */
  to: string
  replyTo?: string
  language: Language
  subject: string
  text: string
  html: string
  calendar?: string
  /** Written by a person: not marked as sent automatically. */
  isPersonal?: boolean
}

export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
