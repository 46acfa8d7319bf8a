import { Logo } from '@/components/layout/logo'
import styles from './graphics.module.css'

/** The institute's logo on a light or a dark studio, in place of Payload's own icon. */
export const StudioIcon = () => (
  <span className={styles.mark}>
    <Logo className={styles.onLight} />
    <Logo className={styles.onDark} ground="dark" />
  </span>
)
