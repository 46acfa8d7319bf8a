import type { ConsultationField, Faults } from '@/lib/consultation/form'
import { fieldId } from './field-id'
import { faultIn } from './faults-in-words'
import type { ConsultationWords } from './words'
import styles from './fault-summary.module.css'

/** The form's fields in the order of the page, with the name of their label. */
export const labels = {
  fullName: 'fullName',
  phone: 'phone',
  email: 'email',
  address: 'address',
  consultDate: 'date',
  consultTime: 'time',
  subjects: 'services',
  content: 'message',
  file: 'file',
} as const satisfies Record<ConsultationField, keyof ConsultationWords>

/** The validation errors of the form, each with a link to its field. */
export function FaultSummary({ words, faults }: { words: ConsultationWords; faults: Faults }) {
  const names = (Object.keys(labels) as ConsultationField[]).filter((name) => faults[name] !== undefined)
  return (
    <>
      <p>{words.correct}</p>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>
              {words[labels[name]]} – {faultIn(words, faults[name])}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
