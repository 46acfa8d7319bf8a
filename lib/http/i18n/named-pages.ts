import { maxBeside } from '@/lib/domain/paging'
import { nameWords, pagesNamed, phrasesOf } from '@/lib/domain/search/names'
import { questionWords } from '@/lib/domain/search/question-words'
import type { Word } from '@/lib/domain/search/words'
import type { Language } from '@/lib/domain/languages'
import { overviewGroups, overviewPath, overviewRoot } from '@/lib/domain/overview'
import { contactPath, legalTextsPath, localPath } from '@/lib/domain/paths'
import { articleTypes, sectionPaths } from '@/lib/domain/sections'
import { sitePageIds, sitePagePath } from '@/lib/domain/site-pages'
import { labelsOf } from './labels'

export interface NamedPage {
  title: string
  lead: string
  path: string
  phrases: Word[][]
  isRegister: boolean
}

function pagesIn(language: Language): NamedPage[] {
  const t = labelsOf(language)
  const page = (path: string, title: string, lead: string, names = ''): NamedPage => ({
    title,
    lead,
    path: localPath(language, path),
    phrases: [...phrasesOf(title.replaceAll(',', ' ')), ...phrasesOf(names)],
    isRegister: path === legalTextsPath,
  })
  return [
    page(contactPath, t('nav.contact'), t('contactPage.description'), t('search.named.contact')),
    page(overviewRoot, t('nav.overview'), t('overview.lead'), t('search.named.overview')),
    ...articleTypes.map((type) =>
      page(
        `/${sectionPaths[type]}`,
        t(`sections.${type}.title`),
        t(`sections.${type}.lead`),
        t(`search.named.${type}`),
      ),
    ),
    page(legalTextsPath, t('legalText.register'), t('legalText.lead'), t('search.named.register')),
    ...sitePageIds.map((id) => page(sitePagePath(id), t(`sitePages.${id}`), '', t(`search.named.${id}`))),
    ...overviewGroups.map(({ key }) =>
      page(overviewPath(key), t(`overview.groups.${key}`), t(`overview.leads.${key}`)),
    ),
    ...overviewGroups.flatMap((group) =>
      group.key === 'phong-ban'
        ? group.values.map((unit) => {
            const name = t(`groups.${unit}`)
            return page(overviewPath(unit), name, t('overview.departmentLead', { name }))
          })
        : [],
    ),
  ]
}

const known = new Map<Language, NamedPage[]>()

function namedPages(language: Language): NamedPage[] {
  const pages = known.get(language) ?? pagesIn(language)
  known.set(language, pages)
  return pages
}

export const answered = ['contact', 'hours', 'fees'] as const

export type Answered = (typeof answered)[number]

export function answeredBy(query: string, language: Language): Answered | undefined {
  const t = labelsOf(language)
  const answers = answered.map((answer) => ({ answer, phrases: phrasesOf(t(`search.answers.${answer}`)) }))
  return namedBy(query, language, true, answers, 1)[0]?.answer
}

export const pagesNamedBy = (query: string, language: Language, { isComplete }: { isComplete: boolean }): NamedPage[] =>
  namedBy(query, language, isComplete, namedPages(language), maxBeside)

function namedBy<T extends Pick<NamedPage, 'phrases'>>(
  query: string,
  language: Language,
  isComplete: boolean,
  all: readonly T[],
  most: number,
): T[] {
  const ofQuestion = nameWords([...questionWords(query, language)].join(' '))
  const fillers = [...phrasesOf(labelsOf(language)('search.fillers')), ...ofQuestion.map((word) => [word])]
  return pagesNamed({ words: nameWords(query), isComplete }, fillers, all, most)
}
