import 'server-only'
import type { FoundArticles, FoundPerson } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { memberPath, overviewPath } from '@/lib/domain/overview'
import { foundArticlePath, legalTextPath, localPath } from '@/lib/domain/paths'
import { legalTextName } from '@/lib/http/i18n/legal-text-labels'
import { postInWords } from '@/lib/http/i18n/post-labels'
import { labelsOf } from '@/lib/http/i18n/labels'
import { findNamedPages } from './search'

interface Suggestion {
  title: string
  note?: string
  path: string
}

const nameOf = ({ fullName }: FoundPerson, language: Language) =>
  fullName.trim() || labelsOf(language)('member.unnamed')

/** What the search box suggests. The articles come first, without a label. */
export async function suggestionsFor(
  query: string,
  language: Language,
  { items, beside }: FoundArticles,
): Promise<{ announced: string; groups: { label: string; items: Suggestion[] }[] }> {
  const t = labelsOf(language)
  const pages = await findNamedPages(query, language, { isComplete: false })
  const groups: { label: string; items: Suggestion[] }[] = [
    { label: '', items: items.map(({ id, title }) => ({ title, path: foundArticlePath(language, id) })) },
    {
      label: t('search.people'),
      items: (beside?.people ?? []).map((person) => ({
        title: nameOf(person, language),
        note: postInWords(person.posts, language),
        path: localPath(person.language, memberPath(person.id)),
      })),
    },
    {
      label: t('search.partners'),
      items: (beside?.partners ?? []).map(({ fullName }) => ({
        title: fullName[language],
        path: localPath(language, overviewPath('partner')),
      })),
    },
    { label: t('search.pages'), items: pages.map(({ path, title }) => ({ title, path })) },
    {
      label: t('search.legalTexts'),
      items: (beside?.legalTexts ?? []).map((text) => ({
        title: legalTextName(text, language),
        path: legalTextPath(language, text.id),
      })),
    },
  ]
  const shown = groups.filter((group) => group.items.length > 0)
  const count = shown.reduce((sum, group) => sum + group.items.length, 0)
  return { announced: count > 0 ? t('search.suggested', { count }) : '', groups: shown }
}
