import { getTranslations } from 'next-intl/server'
import { getSiteRecord } from '@/lib/queries/site-record'
import { PhoneLink } from '@/components/ui/phone-link'
import { LanguageChoice } from './language-choice'
import styles from './top-bar.module.css'

/**
 * The strip above the header: e-mail and hotline scroll by, the languages do not move (spec 2). The pause button is a
 * checkbox, so it works without script.
 */
export async function TopBar() {
  const [t, { contact }] = [await getTranslations(), await getSiteRecord()]
  return (
    <div className={styles.strip}>
      <div className={styles.inner}>
        <label className={styles.pause} title={t('topBar.pause')}>
          <input type="checkbox" aria-label={t('topBar.pause')} />
          <span aria-hidden="true" />
        </label>
        <div className={styles.window}>
          <p className={styles.track}>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
            {contact.hotlines.slice(0, 1).map((phone) => (
              <PhoneLink key={phone} phone={phone} />
            ))}
          </p>
        </div>
        <LanguageChoice />
      </div>
    </div>
  )
}
