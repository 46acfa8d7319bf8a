'use client'

import type { Written } from '@/lib/http/browser/interactions'
import { Comment } from './comment'
import { CommentActions } from './comment-actions'
import { MarkMine, useBelowArticle } from './below-article'

interface Props {
  /** The comment that is replied to; undefined for comments on the article. */
  replyTo?: string
  shown: string[]
  /**
   * An ISO time: newer comments belong here, older ones to another page. Empty if all belong here. Without it, only
   * those that were sent from this page are shown.
   */
  newerThan?: string | undefined
}

/** The user's own comments that the rendered page does not contain yet: those just sent, and those held for review. */
export function NotShownYet({ replyTo, shown, newerThan }: Props) {
  const { written, sent, labels, language } = useBelowArticle()
  const belongsHere = ({ createdDate, isHeld }: Written) =>
    newerThan !== undefined && (isHeld || newerThan === '' || (createdDate ?? '') > newerThan)
  const missing = written.filter(
    (own) =>
      own.type === 'COMMENT' &&
      own.replyTo === replyTo &&
      !shown.includes(own.id) &&
      (sent.includes(own.id) || belongsHere(own)),
  )
  return missing.map((own) => (
    <MarkMine key={own.id} id={own.id}>
      <Comment
        {...own}
        avatar={own.avatar ?? undefined}
        createdDate={own.createdDate === null ? undefined : new Date(own.createdDate)}
        isEdited={own.updatedDate !== own.createdDate}
        language={language}
        labels={labels}
      >
        <CommentActions id={own.id} name={own.fullName || labels.anonymous} />
      </Comment>
    </MarkMine>
  ))
}
