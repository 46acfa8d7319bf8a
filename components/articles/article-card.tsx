import { getTranslations } from 'next-intl/server'
import type { ArticleSummary } from '@/lib/backend/model'
import { cardDate } from '@/lib/domain/dates'
import { isOver, runsFrom, runDay } from '@/lib/domain/offer'
import { articlePath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getToday } from '@/lib/queries/cache-content'
import { Card, CardLink } from '@/components/ui/card'
import { Image } from '@/components/ui/image'
import { Phrases } from '@/components/ui/phrases'
import { CardKind } from './card-kind'
import { Cover } from './cover'
import { Rating } from './rating'
import styles from './article-card.module.css'

interface Props {
  article: ArticleSummary
  headingLevel?: 2 | 3
  eager?: boolean
  sizes?: string
  /** On a phone without its cover. */
  isCompact?: boolean
}

const inGrid = '(min-width: 64rem) 22.5rem, (min-width: 40rem) 46vw, 92vw'

/** When the next run of a course starts, or that all of them are over. */
async function nextRun({ offer }: ArticleSummary): Promise<string | undefined> {
  if (!offer) return undefined
  const [t, today] = [await getTranslations('offer'), await getToday()]
  const [run] = runsFrom(offer, today)
  if (run) return t('starts', { date: runDay(run.firstDay, await currentLanguage()) })
  return isOver(offer, today) ? t('over') : undefined
}

/**
 * An article in a list: its kind, image, title, summary, date (spec 2), and its stars once somebody has rated. The
 * whole card is one link.
 */
export async function ArticleCard({
  article,
  headingLevel = 2,
  eager = false,
  sizes = inGrid,
  isCompact = false,
}: Props) {
  const t = await getTranslations()
  const next = await nextRun(article)
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <Card className={[styles.card, styles[article.type], isCompact && styles.compact].filter(Boolean).join(' ')}>
      <div className={`frame ${styles.cover}`}>
        {article.previewImage ? (
          <Image
            src={article.previewImage}
            focus={article.previewFocus}
            alt=""
            width={1600}
            height={900}
            sizes={sizes}
            eager={eager}
          />
        ) : (
          <Cover type={article.type} topics={article.topics} title={article.title} />
        )}
      </div>
      <div className={styles.body}>
        <CardKind article={article} />
        <Heading className="subheading">
          <CardLink href={articlePath(article)}>
            <Phrases text={article.title || t('article.untitled')} />
          </CardLink>
        </Heading>
        <p className={`clamped ${styles.summary}`}>{article.summary || t('article.noSummary')}</p>
        {article.topics && article.topics.length > 0 && (
          <p className={`muted ${styles.topics}`}>{article.topics.map(({ name }) => name).join(' · ')}</p>
        )}
        {next && <p className={styles.next}>{next}</p>}
        <p className={`spread muted ${styles.meta}`}>
          {article.createDate && (
            <time dateTime={article.createDate.toISOString()}>{cardDate(article.createDate)}</time>
          )}
          {article.rating.count > 0 ? <Rating rating={article.rating} /> : <span>{t('article.unrated')}</span>}
        </p>
      </div>
    </Card>
  )
}
