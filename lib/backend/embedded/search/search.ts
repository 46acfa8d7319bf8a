import { sql } from '@payloadcms/db-sqlite'
import type { AbbreviationTable } from '@/lib/domain/query-understanding/abbreviations'
import { fold, toMatchable } from '@/lib/domain/text'
import { queryWords, searchText, wordsInOrder } from '@/lib/domain/search'
import {
  startingWith,
  understand,
  type Requirement,
  type Understanding,
  type UnderstoodQuery,
} from '@/lib/domain/query-understanding/understand'
import type { ArticleSummary, FoundArticles, Page, SearchQuery } from '@/lib/backend/model'
import { summariesOf } from '../articles/articles'
import { isPostgres } from '../database/rows-of'
import { all, any, countInText, findInText, fulfils, inText, lookedFor, titleHas } from './statements'
import { listedAbbreviations } from './listed-abbreviations'
import { mostOf } from './partly-found'
import { accented, mostTyped, ranked } from './ranked'
import { indexedWithinFilters, withinFilters } from './search-filters'
import { emptyPage, findTitles, searchTitles } from './titles'
import { respelledQuery } from './vocabulary'

/**
 * Articles that are ranked. If more are found: the newest with all words in the title, with all words as typed, and of
 * the others. What is behind them follows in the order of the database.
 */
const mostRanked = 200
const mostInTitle = 100
const mostAsTyped = 60

/** Whether titles can fulfil a requirement: no title says of which kind its page is. */
const isOfWords = (required: Requirement) => required.every(({ title }) => title.length > 0)

/** SQL condition for articles whose title has, for each requirement, one of what may stand for it. */
const inTitle = (required: Requirement[]) =>
  all(required.filter(isOfWords).map((each) => any(each.map(({ title }) => all(title.map(titleHas))))))

/** What a text must have that has the words of a query with accents as typed, and all else that is required. */
function requiredAsTyped(query: string, understanding: Understanding | undefined): Requirement[] {
  const words = wordsInOrder(query).map(({ written }) => written)
  const asTyped = (understanding ? accented(query) : [...new Set(words)])
    .slice(0, mostTyped)
    .map((word) => [{ words: [{ word, isWhole: true }], title: [] }])
  return [...asTyped, ...(understanding?.required ?? [])]
}

const plainly = (words: string[]): Requirement[] => words.map((word) => [startingWith([word])])

/** What is searched; articles that have only `atLeast` are found, too. */
interface Wanted extends Understanding {
  atLeast?: Requirement[]
}

/** One search for a query, or for what was meant by it. The first of what is found are ranked, the others follow. */
async function searchFor(
  query: string,
  understanding: Wanted | undefined,
  asked: SearchQuery,
): Promise<Page<ArticleSummary>> {
  const { language, page, limit } = asked
  const words = queryWords(query)
  if (words.length === 0) return emptyPage(asked)
  const required = understanding?.required ?? plainly(words)
  const onPostgres = await isPostgres()
  const filters = onPostgres ? withinFilters(asked) : indexedWithinFilters(asked)
  const condition = sql`${inText(understanding?.atLeast ?? required, language, onPostgres)}${filters}`
  const hasPhrase = titleHas(fold(toMatchable(query)))
  const newest = await findInText(condition, { limit: mostRanked }, onPostgres)
  if (newest.length === 0) return understanding?.atLeast ? emptyPage(asked) : searchTitles(words, undefined, asked)

  const total = newest.length < mostRanked ? newest.length : await countInText(condition, onPostgres)
  const candidates = new Set<number>()
  const addAll = (ids: number[]) => {
    for (const id of ids) if (candidates.size < mostRanked) candidates.add(id)
  }
  if (total > mostRanked) {
    const inTitles = sql`${inTitle(required)}${withinFilters(asked)}`
    const titles = await findTitles(inTitles, hasPhrase, { language, limit: mostInTitle })
    const sought = lookedFor(required, language).filter(isOfWords)
    const hasWords = (title: string) => fulfils(searchText(title).split(' '), sought)
    // The words stand within other words of some titles.
    addAll(titles.filter(({ title_folded }) => hasWords(title_folded ?? '')).map(({ id }) => id))
    if (accented(query).length > 0) {
      const asTyped = sql`${inText(requiredAsTyped(query, understanding), language, onPostgres)}${filters}`
      addAll(await findInText(asTyped, { limit: mostAsTyped }, onPostgres))
    }
  }
  addAll(newest)

  const phrases = understanding?.isRewritten && !understanding.isAmbiguous ? [query, understanding.text] : [query]
  const offset = (page - 1) * limit
  const best = offset < candidates.size ? await ranked([...candidates], { query, language, required }, phrases) : []
  const shown = best.slice(offset, offset + limit)
  if (shown.length < limit && total > candidates.size) {
    const range = { limit: limit - shown.length, offset: Math.max(0, offset - candidates.size) }
    shown.push(...(await findInText(condition, { ...range, except: [...candidates] }, onPostgres)))
  }
  return { items: shown.length > 0 ? await summariesOf(shown) : [], page, limit, total }
}

/** What a query means by the abbreviations that staff have listed. */
export interface Meaning extends UnderstoodQuery {
  table: AbbreviationTable
}

/** Reads the abbreviations of staff, and understands a query by them. */
export async function meaningOf({ query, language }: Pick<SearchQuery, 'query' | 'language'>): Promise<Meaning> {
  const table = await listedAbbreviations(language)
  return { ...understand(query, language, table), table }
}

/** A search for a query as typed, then, if that finds nothing, as it was meant. */
async function searchUnderstood(asked: SearchQuery, { widened, corrected }: UnderstoodQuery): Promise<FoundArticles> {
  const found = await searchFor(asked.query, widened, asked)
  if (found.total > 0) return { ...found, ...(widened?.isRewritten && { understood: widened.text }) }
  const isNew = corrected && JSON.stringify(corrected.required) !== JSON.stringify(widened?.required)
  if (!isNew) return found
  const meant = await searchFor(corrected.text, corrected, asked)
  return meant.total > 0 && corrected.isRewritten ? { ...meant, understood: corrected.text } : meant
}

/**
 * Published articles of a language that contain every word of the query, ignoring accents and case
 * (spec 5, product decisions 2), best first. Abbreviations also find their full texts, and full texts their
 * abbreviations. A query that finds nothing as typed is searched a second time, as it was meant, a third time with
 * misspelled words corrected, and at last for articles that have most of its words.
 */
export async function searchArticles(asked: SearchQuery, meaning: Promise<Meaning>): Promise<FoundArticles> {
  const { query, language } = asked
  const { table, ...understood } = await meaning
  const found = await searchUnderstood(asked, understood)
  if (found.total > 0) return found
  const suggestion = await respelledQuery(understood.corrected?.text ?? query, language)
  if (suggestion !== undefined) {
    const meant = await searchUnderstood({ ...asked, query: suggestion }, understand(suggestion, language, table))
    if (meant.total > 0) return { ...meant, suggestion }
  }
  const wanted = understood.corrected ?? understood.widened
  const partly = await mostOf(wanted?.required ?? plainly(queryWords(query)), wanted?.text ?? query, asked)
  if (!partly) return found
  const some = await searchFor(partly.text, { isRewritten: false, isAmbiguous: false, ...partly }, asked)
  return some.total > 0 ? { ...some, understood: partly.text } : found
}
