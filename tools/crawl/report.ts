import type { Problem, Site } from './site'

/** Number of pages listed for one problem. */
const named = 3

/** Problems found, by rule. */
export type Findings = Record<string, Problem[]>

/** The pages of each problem, since many may share it. */
function pagesByProblem(problems: readonly Problem[]): Map<string, string[]> {
  const byWhat = new Map<string, string[]>()
  for (const { page, what } of problems) byWhat.set(what, [...new Set([...(byWhat.get(what) ?? []), page])])
  return byWhat
}

/** Each problem once, one line each: the first pages with it, the rule, the description. */
export function problemLines(findings: Findings): string[] {
  return Object.entries(findings).flatMap(([rule, problems]) =>
    [...pagesByProblem(problems)].map(([what, pages]) => {
      const more = pages.length - named
      return `${pages.slice(0, named).join(' ')}${more > 0 ? ` and ${more} more` : ''}\n  ${rule}: ${what}`
    }),
  )
}

/** A table of what was read, and the number of problems of each rule. */
export function table(
  { pages, files, reached, sitemaps, feeds, seen, again, missing }: Site,
  findings: Findings,
): string[] {
  const all = [...pages.values()]
  const pictures = [...files.values()].filter(({ picture }) => picture).length
  const counts = {
    pages: pages.size,
    ...Object.fromEntries(
      ['vi', 'en', 'zh-Hans'].map((name) => [
        `pages in ${name}`,
        all.filter(({ language }) => language === name).length,
      ]),
    ),
    'pages reached by links': all.filter(({ address }) => reached.has(address)).length,
    'other addresses': files.size,
    'pictures measured': pictures,
    'compared between agents': seen.length,
    'asked for again': again.length,
    'asked for in vain': missing.length,
    sitemaps: sitemaps.length,
    feeds: feeds.length,
  }
  const rows: [string, number | string][] = [
    ...Object.entries(counts),
    ...Object.entries(findings).map(([rule, problems]): [string, string] => [
      rule,
      problems.length === 0 ? 'holds' : `${pagesByProblem(problems).size} found`,
    ]),
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`)
}
