import { getSiteRecord } from '@/lib/queries/site-record'
import { LanguageChoice } from './language-choice'
import styles from './top-bar.module.css'

/** The strip above the header: e-mail, hotline, languages (spec 2). */
export async function TopBar() {
  const { contact } = await getSiteRecord()
  return (
    <div className={styles.strip}>
      <div className={styles.inner}>
        <p className={styles.facts}>
          <a className={styles.email} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
          {contact.hotlines.slice(0, 1).map((phone) => (
            <a key={phone} href={`tel:${phone}`}>
              {phone}
            </a>
          ))}
        </p>
        <LanguageChoice />
      </div>
    </div>
  )
}
