import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import type { FoundArticles } from '@/lib/backend/model'
import { pageCount } from '@/lib/domain/paging'
import { longestQuery } from '@/lib/domain/search'
import { localPath, searchPath, searchResultsPath } from '@/lib/domain/paths'
import { ArticleGrid } from '@/components/articles/article-grid'
import { Column } from '@/components/layout/column'
import { PageHeading } from '@/components/layout/page-heading'
import { Pages } from '@/components/layout/pages'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import styles from './search-screen.module.css'

interface Props {
  query: string
  found: FoundArticles
}

/**
 * Search results (spec 2): the query in quotes, how it was understood if not as typed, the results, or a message that
 * there are none.
 */
export async function SearchScreen({ query, found }: Props) {
  const [t, language] = [await getTranslations('search'), await currentLanguage()]
  return (
    <>
      <PageHeading
        path={searchPath}
        title={query ? t('results', { query }) : t('title')}
        lead={query && found.total > 0 ? t('count', { count: found.total }) : t('lead')}
      />
      <Column>
        <search>
          <form className={styles.form} action={localPath(language, searchPath)}>
            <Field
              label={t('label')}
              name="q"
              type="search"
              defaultValue={query}
              maxLength={longestQuery}
              required
              pattern=".*\S.*"
            />
            <Button type="submit">{t('submit')}</Button>
          </form>
        </search>
        {found.suggestion && <p>{t('suggestion', { query: found.suggestion })}</p>}
        {found.understood && <p>{t('understood', { query: found.understood })}</p>}
        {query && found.total === 0 && <p>{t('find')}</p>}
        <ArticleGrid articles={found.items} eagerCount={1} />
        <Pages
          current={found.page}
          count={pageCount(found.total, found.limit)}
          hrefOf={(page) => searchResultsPath(language, query, page)}
        />
      </Column>
    </>
  )
}
