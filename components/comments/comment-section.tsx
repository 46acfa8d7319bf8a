import { getTranslations } from 'next-intl/server'
import type { Article, Interaction } from '@/lib/backend/model'
import { toThreads } from '@/lib/domain/comment-threads'
import { currentLanguage } from '@/lib/i18n/request'
import { canModerateComments } from '@/lib/queries/comments'
import { SignInGate } from '@/components/sign-in/sign-in-gate'
import { Comment } from './comment'
import { CommentActions } from './comment-actions'
import { CommentBox } from './comment-box'
import { MarkMine } from './mark-mine'
import { NotShownYet } from './not-shown-yet'
import { BelowArticle } from './below-article'
import { RatingWidget } from './rating-widget'
import { getCommentWords } from './words'
import styles from './comment-section.module.css'

/**
 * Rating, comments and the comment form (spec 2). Published comments are in the page's HTML for everybody, search
 * engines included.
 */
export async function CommentSection({ article }: { article: Article }) {
  const [t, language, words, canModerate] = [
    await getTranslations(),
    await currentLanguage(),
    await getCommentWords(),
    await canModerateComments(),
  ]
  const comments = article.interactions.filter(({ type }) => type === 'COMMENT')
  const threads = toThreads(comments)
  const stars = [1, 2, 3, 4, 5].map((count) => t('rating.star', { stars: count }))

  const renderComment = (comment: Interaction) => {
    if (comment.isRemoved) return <p className={styles.removed}>{words.removed}</p>
    const by = comment.isInstitute
      ? { fullName: t('brand.name'), official: t('comments.official') }
      : { fullName: comment.fullName }
    const { createdDate, updatedDate } = comment
    const isEdited = createdDate !== undefined && updatedDate !== undefined && updatedDate > createdDate
    return (
      <Comment {...comment} {...by} isEdited={isEdited} language={language} words={words}>
        <CommentActions id={comment.id} name={by.fullName || words.anonymous} />
      </Comment>
    )
  }

  return (
    <section id="comments" className={styles.section} aria-labelledby="comments-title">
      <BelowArticle articleId={article.id} language={language} words={words} canModerate={canModerate}>
        <RatingWidget
          words={{
            title: t('rating.title'),
            mine: t('rating.mine'),
            signIn: t('rating.signIn'),
            notice: t('signIn.notice'),
            recorded: t('rating.recorded'),
            stars,
          }}
        />
        <h2 id="comments-title" tabIndex={-1}>
          {t('comments.title', { count: comments.filter(({ isRemoved }) => !isRemoved).length })}
        </h2>
        <SignInGate label={words.signIn} notice={t('signIn.notice')}>
          <label htmlFor="comment-off">{words.label}</label>
          <textarea id="comment-off" className={styles.off} rows={4} placeholder={words.signIn} disabled />
        </SignInGate>
        <div className={styles.signedIn}>
          <CommentBox />
        </div>
        {threads.length === 0 && <p className={styles.none}>{t('comments.none')}</p>}
        <ol role="list" className={styles.list}>
          <NotShownYet shown={comments.map(({ id }) => id)} />
          {threads.map(({ comment, replies }) => (
            <MarkMine key={comment.id} id={comment.id}>
              {renderComment(comment)}
              <ol role="list" className={styles.replies}>
                {replies.map((reply) => (
                  <MarkMine key={reply.id} id={reply.id}>
                    {renderComment(reply)}
                  </MarkMine>
                ))}
                <NotShownYet replyTo={comment.id} shown={replies.map(({ id }) => id)} />
              </ol>
            </MarkMine>
          ))}
        </ol>
      </BelowArticle>
    </section>
  )
}
