import type { Article } from '@/lib/backend/model'
import { articlePath, commentsPath, type CommentView } from '@/lib/domain/paths'
import { cut } from '@/lib/domain/text'
import { labelsOf } from '@/lib/http/i18n/labels'
import type { PageFacts } from '../facts'
import { pageTitle } from '../page-title'
import { articleFacts } from './article'

const titleLength = 80

/**
 * Facts about a page of the comments on an article, in the article's own language and section. Each has its own
 * canonical address. None is indexed: searches are answered by the article (docs/adr/0090).
 */
export function commentsFacts(article: Article, view: CommentView): PageFacts {
  const labels = labelsOf(article.language)
  const facts = articleFacts(article)
  const title = cut(facts.label, titleLength)
  const name = labels('comment' in view ? 'comments.thread' : 'comments.about', { title })
  const page = view.page ?? 1
  const label = page === 1 ? name : labels('pagination.title', { title: name, page })
  const lead = labels('comments.described', { title })
  return {
    ...facts,
    label,
    title: pageTitle(label),
    description: page === 1 ? lead : labels('pagination.described', { lead, page }),
    path: commentsPath(articlePath(article), view),
    versions: [],
    isIndexed: false,
  }
}
