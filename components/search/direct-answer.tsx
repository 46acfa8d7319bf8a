import { getTranslations } from 'next-intl/server'
import { contactPath, listPath, localPath } from '@/lib/domain/paths'
import type { Answered } from '@/lib/http/i18n/named-pages'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getSiteRecord } from '@/lib/queries/site-record'
import { OpeningHours } from '@/components/layout/opening-hours'
import { PhoneLink } from '@/components/ui/phone-link'
import styles from './search-screen.module.css'

/** What staff have entered about a question that needs no article. */
export async function DirectAnswer({ answer }: { answer: Answered }) {
  const [t, language, { contact }] = [await getTranslations(), await currentLanguage(), await getSiteRecord()]
  const title = { contact: t('nav.contact'), hours: t('contactPage.hours'), fees: t('search.fees') }[answer]
  return (
    <section className={`targets ${styles.group}`} aria-labelledby="answer">
      <h2 id="answer" className="subheading">
        {title}
      </h2>
      {answer === 'contact' && (
        <p>
          {contact.hotlines.slice(0, 1).map((phone) => (
            <PhoneLink key={phone} phone={phone} />
          ))}{' '}
          · <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      )}
      {answer === 'hours' && <OpeningHours hours={contact.hours} />}
      {answer === 'fees' && (
        <p>
          {contact.firstTalk && t(`contactPage.firstTalk.${contact.firstTalk}`)} {t('search.feesAt')}
        </p>
      )}
      <p>
        {answer === 'fees' ? (
          <a href={listPath(language, 'TRAINING')}>{t('sections.TRAINING.title')}</a>
        ) : (
          <a href={localPath(language, contactPath)}>{t('search.toContact')}</a>
        )}
      </p>
    </section>
  )
}
