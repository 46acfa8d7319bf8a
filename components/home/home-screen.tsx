import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import type { ArticleSummary } from '@/lib/backend/model'
import type { SiteRecord } from '@/lib/backend/site-record'
import { listPath } from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'
import { ArticleGrid } from '@/components/articles/article-grid'
import { Column } from '@/components/layout/column'
import { Picture } from '@/components/ui/picture'
import styles from './home-screen.module.css'

interface Props {
  home: SiteRecord['home']
  latest: { type: ArticleType; articles: ArticleSummary[] }[]
}

/** Cards of each section on the home page: one row of the grid. */
const shown = 3

/** The home page: who the institute is, what it offers, its latest articles. */
export async function HomeScreen({ home, latest }: Props) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const [slide] = home.heroSlides
  return (
    <>
      <section className={styles.hero}>
        {slide?.image && (
          <div className={styles.scene}>
            <Picture src={slide.image} alt="" width={2400} height={1350} sizes="100vw" eager />
          </div>
        )}
        <div className={styles.words}>
          <p className={styles.kicker}>{t('brand.tagline')}</p>
          <h1>{t('brand.name')}</h1>
          <p className={styles.lead}>{home.vision[language]}</p>
          <a className={styles.action} href={listPath(language, 'SERVICE')}>
            {t('home.all', { section: t('sections.SERVICE.title') })}
          </a>
        </div>
      </section>
      <Column>
        <section className={styles.intro}>
          <div>
            <h2>{home.introHeading[language]}</h2>
            <p className={styles.sub}>{home.introSubheading[language]}</p>
          </div>
          <div className={styles.paragraphs}>
            {home.introParagraphs.map((paragraph) => (
              <p key={paragraph[language]}>{paragraph[language]}</p>
            ))}
          </div>
        </section>
        <section className={styles.block} aria-labelledby="services">
          <h2 id="services">{t('home.services')}</h2>
          <ol role="list" className={styles.services}>
            {home.services.map((service) => (
              <li key={service.title[language]}>
                <h3>{service.title[language]}</h3>
                <p>{service.text[language]}</p>
              </li>
            ))}
          </ol>
        </section>
        {latest
          .filter(({ articles }) => articles.length > 0)
          .map(({ type, articles }) => (
            <section key={type} className={styles.block} aria-labelledby={`latest-${type}`}>
              <div className={styles.blockHead}>
                <h2 id={`latest-${type}`}>{t(`sections.${type}.title`)}</h2>
                <a className={styles.more} href={listPath(language, type)}>
                  {t('home.all', { section: t(`sections.${type}.title`) })} →
                </a>
              </div>
              <ArticleGrid articles={articles.slice(0, shown)} headingLevel={3} />
            </section>
          ))}
      </Column>
    </>
  )
}
