import { label } from '@/lib/backend/embedded/labels'
import { labelsOf } from '@/lib/http/i18n/labels'
import { StudioIcon } from './mark'
import styles from './graphics.module.css'

export const StudioLogo = () => (
  <div className={styles.logo}>
    <StudioIcon />
    <p>
      <strong>{labelsOf('vi')('brand.short')}</strong> {label('studioName').vi}
    </p>
  </div>
)
