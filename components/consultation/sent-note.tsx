import type { FormEvent } from 'react'
import type { Typed } from '@/lib/consultation/typed'
import type { Language } from '@/lib/domain/languages'
import { longDate } from '@/lib/domain/dates'
import { parseTypedDate, toDateTime } from '@/lib/domain/typed-date'
import { Button, ButtonLink } from '@/components/ui/button'
import { fieldId, resultId } from './fields'
import { WithReference } from './form-notes'
import type { SentRequest } from './form-state'
import type { ConsultationLabels } from './labels'
import styles from './form-notes.module.css'

/** What was typed, to be sent along: without script the next page has it again. */
function TypedInputs({ typed: { subjects, ...fields } }: { typed: Typed }) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {subjects.map((subject) => (
        <input key={subject} type="hidden" name="subjects" value={subject} />
      ))}
    </>
  )
}

interface Props {
  labels: ConsultationLabels
  language: Language
  sent: SentRequest
  action: string
  /** The address of an empty form, if the page has been loaded with this result. */
  emptyForm: string | undefined
  onCorrect: () => void
  /** Shows an empty form, if it has no address. */
  onAgain: () => void
}

export function SentNote({
  labels,
  language,
  sent: { reference, correctionKey, typed },
  action,
  emptyForm,
  onCorrect,
  onAgain,
}: Props) {
  const day = parseTypedDate(typed.consultDate)
  const when = [day && longDate(new Date(toDateTime(day)), language), typed.consultTime].filter(Boolean).join(', ')
  function correct(event: FormEvent): void {
    event.preventDefault()
    onCorrect()
  }
  return (
    <div className={`notice measure stack ${styles.note}`}>
      <h3 id={resultId} tabIndex={-1} className={styles.result}>
        {labels.sent}
      </h3>
      {reference && (
        <p>
          <WithReference sentence={labels.reference} reference={reference} />
        </p>
      )}
      <p>
        {labels.sentNext}
        {day && ` ${labels.sentDay.replace('{date}', () => when)}`}
      </p>
      <form action={`${action}#${fieldId('email')}`} method="post" onSubmit={correct}>
        <input type="hidden" name="from" value="sent" />
        <input type="hidden" name="correctionKey" value={correctionKey} />
        <TypedInputs typed={typed} />
        <p className="row">
          <span className={styles.mail}>{labels.sentMail.replace('{email}', () => typed.email)}</span>
          <Button type="submit" look="quiet">
            {labels.sentWrong}
          </Button>
        </p>
      </form>
      <div className="row">
        {day && reference && (
          <form action="/api/reservation/calendar" method="post">
            <input type="hidden" name="reference" value={reference} />
            <input type="hidden" name="day" value={day} />
            {typed.consultTime && <input type="hidden" name="time" value={typed.consultTime} />}
            <input type="hidden" name="language" value={language} />
            <Button type="submit" look="quiet">
              {labels.sentCalendar}
            </Button>
          </form>
        )}
        {emptyForm === undefined ? (
          <Button look="quiet" onClick={onAgain}>
            {labels.sentAgain}
          </Button>
        ) : (
          <ButtonLink look="quiet" href={emptyForm} data-reload="">
            {labels.sentAgain}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
