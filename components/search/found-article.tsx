import { getTranslations } from 'next-intl/server'
import type { FoundArticle as Found } from '@/lib/backend/model'
import { cardDate } from '@/lib/domain/dates'
import { excerptOf } from '@/lib/domain/found-words'
import { articlePath } from '@/lib/domain/paths'
import { Card, CardLink } from '@/components/ui/card'
import { Marked } from './marked'
import { MarkedTitle } from './marked-title'
import styles from './search-screen.module.css'

/** An article among the results: section, date, and the words that were searched, marked in their sentence. */
export async function FoundArticle({ article, query }: { article: Found; query: string }) {
  const t = await getTranslations()
  const { createDate, excerpt, summary, title, type } = article
  const text = excerptOf((excerpt ?? summary) || '', query)
  return (
    <Card className={styles.found}>
      <p className={styles.about}>
        <span>{t(`sections.${type}.title`)}</span>
        {createDate && <time dateTime={createDate.toISOString()}>{cardDate(createDate)}</time>}
      </p>
      <h2 className={styles.title}>
        <CardLink href={articlePath(article)}>
          {title ? <MarkedTitle text={title} query={query} /> : t('article.untitled')}
        </CardLink>
      </h2>
      {text && (
        <p>
          <Marked text={text} query={query} />
        </p>
      )}
    </Card>
  )
}
