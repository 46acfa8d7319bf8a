import { getTranslations } from 'next-intl/server'
import { localPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { Icon } from '@/components/ui/icon'
import { signInId } from '../../lib/http/browser/popovers'
import { UserMenu } from './user-menu'

/**
 * Sign-in button and user menu. The styles decide which of the two is visible, because cached pages are the same for
 * everybody.
 */
export async function SignInOrMenu({ className = '' }: { className?: string }) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  return (
    <>
      <button
        className={`${className} signed-out`}
        type="button"
        popoverTarget={signInId}
        title={t('signIn.short')}
        aria-label={t('signIn.short')}
      >
        <Icon name="person" />
      </button>
      <UserMenu
        className={className}
        home={localPath(language, '/')}
        labels={{ menu: t('user.menu'), signOut: t('user.signOut'), signOutFailed: t('user.signOutFailed') }}
      />
    </>
  )
}
