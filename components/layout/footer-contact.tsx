import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { currentLanguage } from '@/lib/http/i18n/request'
import type { SiteRecord } from '@/lib/backend/site-record'
import { daysOpen } from '@/lib/domain/opening-days'
import { PhoneLink } from '@/components/ui/phone-link'
import { ClosedNotice } from './closed-notice'
import { Messengers } from './messengers'
import { Logo } from './logo'
import styles from './site-footer.module.css'

export async function FooterContact({ contact }: { contact: SiteRecord['contact'] }) {
  const [t, language] = [await getTranslations('footer'), await currentLanguage()]
  const { opens, closes } = contact.hours
  return (
    <div>
      <h2 className={`media subheading ${styles.title}`}>
        <Logo ground="dark" />
        {t('contact')}
      </h2>
      <address className={`stack ${styles.address}`}>
        <p>{contact.address[language]}</p>
        <Messengers contact={contact} className="spread" />
        <p className="spread">
          <span>{t('hotline')}</span>{' '}
          {contact.hotlines.map((phone, i) => (
            <Fragment key={phone}>
              {i > 0 && ' '}
              <PhoneLink phone={phone} />
            </Fragment>
          ))}
        </p>
        {contact.contacts.map((person) => (
          <p key={person.phone} className="spread">
            <span>{person.name[language]}</span> <PhoneLink phone={person.phone} />
          </p>
        ))}
        <p className="spread">
          <span>{t('email')}</span> <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
        <p>{t('hours', { days: daysOpen(contact.hours.days, language), opens, closes })}</p>
        <ClosedNotice />
        <p>
          {t('taxCode')}: {contact.taxCode}
        </p>
        {contact.licences.map((licence) => (
          <p key={licence[language]}>{licence[language]}</p>
        ))}
      </address>
    </div>
  )
}
