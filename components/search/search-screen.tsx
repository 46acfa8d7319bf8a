import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import type { FoundArticles } from '@/lib/backend/model'
import { pageCount } from '@/lib/domain/paging'
import { searchPath, searchResultsPath, type SearchFilters as Filters } from '@/lib/domain/paths'
import { sectionPaths } from '@/lib/domain/sections'
import type { NamedPage } from '@/lib/i18n/named-pages'
import { Column } from '@/components/layout/column'
import { PageHeading } from '@/components/layout/page-heading'
import { Pages } from '@/components/layout/pages'
import { FoundArticle } from './found-article'
import { FoundBeside } from './found-beside'
import { NoResults } from './no-results'
import { SearchFilters } from './search-filters'
import { SearchForm } from './search-form'
import styles from './search-screen.module.css'
import { WaysOn } from './ways-on'

/** Articles that may not be what was looked for: below so few there are ways on. */
const few = 3

interface Props {
  query: string
  filters: Filters
  found: FoundArticles
  /** Years to choose from, the newest first. */
  years: readonly number[]
  pages: readonly NamedPage[]
}

/**
 * Search results (spec 2): the query in quotes, how it was understood if not as typed, the results, or a message that
 * there are none. Below few or none there are ways on.
 */
export async function SearchScreen({ query, filters, found, years, pages }: Props) {
  const [t, language] = [await getTranslations('search'), await currentLanguage()]
  const { suggestion, understood } = found
  const isFiltered = filters.type !== undefined || filters.year !== undefined
  // All are marked: texts have what was typed, or what it stands for.
  const sought = `${query} ${understood ?? ''} ${suggestion ?? ''}`
  return (
    <>
      <PageHeading
        path={searchPath}
        title={query ? t('results', { query }) : t('title')}
        lead={query && found.total > 0 ? t('count', { count: found.total }) : t('lead')}
      />
      <Column>
        <SearchForm query={query}>
          {filters.type && <input type="hidden" name="loai" value={sectionPaths[filters.type]} />}
          {filters.year !== undefined && <input type="hidden" name="nam" value={filters.year} />}
        </SearchForm>
        {understood && <p>{t('understood', { query: understood })}</p>}
        {suggestion && (
          <p className={styles.onward}>
            <a href={searchResultsPath(language, suggestion, filters)}>{t('suggestion', { query: suggestion })}</a>
          </p>
        )}
        <FoundBeside query={sought} beside={found.beside} pages={pages} />
        {query && (found.total > 0 || isFiltered) && <SearchFilters query={query} filters={filters} years={years} />}
        {found.total === 0 && <NoResults query={query} isFiltered={isFiltered} />}
        {found.items.length > 0 && (
          <ul role="list" className={styles.results}>
            {found.items.map((article) => (
              <li key={article.id}>
                <FoundArticle article={article} query={sought} />
              </li>
            ))}
          </ul>
        )}
        <Pages
          current={found.page}
          count={pageCount(found.total, found.limit)}
          hrefOf={(page) => searchResultsPath(language, query, { ...filters, page })}
        />
        {found.total > 0 && found.total <= few && <WaysOn />}
      </Column>
    </>
  )
}
