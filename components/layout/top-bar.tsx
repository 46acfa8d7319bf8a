import { getTranslations } from 'next-intl/server'
import { getSiteRecord } from '@/lib/queries/site-record'
import { Icon } from '@/components/ui/icon'
import { PhoneLink } from '@/components/ui/phone-link'
import { LanguageChoice } from './language-choice'
import { PauseBox } from './pause-box'
import styles from './top-bar.module.css'

/**
 * The strip above the header: e-mail and hotline move to and fro, always in view, and stop at their start while one of
 * them has the focus; the languages do not move (spec 2). The pause button is a checkbox, so it works without script.
 */
export async function TopBar() {
  const [t, { contact }] = [await getTranslations(), await getSiteRecord()]
  return (
    <div className="deep">
      <div className={`column ${styles.inner}`}>
        <PauseBox className={`icon-button ${styles.pause}`} label={t('topBar.pause')} />
        <div className={styles.window}>
          <p className={styles.track}>
            <span className={styles.mail}>
              <a href={`mailto:${contact.email}`} title={contact.email}>
                <Icon name="email" />
                <span className="sign-words">{contact.email}</span>
              </a>
            </span>
            {contact.hotlines.slice(0, 1).map((phone) => (
              <span key={phone}>
                <PhoneLink phone={phone} />
              </span>
            ))}
          </p>
        </div>
        <LanguageChoice />
      </div>
    </div>
  )
}
