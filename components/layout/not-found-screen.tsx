import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import { localPath } from '@/lib/domain/paths'
import styles from './not-found-screen.module.css'

/** The not-found page: 404, what happened, a way home (spec 2). */
export async function NotFoundScreen() {
  const [t, language] = [await getTranslations('notFound'), await currentLanguage()]
  return (
    <div className={styles.screen}>
      <p className={styles.code}>404</p>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <a className={styles.home} href={localPath(language, '/')}>
        {t('home')}
      </a>
    </div>
  )
}
