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
import { Phrases } from '@/components/ui/phrases'
import { SectionHead } from './section-head'
import { ServiceSign } from './service-sign'
import links from './row-links.module.css'
import styles from './services.module.css'

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
    <div className={styles.band}>
      <Column>
        <section aria-labelledby="services">
          <SectionHead id="services" title={t('home.services')} />
          <ol role="list" className={`${links.rows} ${styles.list}`}>
            {services.map((service, i) => (
              <li key={service.title[language]}>
                <ServiceSign index={i} />
                <h3>
                  <a href={pathOf(service.title[language])}>
                    <Phrases text={service.title[language]} />
                  </a>
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
