import { prepareArticle, type Preparation } from '@/lib/content/preparation'
import { atOrigin } from '@/lib/content/preparation/origin'
import type { ArticleSource, PreparedArticle } from '@/lib/content/preparation/prepared-article'
import { defaultLanguage, isLanguage } from '@/lib/domain/languages'
import { articlePath } from '@/lib/domain/paths'
import { settings } from '@/lib/operations/settings'
import type { Article } from './model'
import { ResourceUnavailable } from './port'

type Written = Pick<Article, 'id' | 'type' | 'language' | 'content'>

export const sourceOf = (article: Written): ArticleSource => ({
  content: article.content,
  language: isLanguage(article.language) ? article.language : defaultLanguage,
  page: articlePath(article),
})

export const atThisSite = (article: PreparedArticle): PreparedArticle =>
  atOrigin(article, new URL(settings().SITE_URL).origin)

/** With the addresses of this site. Throws ResourceUnavailable if nothing can be prepared here. */
export const preparationNow = (article: Written): Promise<Preparation> => preparationOf(sourceOf(article), article.id)

export async function preparationOf(source: ArticleSource, id: string): Promise<Preparation> {
  const preparation = await prepareArticle(source).catch((cause: unknown) => {
    throw new ResourceUnavailable(id, { cause })
  })
  return { ...preparation, article: atThisSite(preparation.article) }
}

export const preparedNow = async (article: Written): Promise<PreparedArticle> => (await preparationNow(article)).article
