import { getTranslations } from 'next-intl/server'
import type { Partner } from '@/lib/backend/model'
import { carouselPace } from '@/lib/domain/carousel'
import { currentLanguage } from '@/lib/i18n/request'
import { Column } from '@/components/layout/column'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Picture } from '@/components/ui/picture'
import { getCarouselWords } from './carousel-words'
import { SectionHead } from './section-head'
import styles from './partners.module.css'

/** The partners' logos, going by (spec 2). */
export async function Partners({ partners }: { partners: Partner[] }) {
  const [t, language] = [await getTranslations('home'), await currentLanguage()]
  return (
    <Column>
      <section className={styles.partners} aria-labelledby="partners">
        <Carousel
          label={t('partners')}
          words={await getCarouselWords()}
          view="logos"
          motion="wrap"
          pace={carouselPace}
          head={<SectionHead id="partners" title={t('partners')} />}
          slides={partners.map(({ id, website, logo, fullName }) => {
            const name = fullName[language]
            const shown = logo ? (
              <Picture src={logo} alt={website ? '' : name} width={640} height={360} sizes="(min-width: 1024px) 13rem, (min-width: 768px) 24vw, 46vw" />
            ) : (
              <span className={styles.name}>{name}</span>
            )
            return {
              id,
              content: website ? (
                <a className={styles.partner} href={website} target="_blank" rel="noopener noreferrer" aria-label={t('newTab', { name })} title={name}>
                  {shown}
                </a>
              ) : (
                <div className={styles.partner}>{shown}</div>
              ),
            }
          })}
        />
      </section>
    </Column>
  )
}
