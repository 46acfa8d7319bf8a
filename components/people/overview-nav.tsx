import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import { isGroupKey, overviewGroups, overviewPath, type OverviewView } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import styles from './overview-nav.module.css'

/** Links to the overview and its six parts, the shown one marked. */
export async function OverviewNav({ view }: { view: OverviewView }) {
  const [t, language] = [await getTranslations('overview'), await currentLanguage()]
  const parts = [{ view: 'all' as const, label: t('all') }, ...overviewGroups.map(({ key }) => ({ view: key, label: t(`groups.${key}`) }))]
  // A department stands in the part of the departments, but is not that page.
  const part = view === 'all' || isGroupKey(view) ? view : 'phong-ban'
  const current = part === view ? 'page' : 'true'
  return (
    <nav className={styles.nav} aria-label={t('parts')}>
      <ul role="list" className={styles.parts}>
        {parts.map(({ view, label }) => (
          <li key={view}>
            <Link className={styles.part} href={localPath(language, overviewPath(view))} aria-current={view === part ? current : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
