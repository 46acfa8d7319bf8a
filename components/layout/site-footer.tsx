import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import { localPath } from '@/lib/domain/paths'
import { getSiteRecord } from '@/lib/queries/site-record'
import { mainMenu } from './main-menu'
import { Logo } from './logo'
import styles from './site-footer.module.css'

/** Footer of every page: contact facts, the site's parts, the offices (spec 2). */
export async function SiteFooter() {
  const [t, language, { contact }] = [await getTranslations(), await currentLanguage(), await getSiteRecord()]
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.about}>
          <Logo ground="dark" />
          <p className={styles.name}>{t('brand.name')}</p>
          <p>{t('brand.tagline')}</p>
        </section>
        <section>
          <h2 className={styles.title}>{t('footer.contact')}</h2>
          <address className={styles.address}>
            <p>{contact.address[language]}</p>
            <p>
              {t('footer.hotline')}:{' '}
              {contact.hotlines.map((phone, i) => (
                <span key={phone}>
                  {i > 0 && ' · '}
                  <a href={`tel:${phone}`}>{phone}</a>
                </span>
              ))}
            </p>
            <p>
              {t('footer.email')}: <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
            <p>{t('footer.hours', { opens: contact.hours.opens, closes: contact.hours.closes })}</p>
            <p>
              {t('footer.taxCode')}: {contact.taxCode}
            </p>
          </address>
        </section>
        <section>
          <h2 className={styles.title}>{t('footer.offices')}</h2>
          <ul role="list" className={styles.offices}>
            {contact.offices.map((office) => (
              <li key={office.name[language]}>
                <p className={styles.office}>{office.name[language]}</p>
                <p>{office.address[language]}</p>
                <p>
                  <a href={`tel:${office.phone}`}>{office.phone}</a>
                </p>
              </li>
            ))}
          </ul>
        </section>
        <nav aria-label={t('footer.explore')}>
          <h2 className={styles.title}>{t('footer.explore')}</h2>
          <ul role="list" className={styles.links}>
            {mainMenu.map(({ label, path }) => (
              <li key={path}>
                <Link href={localPath(language, path)}>{t(`nav.${label}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className={styles.copyright}>{t('footer.copyright', { name: t('brand.name') })}</p>
    </footer>
  )
}
