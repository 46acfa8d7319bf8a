import type { Article } from '@/lib/backend/model'
import { articlePath, commentsPath, type CommentView } from '@/lib/domain/paths'
import { cut } from '@/lib/domain/text'
import { labelsOf } from '@/lib/http/i18n/labels'
import type { PageFacts } from '../facts'
import { articleFacts } from './article'
import { pageOfList } from './screens'

const titleLength = 80

/** Facts about a page of comments, each with its own address. None is indexed: the article is (docs/adr/0090). */
export function commentsFacts(article: Article, view: CommentView): PageFacts {
  const labels = labelsOf(article.language)
  const facts = articleFacts(article)
  const title = cut(facts.label, titleLength)
  return {
    ...facts,
    ...pageOfList(article.language, {
      title: labels('comment' in view ? 'comments.thread' : 'comments.about', { title }),
      lead: labels('comments.described', { title }),
      page: view.page ?? 1,
    }),
    path: commentsPath(articlePath(article), view),
    versions: [],
    isIndexed: false,
  }
}
