import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import { getPartners } from '@/lib/queries/partners'
import { ecosystemTypes } from '@/lib/domain/codes'
import { ListHeading } from './list-heading'
import { PartnerLogo } from './partner-logo'
import styles from './partner-groups.module.css'

/** The partners' logos in three grids, by kind (spec 2). */
export async function PartnerGroups({ headingLevel }: { headingLevel: 2 | 3 }) {
  const [t, language, partners] = [
    await getTranslations('overview.partners'),
    await currentLanguage(),
    await getPartners(),
  ]
  return ecosystemTypes.map((kind) => {
    const ofKind = partners.filter(({ type }) => type === kind)
    return (
      <section key={kind} className={styles.kind}>
        <ListHeading level={headingLevel} text={t(kind)} />
        {ofKind.length === 0 && <p>{t('empty')}</p>}
        <ul role="list" className={styles.grid}>
          {ofKind.map((partner) => (
            <li key={partner.id} className={styles.cell}>
              <PartnerLogo
                name={partner.fullName[language]}
                logo={partner.logo}
                website={partner.website}
                newTab={(name) => t('newTab', { name })}
              />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
