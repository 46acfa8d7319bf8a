import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import { localPath } from '@/lib/domain/paths'
import { mainMenu } from './main-menu'
import { Logo } from './logo'
import { TopBar } from './top-bar'
import styles from './site-header.module.css'

/** Header of every page: logo, main menu and language choice. On a phone the menu is a native popover. */
export async function SiteHeader() {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      <TopBar />
      <div className={styles.bar}>
        <Link className={styles.brand} href={localPath(language, '/')} title={t('brand.logoAlt')}>
          <Logo className={styles.mark} />
          <span className={styles.name}>
            <strong>{t('brand.short')}</strong>
            <span className={styles.full}>{t('brand.name')}</span>
          </span>
        </Link>
        <button className={styles.toggle} type="button" popoverTarget="main-menu">
          <span aria-hidden="true" className={styles.bars} />
          {t('nav.menu')}
        </button>
        <nav id="main-menu" className={styles.menu} popover="auto" aria-label={t('nav.main')}>
          <ul role="list" className={styles.items}>
            {mainMenu.map(({ label, path }) => (
              <li key={path}>
                <Link className={styles.item} href={localPath(language, path)}>
                  {t(`nav.${label}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
