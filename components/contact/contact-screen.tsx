import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import type { FormAnswer } from '@/lib/consultation/answer'
import { ContactForm } from '@/components/consultation/contact-form'
import { fieldId } from '@/components/consultation/field-id'
import { FileBefore } from '@/components/consultation/file-before'
import { HoneypotFields } from '@/components/consultation/honeypot-fields'
import { isBegun } from '@/components/consultation/missing-fields'
import { PrefillNote } from '@/components/consultation/prefill-note'
import { PrivacyNotice } from '@/components/consultation/privacy-notice'
import { SendNotes } from '@/components/consultation/send-notes'
import { SentNote } from '@/components/consultation/sent-note'
import { attachmentIn } from '@/components/consultation/attachment'
import { ServicesChecklist } from '@/components/consultation/services-checklist'
import { getConsultationWords } from '@/components/consultation/words'
import { currentLanguage } from '@/lib/i18n/request'
import type { SiteRecord } from '@/lib/backend/site-record'
import { closedOf } from '@/lib/domain/slots'
import { daysOpen } from '@/lib/domain/opening-days'
import type { ChecklistItem } from '@/lib/domain/checklist'
import { contactPath, contactResultPath, localPath } from '@/lib/domain/paths'
import { Column } from '@/components/layout/column'
import { ClosedNotice } from '@/components/layout/closed-notice'
import { MapFrame } from '@/components/layout/map-frame'
import { PageHeading } from '@/components/layout/page-heading'
import { ButtonLink } from '@/components/ui/button'
import { Island } from '@/components/ui/island'
import { PhoneLink } from '@/components/ui/phone-link'
import styles from './contact-screen.module.css'

interface Props {
  contact: SiteRecord['contact']
  services: ChecklistItem[]
  /** Result of a form that was sent without script. */
  answer?: FormAnswer
}

/**
 * The contact page (spec 2): phones, people, address with the map on demand, and beside them the consultation form.
 */
export async function ContactScreen({ contact, services, answer }: Props) {
  const [t, language, words] = [await getTranslations(), await currentLanguage(), await getConsultationWords()]
  const file = attachmentIn(answer)
  return (
    <>
      <PageHeading path={contactPath} title={t('contactPage.title')} lead={t('contactPage.promise')} />
      <Column>
        <div className={styles.sides}>
          <div className={styles.facts}>
            <ButtonLink className={styles.toForm} href="#consultation-title">
              {words.title}
            </ButtonLink>
            <address className={styles.address}>
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
              <p>
                <strong>{t('contactPage.hours')}</strong>
                {t('footer.hours', {
                  days: daysOpen(contact.hours.days, language),
                  opens: contact.hours.opens,
                  closes: contact.hours.closes,
                })}
              </p>
              <ClosedNotice />
            </address>
            <section aria-labelledby="people">
              <h2 id="people" className={styles.title}>
                {t('contactPage.people')}
              </h2>
              <ul role="list" className={styles.people}>
                {contact.contacts.map((person) => (
                  <li key={person.phone}>
                    <span>{person.name[language]}</span> <PhoneLink phone={person.phone} />
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="head-office">
              <h2 id="head-office" className={styles.title}>
                {t('footer.address')}
              </h2>
              <address className={styles.place}>{contact.address[language]}</address>
              <MapFrame className={styles.map} src={contact.map.embedUrl} place={contact.address[language]} />
            </section>
          </div>
          <Island id="consultation-form">
            <ContactForm
              action={localPath(language, contactPath)}
              services={
                <ServicesChecklist
                  id={fieldId('subjects')}
                  label={words.services}
                  services={services}
                  chosen={answer && answer.outcome !== 'sent' ? answer.typed.subjects : []}
                />
              }
              hidden={<HoneypotFields language={language} opened={answer?.opened} trapLabel={words.trap} />}
              words={words}
              language={language}
              closed={closedOf(contact)}
              hasSlots={contact.slots.minutes > 0}
              answer={answer}
              begun={answer && isBegun(answer) && <PrefillNote words={words} typed={answer.typed} />}
              faultsBefore={
                answer && <SendNotes words={words} faults={answer.faults} failure={undefined} attachment={file} />
              }
              fileBefore={answer && <FileBefore file={file} words={words} />}
              sentBefore={
                answer?.outcome === 'sent' && (
                  <SentNote
                    words={words}
                    language={language}
                    sent={{
                      reference: answer.reference ?? '',
                      correctionKey: answer.correctionKey ?? '',
                      typed: answer.typed,
                    }}
                    action={localPath(language, contactResultPath)}
                    emptyForm={localPath(language, contactPath)}
                  />
                )
              }
              notice={<PrivacyNotice email={contact.email} />}
            />
          </Island>
        </div>
      </Column>
    </>
  )
}
