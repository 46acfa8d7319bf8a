import 'server-only'
import type { ArticleSummary, Former, FormerLegalText, LegalText, LegalTextWithState, Page } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { citedAmong, citedTexts, textsByKey, type CitedTexts } from '@/lib/domain/citations/resolve'
import { dayOf } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import { stateOn } from '@/lib/domain/legal-texts'
import { legalTextsPageSize } from '@/lib/domain/paging'
import { legalTextsScreen } from '@/lib/domain/paths'
import { cacheContent } from './cache-content'
import { read } from './read'

export type Cited = CitedTexts<LegalTextWithState>

const maxCiting = 24

/** The server reads the register anew every day: a state belongs to one day. */
function withState(text: LegalText): LegalTextWithState {
  const day = dayOf(new Date())
  return { ...text, day, state: stateOn(text, day) }
}

async function getCitedByKeys(keys: string[]): Promise<Cited> {
  'use cache'
  cacheContent(tags.legalTexts)
  const results = await read(({ findLegalTexts }) => findLegalTexts(keys))
  const byKey = textsByKey(results)
  return {
    texts: citedTexts(keys, results).map(withState),
    idByKey: Object.fromEntries(keys.flatMap((key) => (byKey.has(key) ? [[key, byKey.get(key)?.id ?? '']] : []))),
  }
}

export async function getCited(citations: readonly { key: string }[]): Promise<Cited> {
  return citations.length === 0 ? { texts: [], idByKey: {} } : getCitedByKeys(citations.map(({ key }) => key))
}

export async function getCitedOfEach(articles: readonly (readonly { key: string }[])[]): Promise<Cited[]> {
  const all = await getCited([...new Map(articles.flat().map((citation) => [citation.key, citation])).values()])
  return articles.map((citations) => citedAmong(citations, all))
}

export async function getLegalTexts(page: number): Promise<Page<LegalTextWithState>> {
  'use cache'
  cacheContent(tags.legalTexts)
  const result = await read(
    ({ listLegalTexts }) => listLegalTexts({ page, limit: legalTextsPageSize }),
    page > 1 ? legalTextsScreen(page) : undefined,
  )
  return { ...result, items: result.items.map(withState) }
}

/** Texts per request, and after how many no more are read: as many as one sitemap may name. */
const [batch, enough] = [1000, 50_000]

export async function getEveryLegalText(): Promise<Pick<LegalText, 'id' | 'updatedDate'>[]> {
  'use cache'
  cacheContent(tags.legalTexts)
  const every: Pick<LegalText, 'id' | 'updatedDate'>[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await read(({ listLegalTexts }) => listLegalTexts({ page, limit: batch }))
    every.push(...items.map(({ id, updatedDate }) => ({ id, updatedDate })))
    if (items.length === 0 || page * batch >= Math.min(total, enough)) return every
  }
}

export async function getLegalTextNames(limit: number): Promise<LegalText[]> {
  'use cache'
  cacheContent(tags.legalTexts)
  return (await read(({ listLegalTexts }) => listLegalTexts({ page: 1, limit }))).items
}

export async function getLegalText(id: string): Promise<LegalTextWithState | undefined> {
  'use cache'
  cacheContent(tags.legalTexts)
  const text = await read((from) => from.getLegalText(id))
  return text && withState(text)
}

export async function getFormerLegalText(id: string): Promise<Former<FormerLegalText> | undefined> {
  'use cache'
  cacheContent(tags.legalTexts)
  return read(({ formerLegalText }) => formerLegalText(id))
}

export async function getReplacedTexts(id: string): Promise<LegalTextWithState[]> {
  'use cache'
  cacheContent(tags.legalTexts)
  return (await read(({ replacedTexts }) => replacedTexts(id))).map(withState)
}

export async function getArticlesCiting(id: string, keys: string[], language: Language): Promise<ArticleSummary[]> {
  'use cache'
  cacheContent(tags.legalTexts, tags.articles)
  return read(async ({ articlesCiting, findLegalTexts }) => {
    const byKey = textsByKey(await findLegalTexts(keys))
    const own = keys.filter((key) => byKey.get(key)?.id === id)
    return articlesCiting(own, language, maxCiting)
  })
}
