import { getTranslations } from 'next-intl/server'
import type { ArticleSummary } from '@/lib/backend/model'
import { cardDate } from '@/lib/domain/dates'
import { articlePath, listPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { ArticleCard } from '@/components/articles/article-card'
import { Column } from '@/components/layout/column'
import { CardLink } from '@/components/ui/card'
import { Phrases } from '@/components/ui/phrases'
import { SectionHead } from './section-head'
import card from '@/components/ui/card.module.css'
import styles from './latest.module.css'

const [cards, headlines] = [2, 5]

interface Props {
  research: ArticleSummary[]
  news: ArticleSummary[]
}

export async function Latest({ research, news }: Props) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const all = (type: 'RESEARCH' | 'NEWS') => ({
    href: listPath(language, type),
    label: t('home.all', { section: t(`sections.${type}.title`) }),
  })
  return (
    <Column>
      <div className={`section stack ${styles.latest}`}>
        {research.length > 0 && (
          <section aria-labelledby="latest-research">
            <SectionHead id="latest-research" title={t('home.latestResearch')} more={all('RESEARCH')} />
            <div className={`columns ${styles.cards}`}>
              {research.slice(0, cards).map((article) => (
                <ArticleCard
                  key={article.id}
                  article={article}
                  headingLevel={3}
                  isCompact
                  sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw"
                />
              ))}
            </div>
          </section>
        )}
        {news.length > 0 && (
          <section aria-labelledby="latest-news">
            <SectionHead id="latest-news" title={t('home.latestNews')} more={all('NEWS')} />
            <ul role="list" className={`ruled ${styles.news}`}>
              {news.slice(0, headlines).map((article) => (
                <li key={article.id} className={card.card}>
                  {article.createDate && (
                    <time className="muted" dateTime={article.createDate.toISOString()}>
                      {cardDate(article.createDate)}
                    </time>
                  )}
                  <h3>
                    <CardLink href={articlePath(article)}>
                      <Phrases text={article.title || t('article.untitled')} />
                    </CardLink>
                  </h3>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Column>
  )
}
