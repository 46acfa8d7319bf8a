import type { LegalTextWithState } from '@/lib/backend/model'
import { escapeHtml } from '@/lib/domain/text'
import { linkCitations } from '@/lib/content/html/cited-law'
import type { Language } from '@/lib/domain/languages'
import { legalTextPath } from '@/lib/domain/paths'
import { citedNotices, legalTextName, stateInWords } from '@/lib/http/i18n/legal-text-labels'
import { labelsOf } from '@/lib/http/i18n/labels'
import { absolute } from '@/lib/operations/settings'

interface CitedOutside {
  texts: readonly LegalTextWithState[]
  idByKey: Readonly<Record<string, string>>
}

export const legalTextAddress = (id: string, language: Language): string => absolute(legalTextPath(language, id))

export function withCited(
  html: string,
  { idByKey, texts }: CitedOutside,
  lawDay: string | undefined,
  language: Language,
): string {
  const linked = linkCitations(html, (key) => {
    const id = idByKey[key]
    return id === undefined ? undefined : legalTextAddress(id, language)
  })
  if (texts.length === 0) return linked
  const items = texts.map((text) => {
    const state = stateInWords(text, language)
    const name = escapeHtml(legalTextName(text, language))
    const link = `<a href="${legalTextAddress(text.id, language)}">${name}</a>`
    return `<li>${link}${state === undefined ? '' : ` – ${escapeHtml(state)}`}</li>`
  })
  return [
    ...citedNotices(texts, lawDay, language).map((notice) => `<p><strong>${escapeHtml(notice)}</strong></p>`),
    linked,
    `<h2>${escapeHtml(labelsOf(language)('legalText.cited'))}</h2><ul>${items.join('')}</ul>`,
  ].join('')
}
