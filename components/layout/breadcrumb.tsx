import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { cut } from '@/lib/domain/text'
import styles from './breadcrumb.module.css'

export interface Crumb {
  label: string
  /** Left out for the page itself. */
  href?: string
}

/** Characters after which the last crumb is cut (spec 9). */
const crumbLength = 35

/** Where the page stands in the site. */
export async function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = await getTranslations('breadcrumb')
  return (
    <nav aria-label={t('label')}>
      <ol role="list" className={styles.crumbs}>
        {crumbs.map(({ label, href }) => (
          <li key={label} className={styles.crumb}>
            {href ? (
              <Link href={href}>{label}</Link>
            ) : (
              <span aria-current="page" title={label}>
                {cut(label, crumbLength)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
