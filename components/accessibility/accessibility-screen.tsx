import { getTranslations } from 'next-intl/server'
import type { SiteRecord } from '@/lib/backend/site-record'
import { cardDate } from '@/lib/domain/dates'
import { accessibilityPath } from '@/lib/domain/paths'
import { Column } from '@/components/layout/column'
import { PageHeading } from '@/components/layout/page-heading'
import styles from '@/components/layout/text-page.module.css'
import { PhoneLink } from '@/components/ui/phone-link'

const works = ['keyboard', 'zoom', 'script', 'motion', 'readers', 'forms'] as const

const gaps = ['videos', 'documents', 'maps', 'signIn'] as const

/** The day on which the statement was last reviewed. Change it with the statement. */
const reviewed = new Date('2026-11-26T00:00:00+07:00')

export async function AccessibilityScreen({ contact }: { contact: SiteRecord['contact'] }) {
  const t = await getTranslations('accessibility')
  const [hotline] = contact.hotlines
  return (
    <>
      <PageHeading path={accessibilityPath} title={t('title')} lead={t('lead')} />
      <Column>
        <div className={`measure stack ${styles.text}`}>
          <section aria-labelledby="standard">
            <h2 id="standard">{t('standard')}</h2>
            <p>{t('standardText')}</p>
          </section>
          <section aria-labelledby="works">
            <h2 id="works">{t('works')}</h2>
            <ul>
              {works.map((point) => (
                <li key={point}>{t(`worksPoints.${point}`)}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="gaps">
            <h2 id="gaps">{t('gaps')}</h2>
            <ul>
              {gaps.map((point) => (
                <li key={point}>{t(`gapsPoints.${point}`)}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="checked">
            <h2 id="checked">{t('checked')}</h2>
            <p>{t('checkedText')}</p>
            <p>{t('reviewed', { date: cardDate(reviewed) })}</p>
          </section>
          <section aria-labelledby="tell-us">
            <h2 id="tell-us">{t('tellUs')}</h2>
            <p>{t('tellUsText')}</p>
            <p className="targets">
              <a href={`mailto:${contact.email}`}>{contact.email}</a> {hotline && <PhoneLink phone={hotline} />}
            </p>
          </section>
        </div>
      </Column>
    </>
  )
}
