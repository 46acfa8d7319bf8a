import type { Interaction } from '@/lib/backend/model'
import { writtenAt } from '@/lib/domain/comment-threads'
import { MarkMine } from './mark-mine'
import { NotShownYet } from './not-shown-yet'
import { ShownComment } from './shown-comment'
import styles from './comment-section.module.css'

const never = '9999'

interface Props {
  here: string
  to: Interaction
  replies: Interaction[]
  /** Whether the last of them is the last reply of the thread. */
  isEnd: boolean
}

export function Replies({ here, to, replies, isEnd }: Props) {
  return (
    <ol role="list" className={styles.replies}>
      {replies.map((reply) => (
        <MarkMine key={reply.id} id={reply.id}>
          <ShownComment comment={reply} here={here} />
        </MarkMine>
      ))}
      <NotShownYet
        replyTo={to.id}
        shown={replies.map(({ id }) => id)}
        newerThan={isEnd ? writtenAt(replies.at(-1)) : never}
      />
    </ol>
  )
}
