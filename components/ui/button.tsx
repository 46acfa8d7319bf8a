import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface Look {
  look?: 'primary' | 'accent' | 'quiet'
  /** Holds one sign instead of words; needs a label. */
  sign?: boolean
}

function classes({ look = 'primary', sign = false }: Look, className = ''): string {
  return [styles.button, styles[look], sign && styles.sign, className].filter(Boolean).join(' ')
}

/** Something to press that does something here. */
export function Button({ look, sign, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classes({ look, sign }, className)} />
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ look, sign, className, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classes({ look, sign }, className)}>
      {children}
    </a>
  )
}
