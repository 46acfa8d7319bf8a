import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface Look {
  look?: 'primary' | 'accent' | 'quiet' | 'plain'
}

function classes({ look = 'primary' }: Look, className = ''): string {
  return [styles.button, styles[look], className].filter(Boolean).join(' ')
}

export function Button({ look, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classes({ look }, className)} />
}

export function ButtonLink({ look, className, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classes({ look }, className)}>
      {children}
    </a>
  )
}
