import { getTranslations } from 'next-intl/server'
import type { Interaction } from '@/lib/backend/model'
import { longDate } from '@/lib/domain/dates'
import { commentsPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { Comment } from './comment'
import { CommentActions } from './comment-actions'
import { getCommentLabels } from './labels'
import styles from './comment-section.module.css'

interface Props {
  comment: Interaction
  here: string
}

export async function ShownComment({ comment, here }: Props) {
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
