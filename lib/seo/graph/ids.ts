import { htmlLang, type Language } from '@/lib/domain/languages'
import { absolute } from '@/lib/operations/settings'

export const ids = {
  organisation: () => absolute('/#organization'),
  hours: () => absolute('/#hours'),
  site: (language: Language) => absolute(`/#website-${htmlLang[language]}`),
  page: (path: string) => `${absolute(path)}#webpage`,
  breadcrumb: (path: string) => `${absolute(path)}#breadcrumb`,
  image: (path: string) => `${absolute(path)}#picture`,
  article: (path: string) => `${absolute(path)}#article`,
  course: (path: string) => `${absolute(path)}#course`,
  service: (path: string) => `${absolute(path)}#service`,
  person: (path: string) => `${absolute(path)}#person`,
  legislation: (path: string) => `${absolute(path)}#legislation`,
  list: (path: string) => `${absolute(path)}#list`,
  video: (path: string) => `${absolute(path)}#film`,
}

export const refersTo = (id: string) => ({ '@id': id })
