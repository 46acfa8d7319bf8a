import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ArticleSummary, LegalTextWithState } from '@/lib/backend/model'
import { legalTextScreen } from '@/lib/domain/paths'
import { dayInWords, legalTextName } from '@/lib/http/i18n/legal-text-labels'
import { currentLanguage } from '@/lib/http/i18n/request'
import { ArticleGrid } from '@/components/articles/article-grid'
import { Column } from '@/components/layout/column'
import { PageHeading } from '@/components/layout/page-heading'
import { StateLabels, TextLink } from './text-list'
import styles from './legal-texts.module.css'

interface Props {
  text: LegalTextWithState
  replaces: readonly LegalTextWithState[]
  citing: ArticleSummary[]
}

export async function TextScreen({ citing, replaces, text }: Props) {
  const [t, kinds, language] = [
    await getTranslations('legalText'),
    await getTranslations('legalTextKinds'),
    await currentLanguage(),
  ]
  const day = (known: string | undefined) =>
    known === undefined ? undefined : <time dateTime={known}>{dayInWords(known, language)}</time>
  const facts: [string, ReactNode][] = [
    [t('state'), text.state ? <StateLabels key="state" text={text} /> : t('unknown')],
    [t('kind'), kinds(text.kind)],
    [t('number'), text.number],
    [t('issuer'), text.issuer[language]],
    [t('issued'), day(text.issued)],
    [t('inForceFrom'), day(text.inForceFrom)],
    [t('expiredFrom'), day(text.expiredFrom)],
    [t('replacedByLabel'), text.replacedBy && <TextLink text={text.replacedBy} />],
    [
      t('amendedByLabel'),
      text.amendedBy.length > 0 &&
        text.amendedBy.map((each) => (
          <div key={each.id}>
            <TextLink text={each} />{' '}
            {each.inForceFrom && t('amendedFrom', { date: dayInWords(each.inForceFrom, language) })}
          </div>
        )),
    ],
    [
      t('replaces'),
      replaces.length > 0 &&
        replaces.map((each) => (
          <div key={each.id}>
            <TextLink text={each} />
          </div>
        )),
    ],
    [
      t('address'),
      text.address && (
        <a href={text.address} rel="noopener noreferrer">
          {t('openAddress', { host: URL.parse(text.address)?.host ?? '' })}
        </a>
      ),
    ],
  ]
  return (
    <>
      <PageHeading path={legalTextScreen(text.id)} title={legalTextName(text, language)} />
      <Column>
        <dl className="facts measure targets">
          {facts
            .filter(([, fact]) => Boolean(fact))
            .map(([name, fact]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
        </dl>
        <section className={`stack ${styles.section}`} aria-labelledby="citing">
          <h2 id="citing">{t('citing')}</h2>
          {citing.length > 0 ? <ArticleGrid articles={citing} headingLevel={3} /> : <p>{t('noneCiting')}</p>}
        </section>
      </Column>
    </>
  )
}
