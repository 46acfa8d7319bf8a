import { Fragment } from 'react'
import type { Typed } from '@/lib/consultation/typed'
import { labels } from './fault-summary'
import { fieldId } from './field-id'
import { missingFields } from './missing-fields'
import type { ConsultationWords } from './words'
import styles from './form-notes.module.css'

interface Props {
  words: ConsultationWords
  /** The values of the form when the footer's form had filled it in. */
  typed: Typed
}

/** Says that the footer's form has filled in this one, what is missing, and which date was not taken over. */
export function PrefillNote({ words, typed }: Props) {
  const missing = missingFields(typed)
  const unread = missing.includes('consultDate') ? typed.consultDate.trim() : ''
  return (
    <p className={styles.note}>
      {words.prefilled}{' '}
      {missing.length > 0 && (
        <>
          {words.missing}{' '}
          {missing.map((name, i) => (
            <Fragment key={name}>
              {i > 0 && ', '}
              <a href={`#${fieldId(name)}`}>{words[labels[name]]}</a>
            </Fragment>
          ))}
          .{' '}
        </>
      )}
      {unread && words.dateDropped.replace('{date}', () => unread)}
    </p>
  )
}
