import { htmlLang, type Language } from '@/lib/domain/languages'
import { settings } from '@/lib/settings'

/** The whole address of a path; the home page's has no slash at its end, as in the head of the page. */
export const absolute = (path: string): string => (path === '/' ? settings().SITE_URL : new URL(path, settings().SITE_URL).href)

/** What the things of a graph are called in it. Each is the same on every page that names it. */
export const ids = {
  organisation: () => absolute('/#organization'),
  hours: () => absolute('/#hours'),
  site: (language: Language) => absolute(`/#website-${htmlLang[language]}`),
  page: (path: string) => `${absolute(path)}#webpage`,
  breadcrumb: (path: string) => `${absolute(path)}#breadcrumb`,
  picture: (path: string) => `${absolute(path)}#picture`,
  article: (path: string) => `${absolute(path)}#article`,
  service: (path: string) => `${absolute(path)}#service`,
  person: (path: string) => `${absolute(path)}#person`,
  list: (path: string) => `${absolute(path)}#list`,
  film: (path: string) => `${absolute(path)}#film`,
}

/** Points to another thing of the same graph. */
export const refersTo = (id: string) => ({ '@id': id })
