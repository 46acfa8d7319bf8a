import type { CommentView } from '@/lib/domain/paths'
import { articlePath } from '@/lib/domain/paths'
import { getArticle, getFormerArticle } from '@/lib/queries/articles'
import { findComments } from '@/lib/queries/comments'
import { commentsGraph } from '@/lib/seo/graph/screens'
import { FormerPage, NotFound } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { CommentsScreen } from './comments-screen'

interface Props {
  id: string
  view: CommentView
  path: string
}

export async function CommentsPage({ id, view, path }: Props) {
  const result = await findComments(id, view)
  if (result)
    return (
      <>
        <CommentsScreen found={result} path={path} />
        <StructuredData graph={await commentsGraph(result.article, result.view)} />
      </>
    )
  if (await getArticle(id)) return <NotFound />
  return <FormerPage kind="article" former={await getFormerArticle(id)} pathOf={articlePath} />
}
