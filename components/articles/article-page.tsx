import { notFound } from 'next/navigation'
import { articleIdOf } from '@/lib/domain/ids'
import { getArticle, getRelated } from '@/lib/queries/articles'
import { ArticleScreen } from './article-screen'

/** Finds the article of a path segment; a segment without one is not found. */
export async function ArticlePage({ slug }: { slug: Promise<string> }) {
  const article = await getArticle(articleIdOf(await slug))
  if (!article) notFound()
  return <ArticleScreen article={article} related={await getRelated(article.id, article.type, article.language)} />
}
