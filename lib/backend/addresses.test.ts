import { expect, jest, test } from '@jest/globals'
import { addressesByLists } from './addresses'
import { BackendUnavailable } from './port'
import type { ArticleQuery, ArticleSummary, ListedMember, Member, MemberQuery, Page } from './model'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

const article = (number: number) =>
  ({
    id: `a${number}`,
    createDate: day(number),
    updatedDate: number === 2 ? day(20) : undefined,
    language: number % 2 === 0 ? 'en' : 'vi',
    translationKey: `k${Math.floor(number / 2)}`,
    type: 'NEWS',
  }) as ArticleSummary

const all = [5, 4, 3, 2, 1].map(article)

const listArticles = ({ page, limit }: ArticleQuery): Promise<Page<ArticleSummary>> =>
  Promise.resolve({ items: all.slice((page - 1) * 2, page * 2), page, limit, total: all.length })

const members: ListedMember[] = ['vi', 'en', 'zh'].flatMap((language) =>
  [1, 2].map((number) => ({
    id: `m${number}-${language}`,
    language: language as ListedMember['language'],
    translationKey: `m${number}`,
    updatedDate: language === 'zh' ? undefined : day(number),
    photo: undefined,
  })),
)

const listMembers = ({ language, page, limit }: MemberQuery) => {
  const items = members.filter((member) => member.language === language) as Member[]
  return Promise.resolve({ items, page, limit, total: items.length })
}

const ofEachList = ({ type, language, page, limit }: ArticleQuery) => {
  const items = type === 'NEWS' ? all.filter((one) => one.language === language) : []
  return Promise.resolve({ items, page, limit, total: items.length })
}

const backend = (list: typeof listArticles) => addressesByLists({ listArticles: list, listMembers })

test('members are listed one language after the other, with the profiles of the same persons', async () => {
  const { listMemberAddresses, memberAddressPages } = backend(listArticles)
  const { items, translations } = await listMemberAddresses({ page: 2, limit: 3 })
  expect(items.map(({ id }) => id)).toEqual(['m2-en', 'm1-zh', 'm2-zh'])
  expect(translations.map(({ id }) => id)).toEqual(['m1-vi', 'm2-vi', 'm1-en', 'm2-en', 'm1-zh', 'm2-zh'])
  expect(await memberAddressPages(4)).toEqual([day(2), undefined])
  expect((await listMemberAddresses({ page: 3, limit: 3 })).items).toEqual([])
})

test('a page of addresses has the translations of its articles, from other pages too', async () => {
  const { items, translations } = await backend(listArticles).listAddresses({ page: 2, limit: 2 })
  expect(items.map(({ id }) => id)).toEqual(['a3', 'a2'])
  expect(translations.map(({ id }) => id)).toEqual(['a3', 'a2'])
  const first = await backend(listArticles).listAddresses({ page: 2, limit: 3 })
  expect([first.items, first.translations].map((list) => list.map(({ id }) => id))).toEqual([
    ['a2', 'a1'],
    ['a3', 'a2', 'a1'],
  ])
})

test('each page of addresses has the time of its last change', async () => {
  expect(await backend(listArticles).addressPages(2)).toEqual([day(5), day(20), day(1)])
})

test('of more articles than sitemaps name the newest are read', async () => {
  const pages: number[] = []
  const endless = ({ page, limit }: ArticleQuery) => {
    pages.push(page)
    const items = Array.from({ length: limit }, (_, i) => article(page * limit + i))
    return Promise.resolve({ items, page, limit, total: 10_000_000 })
  }
  expect(await backend(endless).addressPages(10_000)).toHaveLength(5)
  expect(pages).toHaveLength(12 * 50)
})

test('a backend that ignores page numbers is asked twice for each list', async () => {
  let calls = 0
  const same = () => {
    calls += 1
    return Promise.resolve({ items: all.slice(0, 2), page: 1, limit: 2, total: 5 })
  }
  expect((await backend(same).listAddresses({ page: 1, limit: 10 })).items).toHaveLength(2)
  expect(calls).toBe(12 * 2)
})

test('a list that fails stays as it was, with a line in the log', async () => {
  const failing = new Set<string>()
  const list = (query: ArticleQuery) =>
    failing.has(query.language ?? '') ? Promise.reject(new BackendUnavailable('status 500')) : ofEachList(query)
  const ids = async () => (await backend(list).listAddresses({ page: 1, limit: 10 })).items.map(({ id }) => id)
  const before = await ids()
  failing.add('en')
  expect(await ids()).toEqual(before)
  expect(console.error).toHaveBeenCalled()
  jest.mocked(console.error).mockClear()
})
