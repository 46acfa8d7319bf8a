import type { Payload, UIFieldServerProps } from 'payload'
import { longDate } from '@/lib/domain/dates'
import { groupedPhone } from '@/lib/domain/phone'
import { toDateTime } from '@/lib/domain/typed-date'
import { defaultLanguage, isLanguage, type Language } from '@/lib/domain/languages'
import { fillTemplate } from '@/lib/consultation/mail/answer-template'
import { oneLine } from '@/lib/consultation/mail/mail'
import { isMailSet } from '@/lib/consultation/mail/transport'
import { labelsOf } from '@/lib/http/i18n/labels'
import { labelFor, type StudioKey } from '@/lib/backend/embedded/labels'
import type { ConsultationRequest, Mail } from '@/lib/backend/embedded/payload-types'
import { getSiteRecord } from '@/lib/backend/embedded/site-record'
import { AnswerForm, type Template } from './answer-form'
import { receivedTime } from './request-facts'
import styles from './consultations.module.css'

const stateLabels = {
  WAITING: 'mailWaiting',
  SENDING: 'mailSending',
  SENT: 'mailSent',
  FAILED: 'mailFailed',
} as const satisfies Record<Mail['state'], StudioKey>

async function templatesFor(
  payload: Payload,
  { reference, fullName, consultDate, consultTime }: ConsultationRequest,
  language: Language,
): Promise<Template[]> {
  const [{ contact }, { templates }] = await Promise.all([
    getSiteRecord(),
    payload.findGlobal({ slug: 'consultation-settings', depth: 0 }),
  ])
  const values = {
    '{họ tên}': oneLine(fullName),
    '{mã yêu cầu}': reference,
    '{giờ hẹn}': consultTime ?? '…',
    '{ngày hẹn}': consultDate ? longDate(new Date(toDateTime(consultDate)), language) : '…',
    '{liên hệ}': [...contact.hotlines.map(groupedPhone), contact.email].filter(Boolean).join(' · '),
  }
  return (templates ?? []).map(({ name, subject, text }) => ({
    name,
    // A template that is not translated is written in Vietnamese.
    subject: fillTemplate(subject[language] || subject.vi, values),
    text: fillTemplate(text[language] || text.vi, values),
  }))
}

export async function RequestAnswers({ data, id, payload, i18n }: UIFieldServerProps) {
  const request = data as ConsultationRequest | undefined
  if (typeof id !== 'number' || !request?.reference) return null
  const labels = (key: StudioKey) => labelFor({ i18n }, key)
  const own = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  const language = request.language ?? defaultLanguage
  const { docs: answers } = await payload.find({
    collection: 'mails',
    where: { kind: { equals: 'ANSWER' }, request: { equals: id } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  })
  return (
    <section className={styles.answers} aria-labelledby="answers-title">
      <h2 id="answers-title">{labels('answers')}</h2>
      {answers.map((mail) => (
        <article key={mail.id} className={styles.sent}>
          <p>
            <strong>{mail.writtenBy}</strong> · {receivedTime(mail.createdAt, own)} · {labels(stateLabels[mail.state])}
          </p>
          <p>
            <strong>{mail.subject}</strong>
          </p>
          <p dir="auto">{mail.text}</p>
        </article>
      ))}
      {request.gmail ? (
        <AnswerForm
          id={id}
          to={request.gmail}
          languageName={labelsOf(own)(`languages.${language}`)}
          canSend={isMailSet()}
          templates={await templatesFor(payload, request, language)}
        />
      ) : (
        <p>{labels('answerNoAddress')}</p>
      )}
    </section>
  )
}
