import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import { localPath } from '@/lib/domain/paths'
import styles from './absence.module.css'

interface Props {
  status: number
  title: string
  text: string
}

/** That nothing is here: the status, what happened, a way home. */
export async function Absence({ status, title, text }: Props) {
  const [t, language] = [await getTranslations('notFound'), await currentLanguage()]
  return (
    <div className={styles.screen}>
      <p className={styles.code}>{status}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      <a className={styles.home} href={localPath(language, '/')}>
        {t('home')}
      </a>
    </div>
  )
}
