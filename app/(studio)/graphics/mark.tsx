import { Logo } from '@/components/layout/logo'
import styles from './graphics.module.css'

export const StudioIcon = () => (
  <span className={styles.mark}>
    <Logo className={styles.onLight} />
    <Logo className={styles.onDark} ground="dark" />
  </span>
)
