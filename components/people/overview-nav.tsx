import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import { overviewGroups, overviewPath, type OverviewView } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import styles from './overview-nav.module.css'

/** Links to the overview and its six parts, the shown one marked. */
export async function OverviewNav({ view }: { view: OverviewView }) {
  const [t, language] = [await getTranslations('overview'), await currentLanguage()]
  const parts = [{ view: 'all' as const, label: t('all') }, ...overviewGroups.map(({ key }) => ({ view: key, label: t(`groups.${key}`) }))]
  return (
    <nav className={styles.nav} aria-label={t('parts')}>
      <ul role="list" className={styles.parts}>
        {parts.map((part) => (
          <li key={part.view}>
            <a className={styles.part} href={localPath(language, overviewPath(part.view))} aria-current={part.view === view ? 'page' : undefined}>
              {part.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
