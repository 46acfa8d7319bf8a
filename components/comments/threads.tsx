import { getTranslations } from 'next-intl/server'
import type { CommentThread, Page, Interaction, CommentReplies } from '@/lib/backend/model'
import { writtenAt } from '@/lib/domain/comment-threads'
import { pageCount } from '@/lib/domain/paging'
import { commentsPath, localPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { longDate } from '@/lib/domain/dates'
import { Pages } from '@/components/layout/pages'
import { MarkMine } from './below-article'
import { NotShownYet } from './not-shown-yet'
import styles from './comments.module.css'
import { Comment } from './comment'
import { CommentActions } from './comment-actions'
import { getCommentLabels } from './labels'

export function OneThread({ thread: { comment, replies }, here }: { thread: CommentReplies; here: string }) {
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

async function ShownComment({ comment, here }: { comment: Interaction; here: string }) {
  const [t, language, labels] = [await getTranslations(), await currentLanguage(), await getCommentLabels()]
  if (comment.isRemoved) return <p className={styles.removed}>{labels.removed}</p>
  const by = comment.isInstitute
    ? { fullName: t('brand.name'), official: t('comments.official') }
    : { fullName: comment.fullName }
  const { createdDate, id, updatedDate } = comment
  const name = by.fullName || labels.anonymous
  const permalink = createdDate && {
    href: `${commentsPath(here, { comment: id })}#comment-${id}`,
    label: t('comments.permalink', { name, date: longDate(createdDate, language) }),
  }
  const isEdited = createdDate !== undefined && updatedDate !== undefined && updatedDate > createdDate
  return (
    <Comment {...comment} {...by} isEdited={isEdited} language={language} labels={labels} permalink={permalink}>
      <CommentActions id={id} name={name} />
    </Comment>
  )
}

const never = '9999'

interface ReplyList {
  here: string
  to: Interaction
  replies: Interaction[]
  /** Whether the last of them is the last reply of the thread. */
  isEnd: boolean
}

function Replies({ here, to, replies, isEnd }: ReplyList) {
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

interface Props {
  page: Page<CommentThread>
  path: string
}

export async function Threads({ page: { items, page, total, limit }, path }: Props) {
  const [t, language] = [await getTranslations('comments'), await currentLanguage()]
  const [here, count] = [localPath(language, path), pageCount(total, limit)]
  const oldest = page < count ? writtenAt(items.at(-1)?.comment) : ''
  return (
    <>
      <ol role="list" className={styles.list}>
        <NotShownYet shown={items.map(({ comment }) => comment.id)} newerThan={page === 1 ? oldest : undefined} />
        {items.map(({ comment, replies, replyCount }) => (
          <MarkMine key={comment.id} id={comment.id}>
            <ShownComment comment={comment} here={here} />
            <Replies here={here} to={comment} replies={replies} isEnd={replies.length === replyCount} />
            {replies.length < replyCount && (
              <a className="target" href={commentsPath(here, { comment: comment.id })}>
                {t('allReplies', { count: replyCount })} →
              </a>
            )}
          </MarkMine>
        ))}
      </ol>
      {total === 0 && <p className={styles.none}>{t('none')}</p>}
      <Pages label={t('pages')} current={page} count={count} hrefOf={(to) => commentsPath(here, { page: to })} />
    </>
  )
}
