import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withOwnSite } from './bench/own-site'
import { collect } from './crawl/collect'
import { problemLines, table, type Findings } from './crawl/report'
import { rules } from './crawl/rules'
import { buildWhenStale } from '@/server/build'

/**
 * `npm run crawl [-- URL]`: reads a whole site as search engines and link previews do, over HTTP and without scripts,
 * and reports broken rules. Without an address it starts a site of its own with sample content. `--report FILE` writes
 * a summary by rule.
 */

const { values, positionals } = parseArgs({ allowPositionals: true, options: { report: { type: 'string' } } })

/** Each agent requests every page: rendered once, then served from the cache. */
const settings = { PAGE_CACHE_MB: '1024' }

async function crawl(url: string): Promise<Findings> {
  const site = await collect(new URL(url).origin)
  const findings = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(site)]))
  for (const line of problemLines(findings)) console.log(line)
  console.log(`\n${table(site, findings).join('\n')}`)
  return findings
}

async function crawlOwn(): Promise<Findings> {
  await buildWhenStale()
  return withOwnSite(({ url }) => crawl(url), settings)
}

const [address] = positionals
const began = performance.now()
const findings = await (address === undefined ? crawlOwn() : crawl(address))
const failed = Object.values(findings).filter((problems) => problems.length > 0).length
console.log(`\n${Math.round((performance.now() - began) / 1000)} s`)
if (values.report !== undefined)
  writeFileSync(values.report, JSON.stringify({ passed: Object.keys(findings).length - failed, failed }))
process.exit(failed === 0 ? 0 : 1)
