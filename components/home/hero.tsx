import { getTranslations } from 'next-intl/server'
import type { SiteRecord } from '@/lib/backend/site-record'
import { heroPace } from '@/lib/domain/carousel'
import { listPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/i18n/request'
import { ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Slides } from '@/components/layout/slides'
import styles from './hero.module.css'

/** The opening slides, each with a link to the services (spec 2). */
export async function Hero({ slides }: { slides: SiteRecord['home']['heroSlides'] }) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  if (slides.length === 0) return null
  return (
    <div className={styles.hero}>
      <Slides
        label={t('home.slides')}
        dots={slides.map((_, i) => t('home.slide', { number: i + 1, count: slides.length }))}
        view="one"
        motion="wrap"
        pace={heroPace}
        buttons="over"
        slides={slides.map((slide, i) => ({
          id: String(i),
          content: (
            <div className={styles.slide}>
              {slide.image && (
                <div className={styles.scene}>
                  {/* Browsers fetch the second and third picture too, since they are next to the first: they must
                      not appear blank. */}
                  <Picture
                    src={slide.image}
                    focus={slide.focus}
                    alt=""
                    width={2400}
                    height={1350}
                    sizes="100vw"
                    eager={i === 0}
                  />
                </div>
              )}
              <div className={styles.words}>
                <p className={styles.kicker}>{t('brand.tagline')}</p>
                {/* No heading element: it changes every four seconds, and the first heading of the page is the
                    introduction's. */}
                <p className={styles.title}>{slide.title[language]}</p>
                <p className={styles.text}>{slide.text[language]}</p>
                <ButtonLink look="accent" href={listPath(language, 'SERVICE')}>
                  {t('home.toServices')}
                </ButtonLink>
              </div>
            </div>
          ),
        }))}
      />
    </div>
  )
}
