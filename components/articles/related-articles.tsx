import { getTranslations } from 'next-intl/server'
import type { ArticleSummary } from '@/lib/backend/model'
import { cardDate } from '@/lib/domain/dates'
import { articlePath } from '@/lib/domain/paths'
import { Card, CardLink } from '@/components/ui/card'
import { Phrases } from '@/components/ui/phrases'
import { CardKind } from './card-kind'
import styles from './related-articles.module.css'

interface Props {
  className?: string | undefined
  articles: ArticleSummary[]
}

export async function RelatedArticles({ className = '', articles }: Props) {
  const t = await getTranslations('article')
  return (
    <aside className={`${styles.related} ${className}`} aria-labelledby="related">
      <h2 id="related" className="subheading">
        {t('related')}
      </h2>
      <ArticleRows articles={articles} />
    </aside>
  )
}

export async function ArticleRows({ articles }: Pick<Props, 'articles'>) {
  const t = await getTranslations('article')
  return (
    <ul role="list" className="columns ruled">
      {articles.map((article) => (
        <li key={article.id}>
          <Card bare className={`stack ${styles.card}`}>
            <CardKind article={article} />
            <h3 className={styles.title}>
              <CardLink href={articlePath(article)}>
                <Phrases text={article.title || t('untitled')} />
              </CardLink>
            </h3>
            {article.createDate && (
              <time className="muted" dateTime={article.createDate.toISOString()}>
                {cardDate(article.createDate)}
              </time>
            )}
          </Card>
        </li>
      ))}
    </ul>
  )
}
