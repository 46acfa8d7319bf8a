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

async function beside(asked: SearchQuery, listed: Promise<ListedWords> | undefined): Promise<Names> {
  const { language, query } = asked
  const asTyped = await searchBeside(asked)
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
    const found = await searchBeside({ ...asked, query: text })
    if (!isEmpty(found)) return corrected !== typed && fold(text) === fold(corrected) ? { ...found, corrected } : found
  }
  return asTyped
}

export async function searchSite(asked: SearchQuery): Promise<FoundArticles> {
  const isWhole = !asked.brief && asked.page === 1 && asked.type === undefined && asked.year === undefined
  const listed = asked.titlesOnly ? undefined : listedWords()
  const [articles, others] = await Promise.all<[Promise<FoundArticles>, Promise<Names> | undefined]>([
    listed ? searchArticles(asked, listed) : titlesWith(asked, asked.limit).then((ids) => pageOf(ids, asked)),
    isWhole ? beside(asked, listed) : undefined,
  ])
  const found: FoundArticles =
    asked.titlesOnly || asked.brief
      ? articles
      : await withExcerpts(articles, withoutQuestion(`${asked.query} ${articles.understood ?? ''}`, asked.language))
  if (others === undefined || isEmpty(others)) return found
  const { corrected, ...names } = others
  // Articles that have only a part of a name are not what was meant by a name with a typing error.
  const understood = found.understood ?? (found.total === 0 ? corrected : undefined)
  return { ...found, ...(understood !== undefined && { understood }), beside: names }
}
