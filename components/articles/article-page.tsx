import { articlePath, pathBelow } from '@/lib/domain/paths'
import { getArticle, getFormerArticle, getPreparedArticle, getRelated } from '@/lib/queries/articles'
import { getCited } from '@/lib/queries/legal-texts'
import { getSiteRecord } from '@/lib/queries/site-record'
import { articleGraph } from '@/lib/seo/graph/article'
import { FormerPage } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { ArticleScreen } from './article-screen'

export async function ArticlePage({ section, id }: { section: string; id: string }) {
  const article = await getArticle(id)
  const prepared = article && (await getPreparedArticle(id))
  if (!article || !prepared)
    return <FormerPage kind="article" former={await getFormerArticle(id)} pathOf={articlePath} />
  const cited = await getCited(prepared.citations)
  const { facebook } = (await getSiteRecord()).contact.social
  return (
    <>
      {facebook && <meta property="article:publisher" content={facebook} />}
      <ArticleScreen
        article={article}
        prepared={prepared}
        cited={cited}
        path={pathBelow(`/${section}`, id)}
        related={await getRelated(article.id, article.type, article.language)}
      />
      <StructuredData graph={await articleGraph(article, cited.texts, prepared.wordCount)} />
    </>
  )
}
