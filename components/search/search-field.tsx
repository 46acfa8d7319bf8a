import { getTranslations } from 'next-intl/server'
import { longestQuery } from '@/lib/domain/paging'
import { currentLanguage } from '@/lib/http/i18n/request'
import styles from './search-field.module.css'

/** What `suggest.ts` writes is left alone when React takes the page over. */
const written = { __html: '' }

/** The search field, an ordinary form field. The list of suggestions is filled by `suggest.ts`, once it is used. */
export async function SearchField() {
  const [t, language] = [await getTranslations('search'), await currentLanguage()]
  const label = t('label')
  return (
    <div className={styles.field}>
      <input
        className={styles.input}
        // HTML allows no combobox of type "search".
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="q"
        required
        pattern=".*\S.*"
        maxLength={longestQuery}
        autoComplete="off"
        // Takes effect when the box opens.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        placeholder={label}
        aria-label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls="suggestions"
        data-language={language}
        data-loading={t('status')}
        data-none={t('find')}
        data-failed={t('failed')}
      />
      <div className={`panel ${styles.panel}`} hidden>
        <div id="suggestions" className={styles.list} hidden dangerouslySetInnerHTML={written} />
        <p aria-hidden="true" hidden dangerouslySetInnerHTML={written} />
      </div>
      <p className="visually-hidden" role="status" dangerouslySetInnerHTML={written} />
    </div>
  )
}
