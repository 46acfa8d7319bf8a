'use client'

import { Comment } from './comment'
import { CommentActions } from './comment-actions'
import { MarkMine } from './mark-mine'
import { useBelowArticle } from './below-article'

interface Props {
  /** The comment that is replied to; undefined for comments on the article. */
  replyTo?: string
  /** Ids of the comments in the rendered page. */
  shown: string[]
}

/** The user's own comments that the rendered page does not contain: those just sent, and those held for review. */
export function NotShownYet({ replyTo, shown }: Props) {
  const { written, words, language } = useBelowArticle()
  const missing = written.filter((own) => own.type === 'COMMENT' && own.replyTo === replyTo && !shown.includes(own.id))
  return missing.map((own) => (
    <MarkMine key={own.id} id={own.id}>
      <Comment
        {...own}
        avatar={own.avatar ?? undefined}
        createdDate={own.createdDate === null ? undefined : new Date(own.createdDate)}
        isEdited={own.updatedDate !== own.createdDate}
        language={language}
        words={words}
      >
        <CommentActions id={own.id} name={own.fullName || words.anonymous} />
      </Comment>
    </MarkMine>
  ))
}
