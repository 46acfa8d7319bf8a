import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import type { SiteRecord } from '@/lib/backend/site-record'
import { footerServices } from '@/lib/domain/paging'
import { articlePath } from '@/lib/domain/paths'
import { getNewestTitles } from '@/lib/queries/menu'
import { PhoneLink } from '@/components/ui/phone-link'
import styles from './site-footer.module.css'

export async function FooterServices({ offices }: { offices: SiteRecord['contact']['offices'] }) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const services = await getNewestTitles('SERVICE', language)
  return (
    <div>
      <h2 className={styles.title}>{t('sections.SERVICE.title')}</h2>
      <ul role="list" className={styles.services}>
        {services.slice(0, footerServices).map((article) => (
          <li key={article.id}>
            <a href={articlePath(article)}>{article.title || t('article.untitled')}</a>
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>{t('footer.offices')}</h2>
      <ul role="list" className={styles.offices}>
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
