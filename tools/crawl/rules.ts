import type { Page } from './page'
import { documentRules, pageRules, type PageRule } from './page-rules'
import { siteRules } from './site-rules'
import type { Problem, Site } from './site'

const onPages = (rules: Record<string, PageRule>, pages: Page[], site: Site): [string, Problem[]][] =>
  Object.entries(rules).map(([name, rule]) => [
    name,
    pages.flatMap((page) => rule(page, site).map((what) => ({ page: page.address, what }))),
  ])

export function problemsOf(site: Site): string[] {
  const pages = [...site.pages.values()]
  const sent = [...pages, ...site.missing].filter(({ html }) => html.startsWith('<'))
  // The same page reports that many addresses lead nowhere.
  const documents = [...new Map(sent.map((page) => [page.html, page])).values()]
  const results: [string, Problem[]][] = [
    ...onPages(
      pageRules,
      pages.filter(({ status }) => status === 200),
      site,
    ),
    ...onPages(documentRules, documents, site),
    ...Object.entries(siteRules).map(([name, rule]): [string, Problem[]] => [name, rule(site)]),
  ]
  return results.flatMap(([name, problems]) =>
    Array.from(
      Map.groupBy(problems, ({ what }) => what),
      ([what, same]) => {
        const first = same.slice(0, 3).map(({ page }) => page)
        return `${name}: ${what}\n  ${first.join(' ')}${same.length > 3 ? ` and ${same.length - 3} more` : ''}`
      },
    ),
  )
}
