import { getTranslations } from 'next-intl/server'
import type { Partner } from '@/lib/backend/model'
import { carouselPace } from '@/lib/domain/carousel'
import { overviewPath } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { Column } from '@/components/layout/column'
import { PartnerLogo } from '@/components/people/partner-logo'
import { Slides } from '@/components/layout/slides'
import { SectionHead } from './section-head'
import styles from './partners.module.css'

export async function Partners({ partners }: { partners: Partner[] }) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  return (
    <Column>
      <div className={styles.partners}>
        <Slides
          label={t('home.partners')}
          view="logos"
          motion="wrap"
          pace={carouselPace}
          head={
            <SectionHead
              id="partners"
              title={t('home.partners')}
              more={{ href: localPath(language, overviewPath('partner')), label: t('home.allPartners') }}
            />
          }
          slides={partners.map(({ id, website, logo, fullName }) => ({
            id,
            content: (
              <PartnerLogo
                name={fullName[language]}
                website={website}
                logo={logo}
                newTab={(name) => t('overview.partners.newTab', { name })}
              />
            ),
          }))}
        />
      </div>
    </Column>
  )
}
