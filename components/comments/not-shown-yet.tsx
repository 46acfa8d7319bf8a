'use client'

import { Comment } from './comment'
import { CommentActions } from './comment-actions'
import { MarkMine } from './mark-mine'
import { useBelowArticle } from './below-article'

interface Props {
  /** The comment that is answered; undefined for comments on the article. */
  replyTo?: string
  /** Ids of the comments that the page has. */
  shown: string[]
}

/** The user's own comments that the page does not have: those just written, and those that wait for staff. */
export function NotShownYet({ replyTo, shown }: Props) {
  const { written, words, language } = useBelowArticle()
  const missing = written.filter((own) => own.type === 'COMMENT' && own.replyTo === replyTo && !shown.includes(own.id))
  return missing.map((own) => (
    <MarkMine key={own.id} id={own.id}>
      <Comment {...own} avatar={own.avatar ?? undefined} createdDate={new Date(own.createdDate)} isEdited={own.updatedDate !== own.createdDate} language={language} words={words}>
        <CommentActions id={own.id} name={own.fullName || words.anonymous} />
      </Comment>
    </MarkMine>
  ))
}
