import 'server-only'
import { cacheTag } from 'next/cache'
import type { ArticleSummary, Former, FormerLegalText, LegalText, LegalTextWithState, Page } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { citedAmong, citedTexts, textsByKey, type CitedTexts } from '@/lib/domain/citations/resolve'
import { dayOf } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import { stateOn } from '@/lib/domain/legal-texts'
import { legalTextsPageSize } from '@/lib/domain/paging'
import { legalTextsScreen } from '@/lib/domain/paths'
import { contentLife } from './life'
import { read } from './read'

/** What an article cites of the register. */
export type Cited = CitedTexts<LegalTextWithState>

/** Articles that are listed on the page of a text. */
const maxCiting = 24

/** The server reads the register anew every day: a state belongs to one day. */
const withState = (text: LegalText): LegalTextWithState => ({ ...text, state: stateOn(text, dayOf(new Date())) })

/** The texts that keys of citations lead to, with their state today. */
async function getCitedByKeys(keys: string[]): Promise<Cited> {
  'use cache'
  cacheTag(tags.legalTexts)
  contentLife()
  const found = await read(({ findLegalTexts }) => findLegalTexts(keys))
  const byKey = textsByKey(found)
  return {
    texts: citedTexts(keys, found).map(withState),
    idByKey: Object.fromEntries(keys.flatMap((key) => (byKey.has(key) ? [[key, byKey.get(key)?.id ?? '']] : []))),
  }
}

/** What an article cites of the register, by its stored citations. */
export async function getCited(citations: readonly { key: string }[]): Promise<Cited> {
  return citations.length === 0 ? { texts: [], idByKey: {} } : getCitedByKeys(citations.map(({ key }) => key))
}

/** The same for several articles, by one read of the register. */
export async function getCitedOfEach(articles: readonly (readonly { key: string }[])[]): Promise<Cited[]> {
  const all = await getCited([...new Map(articles.flat().map((citation) => [citation.key, citation])).values()])
  return articles.map((citations) => citedAmong(citations, all))
}

/** A page of the register. A failure of a further page affects only that page. */
export async function getLegalTexts(page: number): Promise<Page<LegalTextWithState>> {
  'use cache'
  cacheTag(tags.legalTexts)
  contentLife()
  const found = await read(
    ({ listLegalTexts }) => listLegalTexts({ page, limit: legalTextsPageSize }),
    page > 1 ? legalTextsScreen(page) : undefined,
  )
  return { ...found, items: found.items.map(withState) }
}

/** Texts per request, and after how many no more are read: as many as one sitemap may name. */
const [batch, enough] = [1000, 50_000]

/** The texts of the register, for the sitemaps. */
export async function getEveryLegalText(): Promise<Pick<LegalText, 'id' | 'updatedDate'>[]> {
  'use cache'
  cacheTag(tags.legalTexts)
  contentLife()
  const every: Pick<LegalText, 'id' | 'updatedDate'>[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await read(({ listLegalTexts }) => listLegalTexts({ page, limit: batch }))
    every.push(...items.map(({ id, updatedDate }) => ({ id, updatedDate })))
    if (items.length === 0 || page * batch >= Math.min(total, enough)) return every
  }
}

/** A text of law, or undefined if none has this id. */
export async function getLegalText(id: string): Promise<LegalTextWithState | undefined> {
  'use cache'
  cacheTag(tags.legalTexts)
  contentLife()
  const text = await read((from) => from.getLegalText(id))
  return text && withState(text)
}

/** What became of a text of law whose id is no longer in use. */
export async function getFormerLegalText(id: string): Promise<Former<FormerLegalText> | undefined> {
  'use cache'
  cacheTag(tags.legalTexts)
  contentLife()
  return read(({ formerLegalText }) => formerLegalText(id))
}

/** The texts that a text of law replaces. */
export async function getReplacedTexts(id: string): Promise<LegalTextWithState[]> {
  'use cache'
  cacheTag(tags.legalTexts)
  contentLife()
  return (await read(({ replacedTexts }) => replacedTexts(id))).map(withState)
}

/** The newest articles of a language that cite the text of law with this id and these keys. */
export async function getArticlesCiting(id: string, keys: string[], language: Language): Promise<ArticleSummary[]> {
  'use cache'
  cacheTag(tags.legalTexts, tags.articles)
  contentLife()
  return read(async ({ articlesCiting, findLegalTexts }) => {
    const byKey = textsByKey(await findLegalTexts(keys))
    const own = keys.filter((key) => byKey.get(key)?.id === id)
    return articlesCiting(own, language, maxCiting)
  })
}
