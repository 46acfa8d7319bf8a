import { getTranslations } from 'next-intl/server'
import { localPath } from '@/lib/domain/paths'
import { sitePagePath } from '@/lib/domain/site-pages'
import { currentLanguage } from '@/lib/http/i18n/request'
import { credentialsOf, providers } from '@/lib/http/sign-in/providers'
import { Button, ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { WithoutFailing } from '@/components/ui/island'
import { signInId } from '../../lib/http/browser/popovers'
import { SignInWindow } from './sign-in-window'
import styles from './sign-in-dialog.module.css'

const names = { google: 'Google', facebook: 'Facebook' } as const

/** The sign-in dialog (spec 2), a native popover. If a provider is not configured, a message says so. */
export async function SignInDialog() {
  const [t, language] = [await getTranslations('signIn'), await currentLanguage()]
  const failures = { failed: t('failed'), denied: t('denied'), unavailable: t('unavailable'), tooMany: t('tooMany') }
  return (
    <Dialog id={signInId} title={t('title')} close={t('close')}>
      <p className={`notice caution ${styles.notice}`}>{t('notice')}</p>
      <p className={styles.insideApp}>{t('insideApp')}</p>
      <ul role="list" className={`stack ${styles.providers}`}>
        {providers.map((provider) =>
          credentialsOf(provider) ? (
            <li key={provider}>
              {/* An ordinary link: without script the sign-in continues in this tab. */}
              <ButtonLink
                look="quiet"
                className={styles.provider}
                href={`/api/sign-in/${provider}`}
                data-provider={provider}
                rel="nofollow"
              >
                {t(provider)}
              </ButtonLink>
            </li>
          ) : (
            <li key={provider}>
              <Button look="quiet" className={styles.provider} disabled aria-describedby={`${provider}-off`}>
                {t(provider)}
              </Button>
              <p id={`${provider}-off`} className="muted">
                {t('off', { provider: names[provider] })}
              </p>
            </li>
          ),
        )}
      </ul>
      <p className="muted">
        {t('taken')} <a href={localPath(language, sitePagePath('bao-mat'))}>{t('policy')}</a>
      </p>
      <WithoutFailing>
        <SignInWindow failures={failures} />
      </WithoutFailing>
    </Dialog>
  )
}
