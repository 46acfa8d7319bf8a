import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import type { ArticleSummary, Page } from '@/lib/backend/model'
import { defaultLanguage } from '@/lib/domain/languages'
import { isOver } from '@/lib/domain/offer'
import { pageCount } from '@/lib/domain/paging'
import { feedPath, feedTypes, listPath } from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'
import { getToday } from '@/lib/queries/cache-content'
import { PageHeading } from '@/components/layout/page-heading'
import { Column } from '@/components/layout/column'
import { Pages } from '@/components/layout/pages'
import { ArticleGrid } from './article-grid'
import styles from './article-list.module.css'

interface Props {
  type: ArticleType
  list: Page<ArticleSummary>
}

export async function ArticleList({ type, list }: Props) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const today = type === 'TRAINING' ? await getToday() : ''
  const { current = [], past = [] } = Object.groupBy(list.items, ({ offer }) =>
    isOver(offer, today) ? 'past' : 'current',
  )
  return (
    <>
      <PageHeading
        path={listPath(defaultLanguage, type)}
        title={t(`sections.${type}.title`)}
        lead={t(`sections.${type}.lead`)}
      />
      <Column>
        {list.items.length === 0 && <p>{t('article.empty')}</p>}
        {current.length > 0 && <ArticleGrid articles={current} eagerCount={1} />}
        {past.length > 0 && (
          <>
            <h2 className={styles.past}>{t('offer.pastCourses')}</h2>
            <ArticleGrid articles={past} headingLevel={3} />
          </>
        )}
        <Pages
          current={list.page}
          count={pageCount(list.total, list.limit)}
          hrefOf={(page) => listPath(language, type, page)}
        />
        <p className={`muted targets ${styles.feed}`}>
          <a href={feedPath(language, type, 'rss')} type={feedTypes.rss}>
            {t('article.feed', { section: t(`sections.${type}.title`) })}
          </a>
        </p>
      </Column>
    </>
  )
}
