import { phrasesOf } from '@/lib/domain/search-beside/pages'
import type { TypedWord } from '@/lib/domain/search-beside/typed-words'
import type { Language } from '@/lib/domain/languages'
import { overviewGroups, overviewPath, overviewRoot } from '@/lib/domain/overview'
import { contactPath, legalTextsPath, localPath } from '@/lib/domain/paths'
import { articleTypes, sectionPaths } from '@/lib/domain/sections'
import { wordsOf } from './words'

/** A page of the site that is no article, with what people call it. */
export interface NamedPage {
  title: string
  lead: string
  /** The address in a language. */
  path: string
  phrases: TypedWord[][]
  /** Whether it is the register of texts of law, which a site may not have. */
  isRegister: boolean
}

function pagesIn(language: Language): NamedPage[] {
  const t = wordsOf(language)
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

/** The pages of a language that a search may name. */
export function namedPages(language: Language): NamedPage[] {
  const pages = known.get(language) ?? pagesIn(language)
  known.set(language, pages)
  return pages
}
