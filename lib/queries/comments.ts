import 'server-only'
import { cacheTag } from 'next/cache'
import { backend } from '@/lib/backend'
import type { CommentReplies, CommentThread, Page } from '@/lib/backend/model'
import { tagOfComments, tags } from '@/lib/backend/tags'
import { contentLife } from './life'
import { read } from './read'

export async function canModerateComments(): Promise<boolean> {
  return (await backend()).canModerateComments
}

/** A page of the comments on an article after the first, which comes with the article. Empty after the last page. */
export async function getComments(articleId: string, page: number): Promise<Page<CommentThread>> {
  'use cache'
  cacheTag(tags.articles, tags.comments, tagOfComments(articleId))
  contentLife()
  return read(({ listComments }) => listComments(articleId, page), articleId)
}

export async function getThread(
  articleId: string,
  commentId: string,
  page?: number,
): Promise<CommentReplies | undefined> {
  'use cache'
  cacheTag(tags.articles, tags.comments, tagOfComments(articleId))
  contentLife()
  return read((from) => from.getThread(articleId, commentId, page), articleId)
}
