import { parseArgs } from 'node:util'
import { z } from 'zod'
import { languages } from '@/lib/domain/languages'
import { askSite, withOwnSearch, type Ask } from './search-check/ask'
import { kinds, readLists, type ListedQuery } from './search-check/read-queries'
import { ratiosOf, standingOf, standings, type Standing } from './search-check/standing'

/**
 * `npm run search:check -- [ADDRESS] [--first RATIO] [--among-three RATIO]`: asks the search what people type
 * (`search-check/queries`), and prints how often what they want stands first. Without an address it asks the search of
 * this source over the sample content. Fails below the ratios.
 */

const ratio = z.coerce.number().min(0).max(1)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    first: { type: 'string', default: '0.95' },
    'among-three': { type: 'string', default: '0.98' },
  },
})
const input = z
  .object({ first: ratio, amongThree: ratio, address: z.url().optional() })
  .safeParse({ first: values.first, amongThree: values['among-three'], address: positionals[0] })
if (!input.success) {
  console.error('Usage: npm run search:check -- [ADDRESS] [--first RATIO] [--among-three RATIO]')
  process.exit(2)
}

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

const { first, amongThree, address } = input.data
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
const isBelow = match.first < first || match.amongThree < amongThree
console.log(
  `\nFirst: ${percent(match.first)} (at least ${percent(first)}); among three: ${percent(match.amongThree)} (at least ${percent(amongThree)})`,
)
process.exit(isBelow ? 1 : 0)
