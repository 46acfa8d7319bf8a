import { prepareArticle, type Preparation } from '@/lib/content/preparation'
import type { ArticleSource, PreparedArticle } from '@/lib/content/preparation/prepared-article'
import { defaultLanguage, isLanguage } from '@/lib/domain/languages'
import { articlePath } from '@/lib/domain/paths'
import { absolute } from '@/lib/settings/absolute'
import type { Article } from './model'
import { ResourceUnavailable } from './port'

type Written = Pick<Article, 'id' | 'type' | 'language' | 'content'>

/** What the forms of an article's text are made of. */
export const sourceOf = (article: Written): ArticleSource => ({
  content: article.content,
  language: isLanguage(article.language) ? article.language : defaultLanguage,
  page: absolute(articlePath(article)),
})

/** What became of an article's text, made now or lately. Throws ResourceUnavailable if nothing can be prepared here. */
export const preparationNow = (article: Written): Promise<Preparation> =>
  prepareArticle(sourceOf(article)).catch((cause: unknown) => {
    throw new ResourceUnavailable(article.id, { cause })
  })

/** The forms of an article's text alone. */
export const preparedNow = async (article: Written): Promise<PreparedArticle> => (await preparationNow(article)).article
