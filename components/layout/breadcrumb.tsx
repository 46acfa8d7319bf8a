import { getTranslations } from 'next-intl/server'
import { navigationLabels } from '@/lib/http/i18n/navigation-labels'
import { currentLanguage } from '@/lib/http/i18n/request'
import { crumbsOf } from '@/lib/domain/breadcrumb'
import { localPath } from '@/lib/domain/paths'
import styles from './breadcrumb.module.css'

interface Props {
  path: string
  /** Title of the page, if the navigation has no label for it. */
  title?: string
}

export async function Breadcrumb({ path, title }: Props) {
  const [t, language] = [await getTranslations('breadcrumb'), await currentLanguage()]
  return (
    <nav className="band" aria-label={t('label')}>
      <ol role="list" className={`column muted ${styles.crumbs}`}>
        {crumbsOf(path, navigationLabels(language), title).map((crumb) => (
          <li key={crumb.path ?? ''} className={styles.crumb}>
            {crumb.path ? (
              <a className="target" href={localPath(language, crumb.path)}>
                {crumb.label}
              </a>
            ) : (
              <span aria-current="page" title={crumb.full === crumb.label ? undefined : crumb.full}>
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
