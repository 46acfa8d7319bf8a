import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import { localPath } from '@/lib/domain/paths'
import { SearchBox } from '@/components/search/search-box'
import { SignInOrMenu } from '@/components/sign-in/sign-in-or-menu'
import { Island, WithoutFailing } from '@/components/ui/island'
import { Logo } from './logo'
import { MainMenu } from './main-menu'
import { MenuKeys } from './menu-keys'
import { TopBar } from './top-bar'
import styles from './site-header.module.css'

export async function SiteHeader() {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  return (
    <Island as="header" id="site-header" className={styles.header}>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      <TopBar />
      <div className={styles.place}>
        <div className={styles.bar}>
          <div className={`column ${styles.inner}`}>
            <a className={`plain-link ${styles.brand}`} href={localPath(language, '/')} title={t('brand.logoAlt')}>
              <Logo />
              <span className={styles.name}>
                <strong>{t('brand.short')}</strong>
                <span className={styles.full}>{t('brand.name')}</span>
              </span>
            </a>
            <button className={styles.toggle} type="button" popoverTarget="main-menu">
              <span aria-hidden="true" className={styles.bars} />
              <span className="sign-words">{t('nav.menu')}</span>
            </button>
            <nav id="main-menu" className={styles.menu} popover="auto" aria-label={t('nav.main')}>
              <div className={`spread ${styles.drawerHead}`}>
                <Logo />
                <button
                  className="icon-button close"
                  type="button"
                  popoverTarget="main-menu"
                  popoverTargetAction="hide"
                  aria-label={t('nav.close')}
                >
                  <span aria-hidden="true">×</span>
                </button>
              </div>
              <MainMenu />
              <WithoutFailing>
                <MenuKeys />
              </WithoutFailing>
            </nav>
            <SearchBox />
            <SignInOrMenu className={`icon-button ${styles.account}`} />
            {/* Rendering is blocked until this element is parsed (server/proxy/inline-styles.ts). */}
            <span id="header-end" hidden />
          </div>
        </div>
      </div>
    </Island>
  )
}
