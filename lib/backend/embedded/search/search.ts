import type { FoundArticles, SearchQuery } from '@/lib/backend/model'
import { languages } from '@/lib/domain/languages'
import { readQuery } from '@/lib/domain/search/read-query'
import { score, type Scored } from '@/lib/domain/search/score'
import { toSimplified } from '@/lib/domain/search/simplified'
import { correctedQuery } from '@/lib/domain/search/vocabulary'
import { withListedWords } from '@/lib/domain/search/word-list'
import { isHan } from '@/lib/domain/search/words'
import { candidatesFor } from './candidates'
import { listedWords } from './listed-words'
import { vocabularyIn } from './site-vocabulary'
import { pageOf, titlesWith } from './titles'
import { translationsOf } from './translations'

/** Articles in another language of which the translations are looked for. */
const mostTranslated = 30

/** What a search found: what fits, what is related, and what was searched, if the query had a wrong word. */
interface Ranked {
  ids: number[]
  related: number[]
  corrected?: string
}

const split = (scored: readonly Scored[]): Ranked => ({
  ids: scored.filter(({ place }) => place === 'fits').map(({ id }) => id),
  related: scored.filter(({ place }) => place === 'related').map(({ id }) => id),
})

/** Articles for a query as typed, or if nothing fits, with wrong words corrected. */
async function ranked(asked: SearchQuery): Promise<Ranked> {
  const { language } = asked
  const [table, vocabulary] = await Promise.all([listedWords(language), vocabularyIn(language)])
  const rank = async (query: string) => {
    const read = readQuery(query, language, table)
    return split(score(await candidatesFor(read, asked, vocabulary), query, read, vocabulary.total))
  }
  const typed = withListedWords(toSimplified(asked.query), language, table)
  const found = await rank(typed)
  if (found.ids.length > 0) return found
  const corrected = correctedQuery(typed, language, table, vocabulary)
  const meant = corrected === typed ? found : await rank(corrected)
  return meant.ids.length > 0 || (found.related.length === 0 && meant.related.length > 0)
    ? { ...meant, corrected }
    : found
}

/** What a query in another language finds there: the translations. Chinese is told by its characters. */
async function translated(asked: SearchQuery): Promise<number[]> {
  const isChinese = Array.from(asked.query).some(isHan)
  for (const language of languages) {
    if (language === asked.language || (language === 'zh') !== isChinese) continue
    const { ids, corrected } = await ranked({ ...asked, language })
    const found = corrected === undefined ? await translationsOf(ids.slice(0, mostTranslated), asked) : []
    if (found.length > 0) return found
  }
  return []
}

/**
 * Published articles of a language that fit a query, best first, and on the first page those that are related
 * (spec 5, product decisions 2, docs/adr/0030). A query for which nothing fits is searched with wrong words corrected,
 * then in the other languages, then within the words of titles.
 */
export async function searchArticles(asked: SearchQuery): Promise<FoundArticles> {
  const { ids, related, corrected } = await ranked(asked)
  const others = ids.length > 0 ? ids : await translated(asked)
  const found = await pageOf(others.length > 0 ? others : await titlesWith(asked), asked)
  const beside = asked.page === 1 && !asked.brief ? related.filter((id) => !others.includes(id)) : []
  return {
    ...found,
    ...(beside.length > 0 && { related: (await pageOf(beside, { ...asked, limit: beside.length })).items }),
    ...(ids.length + beside.length > 0 && corrected !== undefined && { understood: corrected }),
  }
}
