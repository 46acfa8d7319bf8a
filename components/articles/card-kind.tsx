import { getTranslations } from 'next-intl/server'
import type { ArticleSummary } from '@/lib/backend/model'
import styles from './card-kind.module.css'

export async function CardKind({ article: { type, minutes } }: { article: ArticleSummary }) {
  const t = await getTranslations()
  return (
    <p className={styles.kind} data-kind={type}>
      <span className={styles.name}>{t(`sections.${type}.title`)}</span>
      {minutes !== undefined && <span className={styles.minutes}>{t('article.minutes', { count: minutes })}</span>}
    </p>
  )
}
