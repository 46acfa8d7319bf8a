import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import type { ArticleSummary, Page } from '@/lib/backend/model'
import { pageCount } from '@/lib/domain/paging'
import { listPath } from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'
import { Pagination } from '@/components/ui/pagination'
import { PageHeading } from '@/components/layout/page-heading'
import { Column } from '@/components/layout/column'
import { ArticleGrid } from './article-grid'

interface Props {
  type: ArticleType
  list: Page<ArticleSummary>
}

/** A section's article list: heading, cards, pages (spec 2). */
export async function ArticleList({ type, list }: Props) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  return (
    <>
      <PageHeading title={t(`sections.${type}.title`)} lead={t(`sections.${type}.lead`)} />
      <Column>
        {list.items.length > 0 ? <ArticleGrid articles={list.items} eagerCount={1} /> : <p>{t('article.empty')}</p>}
        <Pagination
          current={list.page}
          count={pageCount(list.total, list.limit)}
          hrefOf={(page) => listPath(language, type, page)}
          words={{
            label: t('pagination.label'),
            previous: t('pagination.previous'),
            next: t('pagination.next'),
            page: (page) => t('pagination.page', { page }),
          }}
        />
      </Column>
    </>
  )
}
