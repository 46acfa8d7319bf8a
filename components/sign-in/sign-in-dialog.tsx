import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import styles from './sign-in-dialog.module.css'

/** By this id buttons anywhere on the page open the dialog. */
export const signInId = 'sign-in'

const providers = ['google', 'facebook'] as const

/** The sign-in dialog (spec 2), a native popover. A provider that the site has no settings for says so instead of failing. */
export async function SignInDialog() {
  const t = await getTranslations('signIn')
  return (
    <Dialog id={signInId} title={t('title')} close={t('close')}>
      <ul role="list" className={styles.providers}>
        {providers.map((provider) => (
          <li key={provider}>
            <Button look="quiet" className={styles.provider} disabled aria-describedby="sign-in-off">
              {t(provider)}
            </Button>
          </li>
        ))}
      </ul>
      <p id="sign-in-off" className={styles.note}>
        {t('off')}
      </p>
    </Dialog>
  )
}
