import type { AbbreviationTable } from '@/lib/domain/query-understanding/abbreviations'
import { understand, type UnderstoodQuery } from '@/lib/domain/query-understanding/understand'
import { queryWords } from '@/lib/domain/search'
import type { FoundArticles, SearchQuery } from '@/lib/backend/model'
import { listedAbbreviations } from './listed-abbreviations'
import { mostOf } from './partly-found'
import { searchOtherLanguages, searchOtherLanguagesPartly, understoodInOthers } from './other-languages'
import { plainly, searchFor } from './search-once'
import { respelledQuery } from './vocabulary'

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
 * misspelled words corrected, and at last for articles that have most of its words. A query in another language finds
 * the translations of what it finds there.
 */
export async function searchArticles(asked: SearchQuery, meaning: Promise<Meaning>): Promise<FoundArticles> {
  const { query, language } = asked
  const { table, ...understood } = await meaning
  const found = await searchUnderstood(asked, understood)
  if (found.total > 0) return found
  const others = understoodInOthers(asked)
  const translated = await searchOtherLanguages(asked, others)
  if (translated) return translated
  const suggestion = await respelledQuery(understood.corrected?.text ?? query, language)
  const respelled = suggestion === undefined ? undefined : understand(suggestion, language, table)
  if (suggestion !== undefined && respelled) {
    const meant = await searchUnderstood({ ...asked, query: suggestion }, respelled)
    if (meant.total > 0) return { ...meant, suggestion }
  }
  const partOf = (text: string, { corrected, widened }: UnderstoodQuery) => {
    const wanted = corrected ?? widened
    const words = wanted && !wanted.isAmbiguous ? wanted.text : text
    return mostOf(wanted?.required ?? plainly(queryWords(text)), words, asked)
  }
  const asTyped = await partOf(query, understood)
  // A syllable of Vietnamese is too easily corrected to another one.
  const isRespelled = asTyped === undefined && suggestion !== undefined && respelled && language === 'en'
  const partly = isRespelled ? await partOf(suggestion, respelled) : asTyped
  // What has less than most of the words is worth less than a translation of what has most of them.
  const translatedBefore = partly?.isMost ? undefined : await searchOtherLanguagesPartly(asked, others)
  if (translatedBefore) return translatedBefore
  if (partly) {
    const some = await searchFor(partly.text, { isRewritten: false, isAmbiguous: false, ...partly }, asked)
    if (some.total > 0) return { ...some, understood: partly.text }
  }
  return (partly?.isMost && (await searchOtherLanguagesPartly(asked, others))) || found
}
