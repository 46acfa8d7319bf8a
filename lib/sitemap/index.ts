import { changedAt } from '@/lib/domain/dates'
import { languages } from '@/lib/domain/languages'
import { getEveryArticle } from '@/lib/queries/every-article'
import { getMembers } from '@/lib/queries/members'
import { articleEntries, memberEntries, pageEntries } from './entries'
import { indexed, inFiles, sitemap, sitemapIndex } from './files'
import { newsSitemap, recentNews } from './news'

const everyMember = async () => (await Promise.all(languages.map(getMembers))).flat()

/** The index of the sitemaps: `/sitemap.xml`. A sitemap without entries is not listed. */
export async function indexFile(): Promise<string> {
  const [articles, members] = await Promise.all([getEveryArticle(), everyMember()])
  const news = recentNews(articles, new Date())
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
    ...inFiles(articles).map((some, i) =>
      indexed(
        `/sitemap/articles-${i + 1}.xml`,
        some.map((article) => ({ changed: changedAt(article) })),
      ),
    ),
    ...(news.length > 0 ? [{ path: '/sitemap/news.xml', changed: news[0]?.createDate }] : []),
  ])
}

const files = new Map<string, () => Promise<string>>([
  ['pages.xml', async () => sitemap(pageEntries())],
  ['members.xml', async () => sitemap(memberEntries(await everyMember()))],
  ['news.xml', async () => newsSitemap(recentNews(await getEveryArticle(), new Date()))],
])

/** A sitemap by its name. Returns undefined if there is none. */
export async function sitemapFile(name: string): Promise<string | undefined> {
  const make = files.get(name)
  if (make) return make()
  const number = Number(/^articles-([1-9]\d{0,4})\.xml$/.exec(name)?.[1])
  const entries = number ? inFiles(articleEntries(await getEveryArticle()))[number - 1] : undefined
  return entries && sitemap(entries)
}
