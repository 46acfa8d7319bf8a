import type { FoundArticles, FoundBeside, SearchQuery } from '@/lib/backend/model'
import { withoutQuestion } from '@/lib/domain/query-understanding/fillers'
import { withExcerpts } from './excerpts'
import { meaningOf, searchArticles, type Meaning } from './search'
import { searchBeside } from './search-beside'
import { suggestTitles } from './titles'
import { respelledQuery } from './vocabulary'

const isEmpty = ({ people, partners, legalTexts }: FoundBeside) =>
  people.length + partners.length + legalTexts.length === 0

/**
 * What is found beside articles by a query as typed, or else, with a `meaning`, as it was meant, or without the words of
 * a question: "viện trưởng là ai".
 */
async function beside(asked: SearchQuery, meaning: Promise<Meaning> | undefined): Promise<FoundBeside> {
  const asTyped = await searchBeside(asked)
  if (!isEmpty(asTyped) || !meaning) return asTyped
  const { widened, corrected } = await meaning
  const meant = [widened, corrected].flatMap((each) => (each?.isRewritten && !each.isAmbiguous ? [each.text] : []))
  const texts = [...meant, ...[asked.query, ...meant].map((text) => withoutQuestion(text, asked.language))]
  for (const query of new Set(texts)) {
    if (query === asked.query) continue
    const found = await searchBeside({ ...asked, query })
    if (!isEmpty(found)) return found
  }
  return asTyped
}

/**
 * Articles; with the first page also people, partners and texts of law, unless articles of a kind, or articles alone, are
 * asked for.
 */
export async function searchSite(asked: SearchQuery): Promise<FoundArticles> {
  const isWhole = !asked.brief && asked.page === 1 && asked.type === undefined && asked.year === undefined
  const meaning = asked.titlesOnly ? undefined : meaningOf(asked)
  const [articles, others] = await Promise.all([
    meaning ? searchArticles(asked, meaning) : suggestTitles(asked),
    isWhole ? beside(asked, meaning) : undefined,
  ])
  const found =
    asked.titlesOnly || asked.brief
      ? articles
      : await withExcerpts(articles, `${asked.query} ${articles.understood ?? ''} ${articles.suggestion ?? ''}`)
  if (others === undefined) return found
  if (!isEmpty(others)) return { ...found, beside: others }
  // Articles that have only a part of a name are not what was meant by a name with a typing error.
  const isFoundAsTyped = found.total > 0 && found.understood === undefined
  const suggestion =
    asked.titlesOnly || (found.suggestion === undefined && isFoundAsTyped)
      ? undefined
      : (found.suggestion ?? (await respelledQuery(asked.query, asked.language)))
  const meant = suggestion === undefined ? others : await searchBeside({ ...asked, query: suggestion })
  return isEmpty(meant) ? found : { ...found, suggestion, beside: meant }
}
