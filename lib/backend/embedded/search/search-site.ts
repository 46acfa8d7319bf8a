import type { FoundArticles, FoundBeside, SearchQuery } from '@/lib/backend/model'
import { understand } from '@/lib/domain/query-understanding/understand'
import { withExcerpts } from './excerpts'
import { listedAbbreviations } from './listed-abbreviations'
import { searchArticles } from './search'
import { searchBeside } from './search-beside'

const isEmpty = ({ people, partners, legalTexts }: FoundBeside) =>
  people.length + partners.length + legalTexts.length === 0

/** What is found beside articles by a query as typed, or else as it was meant. */
async function beside(asked: SearchQuery): Promise<FoundBeside> {
  const asTyped = await searchBeside(asked)
  if (!isEmpty(asTyped) || asked.titlesOnly) return asTyped
  const meant = understand(asked.query, asked.language, await listedAbbreviations(asked.language)).corrected
  return meant?.isRewritten ? searchBeside({ ...asked, query: meant.text }) : asTyped
}

/** Articles; with the first page also people, partners and texts of law, unless articles of a kind are asked for. */
export async function searchSite(asked: SearchQuery): Promise<FoundArticles> {
  const isWhole = asked.page === 1 && asked.type === undefined && asked.year === undefined
  const [articles, others] = await Promise.all([searchArticles(asked), isWhole ? beside(asked) : undefined])
  const found = asked.titlesOnly
    ? articles
    : await withExcerpts(articles, `${asked.query} ${articles.understood ?? ''} ${articles.suggestion ?? ''}`)
  return others === undefined || isEmpty(others) ? found : { ...found, beside: others }
}
