import { articleIdOf } from '@/lib/domain/ids'
import { articlePath } from '@/lib/domain/paths'
import { getArticle, getFormerArticle, getPreparedArticle, getRelated } from '@/lib/queries/articles'
import { getCited } from '@/lib/queries/legal-texts'
import { articleGraph } from '@/lib/seo/graphs'
import { FormerPage } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { ArticleScreen } from './article-screen'

/** The article at a path of two segments, or the response for a moved, deleted or unknown one. */
export async function ArticlePage({ section, slug }: { section: string; slug: string }) {
  const id = articleIdOf(slug)
  const article = await getArticle(id)
  const prepared = article && (await getPreparedArticle(id))
  if (!article || !prepared)
    return <FormerPage kind="article" former={await getFormerArticle(id)} pathOf={articlePath} />
  const cited = await getCited(prepared.citations)
  return (
    <>
      <ArticleScreen
        article={article}
        prepared={prepared}
        cited={cited}
        path={`/${section}/${slug}`}
        related={await getRelated(article.id, article.type, article.language)}
      />
      <StructuredData graph={await articleGraph(article, cited.texts)} />
    </>
  )
}
