import { getTranslations } from 'next-intl/server'
import type { ArticleSummary } from '@/lib/backend/model'
import { cardDate } from '@/lib/domain/dates'
import { articlePath } from '@/lib/domain/paths'
import { Card, CardLink } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import { Phrases } from '@/components/ui/phrases'
import { CardKind } from './card-kind'
import { CoverFallback } from './cover-fallback'
import { Rating } from './rating'
import styles from './article-card.module.css'

interface Props {
  article: ArticleSummary
  headingLevel?: 2 | 3
  eager?: boolean
  sizes?: string
}

const inGrid = '(min-width: 64rem) 22.5rem, (min-width: 40rem) 46vw, 92vw'

/**
 * An article in a list: its kind, picture, title, summary, date (spec 2), and its stars once somebody has rated. The
 * whole card is one link.
 */
export async function ArticleCard({ article, headingLevel = 2, eager = false, sizes = inGrid }: Props) {
  const t = await getTranslations()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <Card className={[styles.card, styles[article.type]].filter(Boolean).join(' ')}>
      <div className={styles.cover}>
        {article.previewImage ? (
          <Picture
            src={article.previewImage}
            focus={article.previewFocus}
            alt=""
            width={1600}
            height={900}
            sizes={sizes}
            eager={eager}
          />
        ) : (
          <CoverFallback />
        )}
      </div>
      <div className={styles.body}>
        <CardKind article={article} />
        <Heading className={styles.title}>
          <CardLink href={articlePath(article)}>
            <Phrases text={article.title || t('article.untitled')} />
          </CardLink>
        </Heading>
        <p className={styles.summary}>{article.summary || t('article.noSummary')}</p>
        <p className={styles.meta}>
          {article.createDate && (
            <time dateTime={article.createDate.toISOString()}>{cardDate(article.createDate)}</time>
          )}
          {article.rating.count > 0 ? <Rating rating={article.rating} /> : <span>{t('article.unrated')}</span>}
        </p>
      </div>
    </Card>
  )
}
