import { argv } from 'node:process'
import { languages } from '@/lib/domain/languages'
import { askSite, withOwnSearch, type Ask } from './search-check/ask'
import { kinds, readLists, type ListedQuery } from './search-check/read-queries'
import { ratiosOf, standingOf, standings, type Standing } from './search-check/standing'

/**
 * `npm run search:check -- [ADDRESS]`: asks the search what people type (`search-check/queries`), and prints how often
 * what they want stands first. Without an address it asks the search of this source over the sample content. Fails below
 * the bars.
 */

const bars = { first: 0.95, amongThree: 0.98 }

interface Result extends ListedQuery {
  standing: Standing
}

const resultsOf = async (ask: Ask): Promise<Result[]> => {
  const results: Result[] = []
  for (const query of readLists()) {
    const result = await ask(query)
    results.push({ ...query, standing: result ? standingOf(query, result) : 'failed' })
  }
  return results
}

const [address] = argv.slice(2)
const results = await (address ? resultsOf(askSite(address)) : withOwnSearch(resultsOf))

for (const standing of standings.filter((each) => each !== 'first'))
  for (const { list, language, query, kind, ids } of results.filter((each) => each.standing === standing))
    console.log(`${standing.padEnd(12)}${list.padEnd(10)}${language}  ${query}  →  ${kind} ${ids.join(' ')}`)

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
console.log(`\n${''.padEnd(12)}${['queries', ...standings].map((each) => each.padStart(12)).join('')}`)
const groups: [string, Result[]][] = [
  ...languages.map((language): [string, Result[]] => [language, results.filter((each) => each.language === language)]),
  ...kinds.map((kind): [string, Result[]] => [kind, results.filter((each) => each.kind === kind)]),
  ...Map.groupBy(results, ({ list }) => list),
  ['all', results],
]
for (const [name, group] of groups) {
  const counts = standings.map((standing) => group.filter((each) => each.standing === standing).length)
  console.log(`${name.padEnd(12)}${[group.length, ...counts].map((count) => String(count).padStart(12)).join('')}`)
}
const match = ratiosOf(results.map(({ standing }) => standing))
console.log(
  `\nFirst: ${percent(match.first)} (at least ${percent(bars.first)}); among three: ${percent(match.amongThree)} (at least ${percent(bars.amongThree)})`,
)
process.exit(match.first < bars.first || match.amongThree < bars.amongThree ? 1 : 0)
