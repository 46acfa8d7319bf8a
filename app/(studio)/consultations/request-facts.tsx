import type { UIFieldServerProps } from 'payload'
import { longDate, timeOf } from '@/lib/domain/dates'
import { defaultLanguage, isLanguage, type Language } from '@/lib/domain/languages'
import { groupedPhone } from '@/lib/domain/phone'
import { toDateTime } from '@/lib/domain/typed-date'
import { labelsOf } from '@/lib/http/i18n/labels'
import { labelFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { suspicionsIn } from '@/lib/backend/embedded/consultations/suspicion-words'
import type { ConsultationRequest } from '@/lib/backend/embedded/payload-types'
import styles from './consultations.module.css'

export function receivedTime(createdAt: string, language: Language): string {
  const at = new Date(createdAt)
  return labelsOf(language)('mail.staff.receivedAtTime', { time: timeOf(at), date: longDate(at, language) })
}

export function RequestFacts({ data, i18n }: UIFieldServerProps) {
  const request = data as Partial<ConsultationRequest> | undefined
  if (!request?.createdAt) return null
  const { fullName, phone, gmail, address, consultDate, consultTime, consultUntil } = request
  const labels = (key: StudioKey) => labelFor({ i18n }, key)
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  const signs = suspicionsIn(request.suspicions ?? '', labels)
  return (
    <section className={styles.facts}>
      <h2>{fullName}</h2>
      <p className={styles.reach}>
        {phone && (
          <a href={`tel:${phone}`} aria-label={`${labels('phone')}: ${groupedPhone(phone)}`}>
            {groupedPhone(phone)}
          </a>
        )}
        {gmail && (
          <a
            href={`mailto:${encodeURIComponent(gmail).replace('%40', '@')}`}
            aria-label={`${labels('email')}: ${gmail}`}
          >
            {gmail}
          </a>
        )}
      </p>
      <dl>
        <dt>{labels('receivedAt')}</dt>
        <dd>{receivedTime(request.createdAt, language)}</dd>
        {consultDate && (
          <>
            <dt>{labels('consultDate')}</dt>
            <dd>
              {longDate(new Date(toDateTime(consultDate)), language)}
              {consultTime && `, ${consultTime}–${consultUntil}`}
            </dd>
          </>
        )}
        {address && (
          <>
            <dt>{labels('address')}</dt>
            <dd>{address}</dd>
          </>
        )}
      </dl>
      {signs.length > 0 && (
        <div className={styles.caution}>
          <p>{labels(request.status === 'SPAM' ? 'suspicionsSpam' : 'suspicionsSome')}</p>
          <ul>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </div>
      )}
      <h3>{labels('content')}</h3>
      <p className={styles.message} dir="auto">
        {request.content}
      </p>
    </section>
  )
}
