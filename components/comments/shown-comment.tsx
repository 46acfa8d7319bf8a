import { getTranslations } from 'next-intl/server'
import type { Interaction } from '@/lib/backend/model'
import { currentLanguage } from '@/lib/i18n/request'
import { Comment } from './comment'
import { CommentActions } from './comment-actions'
import { getCommentWords } from './words'
import styles from './comment-section.module.css'

/** A comment as the backend has it, or the place of one that its writer removed. */
export async function ShownComment({ comment }: { comment: Interaction }) {
  const [t, language, words] = [await getTranslations(), await currentLanguage(), await getCommentWords()]
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
