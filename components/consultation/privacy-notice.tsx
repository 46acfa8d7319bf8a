import { getTranslations } from 'next-intl/server'
import { privacyVersion } from '@/lib/consultation/privacy'
import { cardDate } from '@/lib/domain/dates'
import styles from './privacy-notice.module.css'

const points = ['what', 'why', 'who', 'howLong', 'rights', 'device'] as const

export async function PrivacyNotice({ email }: { email: string }) {
  const t = await getTranslations('consultation.privacy')
  return (
    <div className={styles.notice}>
      <input type="hidden" name="privacyVersion" value={privacyVersion} />
      <p>{t('agree')}</p>
      <details>
        <summary>{t('title')}</summary>
        <ul>
          {points.map((point) => (
            <li key={point}>{t(point, { email })}</li>
          ))}
        </ul>
        <p>{t('version', { date: cardDate(new Date(`${privacyVersion}T00:00:00+07:00`)) })}</p>
      </details>
    </div>
  )
}
