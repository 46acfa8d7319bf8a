import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import { localPath, searchPath } from '@/lib/domain/paths'
import { Island } from '@/components/ui/island'
import { SearchField } from './search-field'
import { SearchIcon } from './search-icon'
import styles from './search-box.module.css'

export async function SearchBox() {
  const [t, language] = [await getTranslations('search'), await currentLanguage()]
  return (
    <>
      <button className={styles.open} type="button" popoverTarget="site-search" aria-label={t('open')}>
        <SearchIcon />
      </button>
      <search id="site-search" className={styles.box} popover="auto">
        <form className={styles.form} action={localPath(language, searchPath)}>
          <Island id="search-field">
            <SearchField
              language={language}
              labels={{ label: t('label'), loading: t('status'), none: t('find'), failed: t('failed') }}
            />
          </Island>
          <button className={styles.submit} type="submit" aria-label={t('submit')}>
            <SearchIcon />
          </button>
        </form>
      </search>
    </>
  )
}
