import { getTranslations } from 'next-intl/server'
import { closedDates } from '@/lib/domain/closed-days'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getNearClosedDays } from '@/lib/queries/site-record'

export async function ClosedNotice() {
  const [t, language, near] = [await getTranslations('footer'), await currentLanguage(), await getNearClosedDays()]
  return near.map((closed) => (
    <p key={closed.firstDay + closed.lastDay}>
      {t('closed', { name: closed.name[language] ?? '', dates: closedDates(closed, language) })}
    </p>
  ))
}
