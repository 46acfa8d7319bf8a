import { languages } from '@/lib/domain/languages'
import { getAddresses, getAddressPages } from '@/lib/queries/addresses'
import { getEveryLegalText } from '@/lib/queries/legal-texts'
import { getMembers } from '@/lib/queries/members'
import { articleEntries, legalTextEntries, memberEntries, pageEntries, registerEntries } from './entries'
import type { Entry } from './entry'
import { indexed, inFiles, mostAddresses, sitemap, sitemapIndex } from './files'
import { newsSitemap, recentNews } from './news'

const everyMember = async () => (await Promise.all(languages.map(getMembers))).flat()

/** The register of texts of law, if there are any. */
async function legalTextPages(): Promise<Entry[]> {
  const texts = await getEveryLegalText()
  return texts.length > 0 ? [...registerEntries(), ...legalTextEntries(texts)] : []
}

/** The news among the newest articles. Nobody publishes a thousand in two days. */
const newestNews = async () => recentNews((await getAddresses(1, mostAddresses)).articles, new Date())

/** The index of the sitemaps: `/sitemap.xml`. A sitemap without entries is not listed. */
export async function indexFile(): Promise<string> {
  const [articlePages, members, texts, news] = await Promise.all([
    getAddressPages(mostAddresses),
    everyMember(),
    legalTextPages(),
    newestNews(),
  ])
  return sitemapIndex([
    indexed('/sitemap/pages.xml', []),
    ...(members.length > 0
      ? [
          indexed(
            '/sitemap/members.xml',
            members.map(({ updatedDate: changed }) => ({ changed })),
          ),
        ]
      : []),
    ...articlePages.map((changed, i) => ({ path: `/sitemap/articles-${i + 1}.xml`, changed })),
    ...inFiles(texts).map((some, i) => indexed(`/sitemap/legal-texts-${i + 1}.xml`, some)),
    ...(news.length > 0 ? [{ path: '/sitemap/news.xml', changed: news[0]?.createDate }] : []),
  ])
}

const files = new Map<string, () => Promise<string>>([
  ['pages.xml', async () => sitemap(pageEntries())],
  ['members.xml', async () => sitemap(memberEntries(await everyMember()))],
  ['news.xml', async () => newsSitemap(await newestNews())],
])

/** A sitemap by its name. Returns undefined if there is none. */
export async function sitemapFile(name: string): Promise<string | undefined> {
  const make = files.get(name)
  if (make) return make()
  const [, kind, number] = /^(articles|legal-texts)-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
  if (kind === undefined) return undefined
  if (kind === 'articles') {
    const { articles, translations } = await getAddresses(Number(number), mostAddresses)
    return articles.length > 0 ? sitemap(articleEntries(articles, translations)) : undefined
  }
  const entries = inFiles(await legalTextPages())[Number(number) - 1]
  return entries && sitemap(entries)
}
