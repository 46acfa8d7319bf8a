import { useId, type ComponentProps } from 'react'
import styles from './field.module.css'

interface Common {
  label: string
  hint?: string
  error?: string
}

type Props = Common &
  (({ rows: number } & ComponentProps<'textarea'>) | ({ rows?: undefined } & ComponentProps<'input'>))

/**
 * The control is inside of its label: an id that React generates for a page is generated for the next one too, while
 * both are in the document.
 */
export function Field({ label, hint, error, ...control }: Props) {
  const generated = useId()
  const id = control.id ?? generated
  const described = {
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <p className={styles.field}>
      <label className={styles.field}>
        <span className={styles.label}>{label}</span>
        {control.rows === undefined ? <input {...control} {...described} /> : <textarea {...control} {...described} />}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </p>
  )
}
