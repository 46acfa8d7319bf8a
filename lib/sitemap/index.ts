import { languages } from '@/lib/domain/languages'
import { getEveryArticle } from '@/lib/queries/every-article'
import { getMembers } from '@/lib/queries/members'
import { articleEntries, memberEntries, pageEntries } from './entries'
import { indexed, inFiles, sitemap, sitemapIndex } from './files'
import { newsSitemap, recentNews } from './news'

const everyMember = async () => (await Promise.all(languages.map(getMembers))).flat()

/** The index of the sitemaps: `/sitemap.xml`. The news have one of their own while there are any. */
export async function indexFile(): Promise<string> {
  const [articles, members] = await Promise.all([getEveryArticle(), everyMember()])
  const news = recentNews(articles, new Date())
  return sitemapIndex([
    indexed('/sitemap/pages.xml', pageEntries(articles, members)),
    indexed('/sitemap/members.xml', memberEntries(members)),
    ...inFiles(articleEntries(articles)).map((entries, i) => indexed(`/sitemap/articles-${i + 1}.xml`, entries)),
    ...(news.length > 0 ? [{ path: '/sitemap/news.xml', changed: news[0]?.createDate }] : []),
  ])
}

const files: Record<string, () => Promise<string>> = {
  'pages.xml': async () => sitemap(pageEntries(await getEveryArticle(), await everyMember())),
  'members.xml': async () => sitemap(memberEntries(await everyMember())),
  'news.xml': async () => newsSitemap(recentNews(await getEveryArticle(), new Date())),
}

/** A sitemap by its name; undefined where there is none. */
export async function sitemapFile(name: string): Promise<string | undefined> {
  const make = files[name]
  if (make) return make()
  const number = /^articles-([1-9]\d{0,4})\.xml$/.exec(name)?.[1]
  const entries = number && inFiles(articleEntries(await getEveryArticle()))[Number(number) - 1]
  return entries ? sitemap(entries) : undefined
}
