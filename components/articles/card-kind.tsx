import { getTranslations } from 'next-intl/server'
import type { ArticleSummary } from '@/lib/backend/model'
import styles from './card-kind.module.css'

export async function CardKind({ article: { type, minutes } }: { article: ArticleSummary }) {
  const t = await getTranslations()
  return (
    <p className={`row muted ${styles.kind}`} data-kind={type}>
      <strong>{t(`sections.${type}.title`)}</strong>
      {minutes !== undefined && <span className="muted">{t('article.minutes', { count: minutes })}</span>}
    </p>
  )
}
