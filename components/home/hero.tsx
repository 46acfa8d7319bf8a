import { getTranslations } from 'next-intl/server'
import type { SiteRecord } from '@/lib/backend/site-record'
import { heroPace } from '@/lib/domain/carousel'
import { consultationPath, listPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { ButtonLink } from '@/components/ui/button'
import { Cover } from '@/components/articles/cover'
import { Image } from '@/components/ui/image'
import { Phrases } from '@/components/ui/phrases'
import { Slides } from '@/components/layout/slides'
import picture from './scene.module.css'
import styles from './hero.module.css'

/** Of the covers that slides without an image have. */
const motifs = ['SERVICE', 'RESEARCH', 'TRAINING'] as const

export async function Hero({ slides }: { slides: SiteRecord['home']['heroSlides'] }) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const services = { label: t('home.toServices'), href: listPath(language, 'SERVICE') }
  const invitations = [
    [{ label: t('home.toConsultation'), href: consultationPath(language) }, services],
    [services, { label: t('home.toResearch'), href: listPath(language, 'RESEARCH') }],
    [{ label: t('home.toTraining'), href: listPath(language, 'TRAINING') }, services],
  ]
  if (slides.length === 0) return null
  return (
    <div className={`deep ${styles.hero} off-paper`}>
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
              <div className={`frame ${picture.scene}`}>
                {slide.image ? (
                  // Browsers fetch the second and third image too, since they are next to the first: they must
                  // not appear blank.
                  <Image
                    src={slide.image}
                    focus={slide.focus}
                    alt=""
                    width={2400}
                    height={1350}
                    sizes="100vw"
                    eager={i === 0}
                  />
                ) : (
                  <Cover type={motifs[i % motifs.length] ?? 'SERVICE'} title={slide.title[language]} night />
                )}
              </div>
              <div className={`column stack ${picture.words} ${styles.labels}`}>
                <h2 className={styles.title}>
                  <Phrases text={slide.title[language]} />
                </h2>
                <p className={`subheading ${styles.text}`}>{slide.text[language]}</p>
                <p className={`row ${styles.links}`}>
                  {invitations[i % invitations.length]?.map(({ label, href }, place) =>
                    place === 0 ? (
                      <ButtonLink key={href} look="accent" href={href}>
                        {label}
                      </ButtonLink>
                    ) : (
                      <a key={href} className="target" href={href}>
                        {label}
                      </a>
                    ),
                  )}
                </p>
              </div>
            </div>
          ),
        }))}
      />
    </div>
  )
}
