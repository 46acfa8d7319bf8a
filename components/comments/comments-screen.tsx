import { getTranslations } from 'next-intl/server'
import { pageCount } from '@/lib/domain/paging'
import { commentsPath, localPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import type { FoundComments } from '@/lib/queries/comments'
import { Column } from '@/components/layout/column'
import { PageHeading } from '@/components/layout/page-heading'
import { Pages } from '@/components/layout/pages'
import { CommentSection } from './comment-section'
import { OneThread, Threads } from './threads'
import styles from './comments.module.css'

interface Props {
  found: FoundComments
  path: string
}

export async function CommentsScreen({ found: { article, thread, threads }, path }: Props) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const [title, here] = [article.title || t('article.untitled'), localPath(language, path)]
  return (
    <>
      <PageHeading path={path} title={t(thread ? 'comments.thread' : 'comments.about', { title })} />
      <Column>
        <div className={`measure ${styles.thread}`}>
          <p className="targets off-paper">
            <a href={here}>← {t('comments.toArticle')}</a>
            {thread && <a href={commentsPath(here, { page: 1 })}>{t('comments.allComments')}</a>}
          </p>
          <CommentSection article={article} isOpen>
            {threads && <Threads page={threads} path={path} />}
            {thread && <OneThread thread={thread} here={here} />}
          </CommentSection>
        </div>
        {thread && (
          <Pages
            label={t('comments.replyPages')}
            current={thread.replies.page}
            count={pageCount(thread.replies.total, thread.replies.limit)}
            hrefOf={(page) => commentsPath(here, { comment: thread.comment.id, page })}
          />
        )}
      </Column>
    </>
  )
}
