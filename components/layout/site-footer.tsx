import { getTranslations } from 'next-intl/server'
import { closedOf } from '@/lib/domain/slots'
import { accessibilityPath, localPath, articlePath, topicsPath } from '@/lib/domain/paths'
import { articleTypes, sectionPaths } from '@/lib/domain/sections'
import { sitePageIds, sitePagePath } from '@/lib/domain/site-pages'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getSiteRecord } from '@/lib/queries/site-record'
import { ConsultationForm } from '@/components/consultation/consultation-form'
import { Island } from '@/components/ui/island'
import type { SiteRecord } from '@/lib/backend/site-record'
import { footerServices } from '@/lib/domain/paging'
import { getTopics } from '@/lib/queries/articles'
import { getNewestTitles } from '@/lib/queries/menu'
import { PhoneLink } from '@/components/ui/phone-link'
import { FooterContact } from './footer-contact'
import { MapFrame } from './map-frame'
import styles from './site-footer.module.css'

async function FooterServices({ offices }: { offices: SiteRecord['contact']['offices'] }) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const services = await getNewestTitles('SERVICE', language)
  return (
    <div>
      <h2 className={`media subheading ${styles.title}`}>{t('sections.SERVICE.title')}</h2>
      <ul role="list" className={styles.services}>
        {services.slice(0, footerServices).map((article) => (
          <li key={article.id}>
            <a href={articlePath(article)}>{article.title || t('article.untitled')}</a>
          </li>
        ))}
      </ul>
      <h2 className={`media subheading ${styles.title}`}>{t('footer.offices')}</h2>
      <ul role="list" className={`columns ${styles.offices}`}>
        {offices.map((office) => (
          <li key={office.name[language]}>
            <p className={styles.office}>{office.name[language]}</p>
            <p>{office.address[language]}</p>
            {office.phone && (
              <p>
                <PhoneLink phone={office.phone} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

export async function SiteFooter() {
  const [t, language, { contact }] = [await getTranslations(), await currentLanguage(), await getSiteRecord()]
  const topics = await getTopics()
  const links = [
    ...articleTypes.map((type) => [`/${sectionPaths[type]}`, t(`sections.${type}.title`)] as const),
    ...(topics.length > 0 ? [[topicsPath, t('topics.title')] as const] : []),
    ...sitePageIds.map((id) => [sitePagePath(id), t(`sitePages.${id}`)] as const),
    [accessibilityPath, t('accessibility.link')] as const,
  ]
  return (
    <Island as="footer" id="site-footer" className={`deep targets ${styles.footer}`}>
      <div className={`column stack ${styles.columns}`}>
        <FooterContact contact={contact} />
        <FooterServices offices={contact.offices} />
        <div className={styles.beside}>
          <h2 className={`media subheading ${styles.title}`}>{t('footer.consultation')}</h2>
          <Island id="footer-form">
            <ConsultationForm closed={closedOf(contact)} />
          </Island>
        </div>
        <div className={styles.beside}>
          <h2 className={`media subheading ${styles.title}`}>{t('footer.map')}</h2>
          <MapFrame className={styles.map} contact={contact} />
        </div>
      </div>
      <nav aria-label={t('footer.pages')}>
        <ul role="list" className={`column ${styles.links}`}>
          {links.map(([path, label]) => (
            <li key={path}>
              <a href={localPath(language, path)}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={`column ${styles.end}`}>{t('footer.copyright', { name: t('brand.name') })}</p>
    </Island>
  )
}
