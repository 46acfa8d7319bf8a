import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Article } from '@/lib/backend/model'
import { currentLanguage } from '@/lib/http/i18n/request'
import { canModerateComments } from '@/lib/queries/comments'
import { Island } from '@/components/ui/island'
import { SignInGate } from '@/components/sign-in/sign-in-gate'
import { CommentBox } from './comment-box'
import { BelowArticle } from './below-article'
import { RatingWidget } from './rating-widget'
import { getCommentLabels } from './labels'
import control from '@/components/ui/field.module.css'
import styles from './comments.module.css'

interface Props {
  article: Article
  /** Whether the page is about the comments. */
  isOpen?: boolean
  children: ReactNode
}

/**
 * Rating, comments and the comment form (spec 2), folded below an article. A link to `#comments` unfolds them.
 * Published comments are in the page's HTML for everybody, search engines included.
 */
export async function CommentSection({ article, isOpen = false, children }: Props) {
  const [t, language, labels, canModerate] = [
    await getTranslations(),
    await currentLanguage(),
    await getCommentLabels(),
    await canModerateComments(),
  ]
  const stars = [1, 2, 3, 4, 5].map((count) => t('rating.star', { stars: count }))

  return (
    <section className={`${styles.section} ${isOpen ? '' : 'off-paper'}`} aria-labelledby="comments-title">
      <details open={isOpen}>
        <summary>
          <h2 id="comments-title" tabIndex={-1}>
            {t('comments.title', { count: article.commentCount })}
          </h2>
        </summary>
        <Island id="comments">
          <BelowArticle articleId={article.id} language={language} labels={labels} canModerate={canModerate}>
            <Island id="rating-part">
              <RatingWidget
                labels={{
                  title: t('rating.title'),
                  mine: t('rating.mine'),
                  signIn: t('rating.signIn'),
                  notice: t('signIn.notice'),
                  recorded: t('rating.recorded'),
                  stars,
                }}
              />
            </Island>
            <SignInGate label={labels.signIn} notice={t('signIn.notice')}>
              <label htmlFor="comment-off">{labels.label}</label>
              <textarea
                id="comment-off"
                className={`${control.control} ${styles.off}`}
                rows={4}
                placeholder={labels.signIn}
                disabled
              />
            </SignInGate>
            <div className="signed-in off-paper">
              <Island id="comment-box">
                <CommentBox />
              </Island>
            </div>
            {children}
          </BelowArticle>
        </Island>
      </details>
    </section>
  )
}
