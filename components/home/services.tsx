import { getTranslations } from 'next-intl/server'
import type { ArticleSummary, ArticleTitle } from '@/lib/backend/model'
import type { SiteRecord } from '@/lib/backend/site-record'
import { carouselPace } from '@/lib/domain/carousel'
import { articlePath, listPath } from '@/lib/domain/paths'
import { articleAbout } from '@/lib/domain/service-article'
import { currentLanguage } from '@/lib/http/i18n/request'
import { ArticleCard } from '@/components/articles/article-card'
import { Column } from '@/components/layout/column'
import { Slides } from '@/components/layout/slides'
import { CardLink } from '@/components/ui/card'
import { Phrases } from '@/components/ui/phrases'
import { SectionHead } from './section-head'
import card from '@/components/ui/card.module.css'
import styles from './services.module.css'

/** Drawings for the five services, in the order of the specification: law, digital, finance, training, real estate. */
const drawings = [
  'M16 5v22m-6 0h12M7 9h18M7 9l-4 9a4 4 0 0 0 8 0Zm18 0-4 9a4 4 0 0 0 8 0Z',
  'M5 7h22v14H5ZM12 26h8m-4-5v5m-5-12 2.5 2.5L19 11',
  'M16 6c5 0 9 1.5 9 3.5S21 13 16 13s-9-1.5-9-3.5S11 6 16 6Zm-9 3.5V22c0 2 4 3.5 9 3.5s9-1.5 9-3.5V9.5M7 16c0 2 4 3.5 9 3.5s9-1.5 9-3.5',
  'm16 7 13 6-13 6-13-6Zm-8 8.5V22c2 2.5 5 3.5 8 3.5s6-1 8-3.5v-6.5M29 13v8',
  'M6 27V10l10-5v22m0-15 10 3v12M3 27h26M10 13h2m-2 5h2m-2 5h2m8-5h2m-2 5h2',
]

const book = 'M16 9c-3-2.5-7-3-12-3v18c5 0 9 .5 12 3m0-18c3-2.5 7-3 12-3v18c-5 0-9 .5-12 3m0-18v18'

function ServiceSign({ index }: { index: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[index] ?? book} />
    </svg>
  )
}

interface Props {
  services: SiteRecord['home']['services']
  about: ArticleTitle[]
  articles: ArticleSummary[]
}

export async function Services({ services, about, articles }: Props) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const pathOf = (title: string) => {
    const article = articleAbout(title, about)
    return article ? articlePath(article) : listPath(language, 'SERVICE')
  }
  return (
    <div className="band section">
      <Column>
        <section aria-labelledby="services">
          <SectionHead id="services" title={t('home.services')} />
          <ol role="list" className={`ruled ${styles.list}`}>
            {services.map((service, i) => (
              <li key={service.title[language]} className={card.card}>
                <ServiceSign index={i} />
                <h3>
                  <CardLink href={pathOf(service.title[language])}>
                    <Phrases text={service.title[language]} />
                  </CardLink>
                </h3>
                <p>{service.text[language]}</p>
              </li>
            ))}
          </ol>
        </section>
        {articles.length > 0 && (
          <section aria-labelledby="service-articles">
            <Slides
              label={t('home.serviceArticles')}
              view="cards"
              motion="bounce"
              pace={carouselPace}
              head={
                <SectionHead
                  id="service-articles"
                  title={t('home.serviceArticles')}
                  more={{
                    href: listPath(language, 'SERVICE'),
                    label: t('home.all', { section: t('sections.SERVICE.title') }),
                  }}
                />
              }
              slides={articles.map((article) => ({
                id: article.id,
                content: (
                  <ArticleCard
                    article={article}
                    headingLevel={3}
                    sizes="(min-width: 1025px) 19rem, (min-width: 769px) 46vw, 92vw"
                  />
                ),
              }))}
            />
          </section>
        )}
      </Column>
    </div>
  )
}
