import { getTranslations } from 'next-intl/server'
import { getSiteRecord } from '@/lib/queries/site-record'
import { messengersFor } from '@/lib/domain/messengers'
import { contactPath, localPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { SignInOrMenu } from '@/components/sign-in/sign-in-or-menu'
import { Icon } from '@/components/ui/icon'
import { WithoutFailing } from '@/components/ui/island'
import { FoldMenu } from './fold-menu'
import styles from './floating-menu.module.css'

/**
 * The floating menu of every page, open at first (spec 2): call, chat, social page, sign-in; above it the link to the
 * top. By script it folds by itself.
 */
export async function FloatingMenu() {
  const [t, language] = [await getTranslations('floating'), await currentLanguage()]
  const { contact } = await getSiteRecord()
  const [hotline] = contact.hotlines
  const [messenger] = messengersFor(language, contact.social)
  const chat = messenger
    ? {
        href: messenger.href ?? `${localPath(language, contactPath)}#messengers`,
        name: `${messenger.name}: ${messenger.text}`,
      }
    : { href: contact.chatUrl, name: t('chat') }
  const outside = { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <aside
      id="floating"
      className={hotline ? styles.place : `${styles.place} ${styles.withoutCall}`}
      aria-label={t('label')}
    >
      <details className={styles.menu} open>
        <summary className={styles.toggle} title={t('open')} aria-label={t('open')}>
          <Icon name="menu" />
        </summary>
        <ul role="list" className={styles.items}>
          {hotline && (
            <li>
              <a className={styles.item} href={`tel:${hotline}`} title={t('call')} aria-label={t('call')}>
                <Icon name="call" />
              </a>
            </li>
          )}
          <li>
            <a className={styles.item} href={chat.href} title={chat.name} aria-label={chat.name} {...outside}>
              <Icon name="chat" />
            </a>
          </li>
          <li>
            <a
              className={styles.item}
              href={contact.social.facebook}
              title={t('social')}
              aria-label={t('social')}
              {...outside}
            >
              <Icon name="social" />
            </a>
          </li>
          <li>
            <SignInOrMenu className={styles.item} />
          </li>
        </ul>
      </details>
      <a className={styles.top} href="#top" title={t('top')} aria-label={t('top')}>
        <span aria-hidden="true">↑</span>
      </a>
      <WithoutFailing>
        <FoldMenu stackId="floating" />
      </WithoutFailing>
    </aside>
  )
}
