import 'server-only'
import { backend } from '@/lib/backend'
import type { Article, CommentReplies, CommentThread, Page } from '@/lib/backend/model'
import { tagOfComments, tags } from '@/lib/backend/tags'
import { pageCount } from '@/lib/domain/paging'
import type { CommentView } from '@/lib/domain/paths'
import { getArticle } from './articles'
import { cacheContent } from './cache-content'
import { read } from './read'

export async function canModerateComments(): Promise<boolean> {
  return (await backend()).canModerateComments
}

/** A page of the comments on an article after the first, which comes with the article. Empty after the last page. */
async function getComments(articleId: string, page: number): Promise<Page<CommentThread>> {
  'use cache'
  cacheContent(tags.articles, tags.comments, tagOfComments(articleId))
  return read(({ listComments }) => listComments(articleId, page), articleId)
}

async function getThread(articleId: string, commentId: string, page?: number): Promise<CommentReplies | undefined> {
  'use cache'
  cacheContent(tags.articles, tags.comments, tagOfComments(articleId))
  return read((from) => from.getThread(articleId, commentId, page), articleId)
}

export type FoundComments = { article: Article; view: CommentView } & (
  | { threads: Page<CommentThread>; thread?: never }
  | { thread: CommentReplies; threads?: never }
)

const exists = ({ page, total, limit }: Page<unknown>) => page <= pageCount(total, limit)

export async function findComments(articleId: string, view: CommentView): Promise<FoundComments | undefined> {
  const article = await getArticle(articleId)
  if (!article) return undefined
  if (!('comment' in view)) {
    const threads = await getComments(articleId, view.page)
    return exists(threads) ? { article, view, threads } : undefined
  }
  const thread = await getThread(articleId, view.comment, view.page)
  if (!thread || !exists(thread.replies)) return undefined
  // Pages of a thread are named by its first comment: else each reply would be another name of each page.
  if (view.page !== undefined && thread.comment.id !== view.comment) return undefined
  return { article, view: { comment: thread.comment.id, page: thread.replies.page }, thread }
}
