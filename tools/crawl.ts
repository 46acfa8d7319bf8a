import { argv } from 'node:process'
import { buildWhenStale } from '@/server/build'
import { endWith, withOwnSite } from './bench/own-site'
import { problemsOf } from './crawl/rules'
import { collect } from './crawl/site'

/**
 * `npm run crawl [-- URL]`: reads a whole site as search engines and link previews do, over HTTP and without scripts,
 * and reports broken rules. Without an address it starts a site of its own with sample content.
 */
async function crawl(url: string): Promise<string[]> {
  const site = await collect(new URL(url).origin)
  console.log(`${site.pages.size} pages, ${site.files.size} other addresses`)
  return problemsOf(site)
}

const [address] = argv.slice(2)
if (address === undefined) await buildWhenStale()
endWith(
  address === undefined ? await withOwnSite(({ url }) => crawl(url), { PAGE_CACHE_MB: '1024' }) : await crawl(address),
)
