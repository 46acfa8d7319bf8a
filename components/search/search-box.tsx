import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import { localPath, searchPath } from '@/lib/domain/paths'
import { SearchField } from './search-field'
import styles from './search-box.module.css'

function SearchIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m13 13 4.5 4.5" />
    </svg>
  )
}

export async function SearchBox() {
  const [t, language] = [await getTranslations('search'), await currentLanguage()]
  return (
    <>
      <button className="icon-button" type="button" popoverTarget="site-search" aria-label={t('open')}>
        <SearchIcon />
      </button>
      <search id="site-search" className={`panel ${styles.box}`} popover="auto">
        <form className={styles.form} action={localPath(language, searchPath)}>
          <SearchField />
          <button className="icon-button" type="submit" aria-label={t('submit')}>
            <SearchIcon />
          </button>
        </form>
      </search>
    </>
  )
}
