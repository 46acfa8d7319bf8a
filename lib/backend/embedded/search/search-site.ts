import type { FoundArticles, FoundBeside, SearchQuery } from '@/lib/backend/model'
import { withoutQuestion } from '@/lib/domain/search/question-words'
import { correctedQuery } from '@/lib/domain/search/vocabulary'
import { inFull } from '@/lib/domain/search/word-list'
import { fold } from '@/lib/domain/text'
import { withExcerpts } from './excerpts'
import { listedWords, type ListedWords } from './listed-words'
import { readingOf, searchArticles } from './search'
import { searchBeside } from './search-beside'
import { pageOf, titlesWith } from './titles'

const isEmpty = ({ people, partners, legalTexts }: FoundBeside) =>
  people.length + partners.length + legalTexts.length === 0

type Names = FoundBeside & { corrected?: string }

async function beside(requested: SearchQuery, listed: Promise<ListedWords> | undefined): Promise<Names> {
  const { language, query } = requested
  const asTyped = await searchBeside(requested)
  if (!listed || !isEmpty(asTyped)) return asTyped
  const { typed, table, vocabulary } = await readingOf(query, language, listed)
  const full = inFull(typed, language, table)
  const corrected = correctedQuery(typed, language, table, vocabulary)
  const texts = [
    full,
    withoutQuestion(full, language),
    corrected,
    withoutQuestion(corrected, language),
    fold(corrected),
  ]
  for (const text of new Set(texts)) {
    if (text === query) continue
    const result = await searchBeside({ ...requested, query: text })
    if (!isEmpty(result))
      return corrected !== typed && fold(text) === fold(corrected) ? { ...result, corrected } : result
  }
  return asTyped
}

export async function searchSite(query: SearchQuery): Promise<FoundArticles> {
  const isWhole = !query.brief && query.page === 1 && query.type === undefined && query.year === undefined
  const listed = query.titlesOnly ? undefined : listedWords()
  const [articles, others] = await Promise.all<[Promise<FoundArticles>, Promise<Names> | undefined]>([
    listed ? searchArticles(query, listed) : titlesWith(query, query.limit).then((ids) => pageOf(ids, query)),
    isWhole ? beside(query, listed) : undefined,
  ])
  const result: FoundArticles =
    query.titlesOnly || query.brief
      ? articles
      : await withExcerpts(articles, withoutQuestion(`${query.query} ${articles.understood ?? ''}`, query.language))
  if (others === undefined || isEmpty(others)) return result
  const { corrected, ...names } = others
  // Articles that have only a part of a name are not what was meant by a name with a typing error.
  const understood = result.understood ?? (result.total === 0 ? corrected : undefined)
  return { ...result, ...(understood !== undefined && { understood }), beside: names }
}
