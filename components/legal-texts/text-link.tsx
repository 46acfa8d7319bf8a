import type { LegalTextName } from '@/lib/backend/model'
import { legalTextPath } from '@/lib/domain/paths'
import { legalTextName } from '@/lib/http/i18n/legal-text-labels'
import { currentLanguage } from '@/lib/http/i18n/request'

export async function TextLink({ text }: { text: LegalTextName }) {
  const language = await currentLanguage()
  return <a href={legalTextPath(language, text.id)}>{legalTextName(text, language)}</a>
}
