import { getTranslations } from 'next-intl/server'
import { articlePath, contactPath, listPath, localPath, searchResultsPath } from '@/lib/domain/paths'
import { articleTypes } from '@/lib/domain/sections'
import { currentLanguage } from '@/lib/i18n/request'
import { getLatestArticles } from '@/lib/queries/latest-articles'
import styles from './search-screen.module.css'

/** Latest articles that are offered where a search found nothing. */
const latestCount = 5

/** Where to go on from a search without results: without its filters, to a section, the latest articles, contact. */
export async function NoResults({ query, isFiltered }: { query: string; isFiltered: boolean }) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const latest = await getLatestArticles(language, latestCount)
  return (
    <>
      {query && <p>{t('search.find')}</p>}
      {isFiltered && (
        <p className={styles.onward}>
          <a href={searchResultsPath(language, query)}>{t('search.unfiltered')}</a>
        </p>
      )}
      <section className={styles.group}>
        <h2>{t('search.toSections')}</h2>
        <ul role="list">
          {articleTypes.map((type) => (
            <li key={type}>
              <a href={listPath(language, type)}>{t(`sections.${type}.title`)}</a>
            </li>
          ))}
        </ul>
      </section>
      {latest.length > 0 && (
        <section className={styles.group}>
          <h2>{t('search.latest')}</h2>
          <ul role="list">
            {latest.map((article) => (
              <li key={article.id}>
                <a href={articlePath(article)}>{article.title || t('article.untitled')}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.onward}>
        <a href={localPath(language, contactPath)}>{t('search.ask')}</a>
      </p>
    </>
  )
}
