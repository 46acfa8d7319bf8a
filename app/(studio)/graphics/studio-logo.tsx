import { label } from '@/lib/backend/embedded/labels'
import { wordsOf } from '@/lib/http/i18n/words'
import { StudioIcon } from './mark'
import styles from './graphics.module.css'

export const StudioLogo = () => (
  <div className={styles.logo}>
    <StudioIcon />
    <p>
      <strong>{wordsOf('vi')('brand.short')}</strong> {label('studioName').vi}
    </p>
  </div>
)
