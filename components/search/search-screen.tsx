import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import type { FoundArticles as Found } from '@/lib/backend/model'
import { pageCount } from '@/lib/domain/paging'
import {
  contactPath,
  localPath,
  searchPath,
  searchResultsPath,
  type SearchFilters as Filters,
} from '@/lib/domain/paths'
import { withoutQuestion } from '@/lib/domain/search/question-words'
import { sectionPaths } from '@/lib/domain/sections'
import { answeredBy, type NamedPage } from '@/lib/http/i18n/named-pages'
import { Column } from '@/components/layout/column'
import { PageHeading } from '@/components/layout/page-heading'
import { Pages } from '@/components/layout/pages'
import { getLatestArticles } from '@/lib/queries/articles'
import { DirectAnswer } from './direct-answer'
import { FoundArticles } from './found-article'
import { FoundBeside } from './found-beside'
import { SearchFilters } from './search-filters'
import { SearchForm } from './search-form'
import styles from './search-screen.module.css'
import { WaysOn } from './ways-on'

async function NoResults({ query, isFiltered }: { query: string; isFiltered: boolean }) {
  const [t, language] = [await getTranslations('search'), await currentLanguage()]
  return (
    <>
      {query && <p>{t('find')}</p>}
      {isFiltered && (
        <p className="targets">
          <a href={searchResultsPath(language, query)}>{t('unfiltered')}</a>
        </p>
      )}
      <WaysOn latest={await getLatestArticles(language)} />
    </>
  )
}

/** Articles that may not be what was looked for: below so few there are ways on. */
const few = 3

interface Props {
  query: string
  filters: Filters
  found: Found
  years: readonly number[]
  pages: readonly NamedPage[]
}

async function Heading({ query, count }: { query: string; count: number }) {
  const t = await getTranslations('search')
  return (
    <PageHeading
      path={searchPath}
      title={query ? t('results', { query }) : t('title')}
      lead={query && count > 0 ? t('count', { count }) : t('lead')}
    />
  )
}

const FilterInputs = ({ type, year }: Filters) => (
  <>
    {type && <input type="hidden" name="loai" value={sectionPaths[type]} />}
    {year !== undefined && <input type="hidden" name="nam" value={year} />}
  </>
)

async function Related({ found: { related = [], total }, query }: { found: Found; query: string }) {
  if (related.length === 0) return null
  const t = await getTranslations('search')
  return (
    <section aria-labelledby="related" className={styles.related}>
      <h2 id="related">{t('related')}</h2>
      {total === 0 && <p>{t('onlyRelated')}</p>}
      <FoundArticles articles={related} query={query} isBelowHeading />
    </section>
  )
}

/**
 * Search results (spec 2): the query in quotes, how it was understood if not as typed, the results, or a message that
 * there are none. Below few or none there are ways on.
 */
export async function SearchScreen({ query, filters, found, years, pages }: Props) {
  const [t, language] = [await getTranslations('search'), await currentLanguage()]
  const { understood } = found
  const isFiltered = filters.type !== undefined || filters.year !== undefined
  const isEmpty = found.total === 0 && !found.related?.length
  const answer = isFiltered || found.page > 1 ? undefined : answeredBy(query, language)
  // The answer leads there already.
  const others = pages.filter(({ path }) => !answer || answer === 'fees' || path !== localPath(language, contactPath))
  // Both are marked: texts have what was typed, or what it stands for.
  const sought = withoutQuestion([query, understood].join(' '), language)
  return (
    <>
      <Heading query={query} count={found.total} />
      <Column>
        <SearchForm query={query}>
          <FilterInputs {...filters} />
        </SearchForm>
        {understood && <p>{t('understood', { query: understood })}</p>}
        {answer && <DirectAnswer answer={answer} />}
        <FoundBeside query={sought} beside={found.beside} pages={others} />
        {query && (found.total > 0 || isFiltered) && <SearchFilters query={query} filters={filters} years={years} />}
        {isEmpty && <NoResults query={query} isFiltered={isFiltered} />}
        <FoundArticles articles={found.items} query={sought} />
        <Pages
          current={found.page}
          count={pageCount(found.total, found.limit)}
          hrefOf={(page) => searchResultsPath(language, query, { ...filters, page })}
        />
        <Related found={found} query={sought} />
        {!isEmpty && found.total <= few && <WaysOn />}
      </Column>
    </>
  )
}
