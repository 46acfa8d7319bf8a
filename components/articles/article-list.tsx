import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import type { ArticleSummary, Page } from '@/lib/backend/model'
import { defaultLanguage } from '@/lib/domain/languages'
import { pageCount } from '@/lib/domain/paging'
import { listPath } from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'
import { PageHeading } from '@/components/layout/page-heading'
import { Column } from '@/components/layout/column'
import { Pages } from '@/components/layout/pages'
import { ArticleGrid } from './article-grid'

interface Props {
  type: ArticleType
  list: Page<ArticleSummary>
}

export async function ArticleList({ type, list }: Props) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  return (
    <>
      <PageHeading
        path={listPath(defaultLanguage, type)}
        title={t(`sections.${type}.title`)}
        lead={t(`sections.${type}.lead`)}
      />
      <Column>
        {list.items.length > 0 ? <ArticleGrid articles={list.items} eagerCount={1} /> : <p>{t('article.empty')}</p>}
        <Pages
          current={list.page}
          count={pageCount(list.total, list.limit)}
          hrefOf={(page) => listPath(language, type, page)}
        />
      </Column>
    </>
  )
}
