import { getTranslations } from 'next-intl/server'
import { cardDate } from '@/lib/domain/dates'
import { localPath } from '@/lib/domain/paths'
import { sitePagePath } from '@/lib/domain/site-pages'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getPrivacyVersion } from '@/lib/queries/site-pages'

/** What the visitor agrees to, and its version, which is stored with the request. */
export async function PrivacyNotice() {
  const [t, language, version] = [
    await getTranslations('consultation.privacy'),
    await currentLanguage(),
    await getPrivacyVersion(),
  ]
  return (
    <p className="muted">
      <input type="hidden" name="privacyVersion" value={version} />
      {t('agree', { date: cardDate(new Date(`${version}T00:00:00+07:00`)) })}{' '}
      <a href={localPath(language, sitePagePath('bao-mat'))}>{t('read')}</a>
    </p>
  )
}
