import { getTranslations } from 'next-intl/server'
import { searchResultsPath, type SearchFilters as Filters } from '@/lib/domain/paths'
import { articleTypes } from '@/lib/domain/sections'
import { currentLanguage } from '@/lib/http/i18n/request'
import styles from './search-screen.module.css'

interface Props {
  query: string
  filters: Filters
  years: readonly number[]
}

export async function SearchFilters({ query, filters, years }: Props) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const link = (label: string, change: Filters) => {
    const target = { ...filters, ...change }
    const isChosen = target.type === filters.type && target.year === filters.year
    return (
      <li key={label}>
        <a href={searchResultsPath(language, query, target)} aria-current={isChosen ? 'true' : undefined}>
          {label}
        </a>
      </li>
    )
  }
  return (
    <nav className={`targets ${styles.filters}`} aria-label={t('search.filters')}>
      <div>
        <strong id="filter-section">{t('search.section')}</strong>
        <ul role="list" aria-labelledby="filter-section">
          {link(t('search.all'), { type: undefined })}
          {articleTypes.map((type) => link(t(`sections.${type}.title`), { type }))}
        </ul>
      </div>
      {years.length > 0 && (
        <div>
          <strong id="filter-year">{t('search.year')}</strong>
          <ul role="list" aria-labelledby="filter-year">
            {link(t('search.all'), { year: undefined })}
            {years.map((year) => link(String(year), { year }))}
          </ul>
        </div>
      )}
    </nav>
  )
}
