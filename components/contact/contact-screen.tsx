import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import type { FormAnswer } from '@/lib/consultation/answer'
import { ContactForm } from '@/components/consultation/contact-form'
import { fieldId } from '@/components/consultation/fields'
import { HoneypotFields } from '@/components/consultation/honeypot-fields'
import { PrivacyNotice } from '@/components/consultation/privacy-notice'
import { ServicesChecklist } from '@/components/consultation/services-checklist'
import { getConsultationLabels } from '@/components/consultation/labels'
import { currentLanguage } from '@/lib/http/i18n/request'
import type { SiteRecord } from '@/lib/backend/site-record'
import { closedOf } from '@/lib/domain/slots'
import type { ChecklistItem } from '@/lib/domain/checklist'
import { contactPath, localPath } from '@/lib/domain/paths'
import { Column } from '@/components/layout/column'
import { Messengers } from '@/components/layout/messengers'
import { OpeningHours } from '@/components/layout/opening-hours'
import { MapFrame } from '@/components/layout/map-frame'
import { PageHeading } from '@/components/layout/page-heading'
import { ButtonLink } from '@/components/ui/button'
import { Island } from '@/components/ui/island'
import { PhoneLink } from '@/components/ui/phone-link'
import styles from './contact-screen.module.css'

const handling = ['readers', 'confidential', 'conflicts'] as const

interface Props {
  contact: SiteRecord['contact']
  services: ChecklistItem[]
  answer?: FormAnswer
  /** The article that an address has chosen, and how the message begins. */
  chosen?: { subject: string | undefined; begun: string | undefined } | undefined
}

export async function ContactScreen({ contact, services, answer, chosen }: Props) {
  const [t, language, labels] = [await getTranslations(), await currentLanguage(), await getConsultationLabels()]
  return (
    <>
      <PageHeading path={contactPath} title={t('contactPage.title')} lead={t('contactPage.promise')} />
      <Column>
        <div className={`stack ${styles.sides}`}>
          <div className={`stack ${styles.facts}`}>
            <ButtonLink className={`${styles.toForm} off-paper`} href="#consultation-title">
              {labels.title}
            </ButtonLink>
            <address id="messengers" className={`stack targets ${styles.address}`}>
              <Messengers contact={contact} />
              <p>
                <strong>{t('footer.hotline')}</strong>
                {contact.hotlines.map((phone, i) => (
                  <Fragment key={phone}>
                    {i > 0 && ' '}
                    <PhoneLink phone={phone} />
                  </Fragment>
                ))}
              </p>
              <p>
                <strong>{t('footer.email')}</strong>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </p>
              <OpeningHours hours={contact.hours} label={t('contactPage.hours')} />
            </address>
            <section aria-labelledby="people">
              <h2 id="people" className={`subheading ${styles.title}`}>
                {t('contactPage.people')}
              </h2>
              <ul role="list" className={`ruled targets ${styles.people}`}>
                {contact.contacts.map((person) => (
                  <li key={person.phone} className="spread">
                    <span>{person.name[language]}</span> <PhoneLink phone={person.phone} />
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="handling">
              <h2 id="handling" className={`subheading ${styles.title}`}>
                {t('contactPage.handling')}
              </h2>
              <ul>
                {handling.map((point) => (
                  <li key={point}>{t(`contactPage.handlingPoints.${point}`)}</li>
                ))}
                {contact.firstTalk && <li>{t(`contactPage.firstTalk.${contact.firstTalk}`)}</li>}
              </ul>
            </section>
            <section aria-labelledby="head-office">
              <h2 id="head-office" className={`subheading ${styles.title}`}>
                {t('footer.address')}
              </h2>
              <address>{contact.address[language]}</address>
              <MapFrame className={styles.map} contact={contact} />
            </section>
          </div>
          <Island id="consultation-form">
            <ContactForm
              action={localPath(language, contactPath)}
              services={
                <ServicesChecklist
                  id={fieldId('subjects')}
                  label={labels.services}
                  services={services}
                  chosen={
                    answer && answer.outcome !== 'sent'
                      ? answer.typed.subjects
                      : chosen?.subject
                        ? [chosen.subject]
                        : []
                  }
                />
              }
              hidden={<HoneypotFields opened={answer?.opened} trapLabel={labels.trap} />}
              labels={labels}
              language={language}
              closed={closedOf(contact)}
              hasSlots={contact.slots.minutes > 0}
              answer={answer}
              begun={chosen?.begun}
              notice={<PrivacyNotice />}
            />
          </Island>
        </div>
      </Column>
    </>
  )
}
