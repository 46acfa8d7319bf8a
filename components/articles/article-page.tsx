import { articleIdOf } from '@/lib/domain/ids'
import { getArticle, getRelated } from '@/lib/queries/articles'
import { articleGraph } from '@/lib/seo/graphs'
import { Missing } from '@/components/layout/missing'
import { StructuredData } from '@/components/layout/structured-data'
import { ArticleScreen } from './article-screen'

/** The article of a path's two segments, or the not-found page. */
export async function ArticlePage({ section, slug }: { section: string; slug: string }) {
  const article = await getArticle(articleIdOf(slug))
  if (!article) return <Missing />
  return (
    <>
      <ArticleScreen article={article} path={`/${section}/${slug}`} related={await getRelated(article.id, article.type, article.language)} />
      <StructuredData graph={await articleGraph(article)} />
    </>
  )
}
