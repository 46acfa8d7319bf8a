import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { Article } from '@/lib/backend/model'
import type { PreparedArticle } from '@/lib/content/preparation/prepared-article'
import { logOnce } from '@/lib/operations/log/loggable'
import { hadOutageSince } from '@/lib/backend/outage'
import { Unavailable } from '@/lib/backend/port'
import { tags } from '@/lib/backend/tags'
import type { Language } from '@/lib/domain/languages'
import type { ArticleType } from '@/lib/domain/sections'
import { getArticle, getPreparedArticle } from './articles'
import { getCitedOfEach, type Cited } from './legal-texts'
import { cacheContent } from './cache-content'
import { read } from './read'

const newest = 20

async function newestIds(language: Language, type: ArticleType | undefined): Promise<string[]> {
  'use cache'
  cacheContent(tags.articles)
  const items = await read(({ listTitles }) => listTitles({ ...(type && { type }), language, limit: newest }))
  return items.map(({ id }) => id)
}

interface ReadArticle extends Article {
  prepared: PreparedArticle
}

export interface WholeArticle extends ReadArticle {
  cited: Cited
}

/** An article with its text. One with a fault of its own is left out and logged. Throws Unavailable in an outage. */
async function readArticle(id: string): Promise<ReadArticle | undefined> {
  const began = performance.now()
  try {
    const article = await getArticle(id)
    const prepared = article && (await getPreparedArticle(id))
    return prepared && { ...article, prepared }
  } catch (cause) {
    unstable_rethrow(cause)
    // The feed's path does not contain the article's id, so the outage is reported for the feed.
    if (hadOutageSince(began, encodeURIComponent(id))) throw new Unavailable('an article of the feed', { cause })
    logOnce(`feed ${id}`, `The article ${id} is left out of the feeds:`, cause)
    return undefined
  }
}

export async function getNewest(language: Language, type: ArticleType | undefined): Promise<WholeArticle[]> {
  const results = await Promise.all((await newestIds(language, type)).map(readArticle))
  const articles = results.flatMap((article) => article ?? [])
  const cited = await getCitedOfEach(articles.map(({ prepared }) => prepared.citations))
  return articles.map((article, i) => ({ ...article, cited: cited[i] ?? { texts: [], idByKey: {} } }))
}
