import { articlePath, listPath } from '@/lib/domain/paths'
import type { Language } from '@/lib/domain/languages'
import type { Redirection } from '@/lib/domain/redirects/check'
import type { Plan, PlannedArticle } from './plan'
import { lineOf, placeOf, type CategoryTree, type SectionMap } from './sections'
import type { Survey } from './survey'

/** The path of an address with what names its page; undefined for what is no address, and for the front page. */
export function pathOf(address: string): string | undefined {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const path = url.pathname + url.search
  return path === '/' ? undefined : path
}

const withSlug = (path: string, slug: string): string => path.replace(/[^/]+(\/?)$/, `${encodeURIComponent(slug)}$1`)

/** Of articles that are public at once. An old path is listed once, and not where it is the new one. */
export function permalinkRedirects(articles: Iterable<PlannedArticle>): Redirection[] {
  const all = [...articles].filter(({ visibility }) => visibility.state === 'PUBLIC')
  const results = new Map<string, string>()
  const add = (from: string | undefined, to: string) => {
    if (from !== undefined && from !== to && !results.has(from)) results.set(from, to)
  }
  for (const article of all) add(pathOf(article.permalink), articlePath(article))
  for (const article of all) {
    const path = pathOf(article.permalink)
    if (path === undefined || path.includes('?')) continue
    for (const slug of article.formerSlugs) add(withSlug(path, slug), articlePath(article))
  }
  return Array.from(results, ([from, to]) => ({ from, to }))
}

export function redirectsOf(
  { plan, survey, sections, language }: { plan: Plan; survey: Survey; sections: SectionMap; language: Language },
  articleIds: readonly string[],
): Redirection[] {
  const here = new Set(articleIds)
  const articles = [...plan.articles.values()].filter(({ id }) => here.has(id))
  return [...permalinkRedirects(articles), ...categoryRedirects(survey.categories, sections, language, survey.link)]
}

export function categoryRedirects(
  tree: CategoryTree,
  sections: SectionMap,
  language: Language,
  link: string,
): Redirection[] {
  const base = (pathOf(link) ?? '').replace(/[?#].*$/, '').replace(/\/+$/, '')
  return [...tree.values()].flatMap(({ nicename, name }) => {
    const { section } = placeOf({ type: 'post', categories: [{ nicename, name }] }, tree, sections)
    if (!section || section === 'NONE') return []
    const line = lineOf(nicename, tree).filter((each) => tree.has(each))
    return [{ from: `${base}/category/${line.reverse().join('/')}/`, to: listPath(language, section) }]
  })
}
