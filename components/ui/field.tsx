import { useId, type ComponentProps } from 'react'
import styles from './field.module.css'

interface Common {
  label: string
  hint?: string
  error?: string
}

type Props = Common &
  (({ rows: number } & ComponentProps<'textarea'>) | ({ rows?: undefined } & ComponentProps<'input'>))

export function Field({ label, hint, error, ...control }: Props) {
  const generated = useId()
  const id = control.id ?? generated
  const described = {
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <p className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {control.rows === undefined ? <input {...control} {...described} /> : <textarea {...control} {...described} />}
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
