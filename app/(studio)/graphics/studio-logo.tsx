import { Logo } from '@/components/layout/logo'
import { label } from '@/lib/backend/embedded/labels'
import { labelsOf } from '@/lib/http/i18n/labels'
import styles from './graphics.module.css'

export const StudioIcon = () => (
  <span className={styles.mark}>
    <Logo className={styles.onLight} />
    <Logo className={styles.onDark} ground="dark" />
  </span>
)

export const StudioLogo = () => (
  <div className={styles.logo}>
    <StudioIcon />
    <p>
      <strong>{labelsOf('vi')('brand.short')}</strong> {label('studioName').vi}
    </p>
  </div>
)
