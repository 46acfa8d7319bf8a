import { getTranslations } from 'next-intl/server'
import { searchResultsPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getLatestArticles } from '@/lib/queries/latest-articles'
import styles from './search-screen.module.css'
import { WaysOn } from './ways-on'

export async function NoResults({ query, isFiltered }: { query: string; isFiltered: boolean }) {
  const [t, language] = [await getTranslations('search'), await currentLanguage()]
  return (
    <>
      {query && <p>{t('find')}</p>}
      {isFiltered && (
        <p className={styles.onward}>
          <a href={searchResultsPath(language, query)}>{t('unfiltered')}</a>
        </p>
      )}
      <WaysOn latest={await getLatestArticles(language)} />
    </>
  )
}
