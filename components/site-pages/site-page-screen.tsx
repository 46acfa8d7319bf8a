import { getTranslations } from 'next-intl/server'
import type { SitePage } from '@/lib/backend/model'
import type { SiteRecord } from '@/lib/backend/site-record'
import { cardDate } from '@/lib/domain/dates'
import { dataDeletionAnchor, sitePagePath } from '@/lib/domain/site-pages'
import { currentLanguage } from '@/lib/http/i18n/request'
import articleStyles from '@/components/articles/article-screen.module.css'
import { Column } from '@/components/layout/column'
import { Logo } from '@/components/layout/logo'
import { PageHeading } from '@/components/layout/page-heading'
import styles from '@/components/layout/text-page.module.css'

interface Props {
  page: SitePage
  html: string
  record: SiteRecord
}

/** A page about the institute or its rules: what staff have written, and what the site itself knows. */
export async function SitePageScreen({ page: { id, publishedDate, texts }, html, record }: Props) {
  const [t, labels, language] = [
    await getTranslations('sitePages'),
    await getTranslations('home'),
    await currentLanguage(),
  ]
  const { title, summary } = texts[language]
  return (
    <>
      <PageHeading path={sitePagePath(id)} title={title} lead={summary} />
      <Column>
        <div className={`measure stack ${styles.text}`}>
          {id === 've-vien' &&
            (['mission', 'vision'] as const).map((purpose) => (
              <section key={purpose} aria-labelledby={purpose}>
                <h2 id={purpose}>{labels(purpose)}</h2>
                <p>{record.home[purpose][language]}</p>
              </section>
            ))}
          <div className={articleStyles.prose} dangerouslySetInnerHTML={{ __html: html }} />
          {id === 've-vien' && <LogoAndLicences record={record} />}
          {id === 'bao-mat' && <DataDeletion email={record.contact.email} />}
          <p className="muted">
            <time dateTime={publishedDate.toISOString()}>{t('published', { date: cardDate(publishedDate) })}</time>
          </p>
        </div>
      </Column>
    </>
  )
}

async function LogoAndLicences({ record: { contact, home } }: { record: SiteRecord }) {
  const [t, language] = [await getTranslations('sitePages'), await currentLanguage()]
  const { heading, paragraph } = home.logoExplanation
  return (
    <>
      <section aria-labelledby="logo">
        <h2 id="logo">{heading[language]}</h2>
        <div className={styles.mark}>
          <Logo />
          <p>{paragraph[language]}</p>
        </div>
      </section>
      {contact.licences.length > 0 && (
        <section aria-labelledby="licences">
          <h2 id="licences">{t('licences')}</h2>
          <ul>
            {contact.licences.map((licence) => (
              <li key={licence[language]}>{licence[language]}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

async function DataDeletion({ email }: { email: string }) {
  const t = await getTranslations('sitePages.deletion')
  return (
    <section aria-labelledby={dataDeletionAnchor}>
      <h2 id={dataDeletionAnchor}>{t('title')}</h2>
      <p>{t('lead')}</p>
      <ul>
        <li>
          {t('mail')} <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>{t('noAddress')}</li>
        <li>{t('result')}</li>
        <li>{t('provider')}</li>
      </ul>
    </section>
  )
}
