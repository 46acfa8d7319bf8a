import { getAddresses, getAddressPages, getMemberAddresses, getMemberAddressPages } from '@/lib/queries/addresses'
import { getTopics } from '@/lib/queries/articles'
import { getEveryLegalText } from '@/lib/queries/legal-texts'
import { articleEntries, legalTextEntries, memberEntries, pageEntries, registerEntries, topicEntries } from './entries'
import type { Entry } from './entry'
import { indexed, inFiles, maxAddresses, sitemap, sitemapIndex } from './files'
import { newsSitemap, recentNews } from './news'

async function legalTextPages(): Promise<Entry[]> {
  const texts = await getEveryLegalText()
  return texts.length > 0 ? [...registerEntries(), ...legalTextEntries(texts)] : []
}

/** The news among the newest articles. Nobody publishes a thousand in two days. */
const newestNews = async () => recentNews((await getAddresses(1, maxAddresses)).items, new Date())

export async function indexFile(): Promise<string> {
  const [articlePages, memberPages, texts, news] = await Promise.all([
    getAddressPages(maxAddresses),
    getMemberAddressPages(maxAddresses),
    legalTextPages(),
    newestNews(),
  ])
  const pages = (kind: string, changes: (Date | undefined)[]) =>
    changes.map((changed, i) => ({ path: `/sitemap/${kind}-${i + 1}.xml`, changed }))
  return sitemapIndex([
    indexed('/sitemap/pages.xml', []),
    ...pages('members', memberPages),
    ...pages('articles', articlePages),
    ...inFiles(texts).map((some, i) => indexed(`/sitemap/legal-texts-${i + 1}.xml`, some)),
    ...(news.length > 0 ? [{ path: '/sitemap/news.xml', changed: news[0]?.createDate }] : []),
  ])
}

const single = new Map<string, () => Promise<string>>([
  ['pages.xml', async () => sitemap([...pageEntries(), ...topicEntries(await getTopics())])],
  ['news.xml', async () => newsSitemap(await newestNews())],
])

const divided = new Map<string, (page: number) => Promise<Entry[]>>([
  [
    'articles',
    async (page) => {
      const { items, translations } = await getAddresses(page, maxAddresses)
      return articleEntries(items, translations)
    },
  ],
  [
    'members',
    async (page) => {
      const { items, translations } = await getMemberAddresses(page, maxAddresses)
      return memberEntries(items, translations)
    },
  ],
  ['legal-texts', async (page) => inFiles(await legalTextPages())[page - 1] ?? []],
])

export async function sitemapFile(name: string): Promise<string | undefined> {
  const make = single.get(name)
  if (make) return make()
  const [, kind = '', number] = /^([a-z-]+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
  const entries = (await divided.get(kind)?.(Number(number))) ?? []
  return entries.length > 0 ? sitemap(entries) : undefined
}
