import { getTranslations } from 'next-intl/server'
import type { CommentThread, Page } from '@/lib/backend/model'
import { writtenAt } from '@/lib/domain/comment-threads'
import { pageCount } from '@/lib/domain/paging'
import { commentsPath, localPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { Pages } from '@/components/layout/pages'
import { MarkMine } from './mark-mine'
import { NotShownYet } from './not-shown-yet'
import { Replies } from './replies'
import { ShownComment } from './shown-comment'
import styles from './comment-section.module.css'

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
              <a className={styles.way} href={commentsPath(here, { comment: comment.id })}>
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
