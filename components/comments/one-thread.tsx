import type { CommentReplies } from '@/lib/backend/model'
import { pageCount } from '@/lib/domain/paging'
import { MarkMine } from './mark-mine'
import { NotShownYet } from './not-shown-yet'
import { Replies } from './replies'
import { ShownComment } from './shown-comment'
import styles from './comment-section.module.css'

interface Props {
  thread: CommentReplies
  here: string
}

export function OneThread({ thread: { comment, replies }, here }: Props) {
  const { items, page, total, limit } = replies
  return (
    <ol role="list" className={styles.list}>
      <NotShownYet shown={[comment.id]} />
      <MarkMine id={comment.id}>
        <ShownComment comment={comment} here={here} />
        <Replies here={here} to={comment} replies={items} isEnd={page === pageCount(total, limit)} />
      </MarkMine>
    </ol>
  )
}
