import { getTranslations } from 'next-intl/server'
import type { SiteRecord } from '@/lib/backend/site-record'
import { daysOpen } from '@/lib/domain/opening-days'
import { currentLanguage } from '@/lib/http/i18n/request'
import { ClosedNotice } from './closed-notice'

interface Props {
  hours: SiteRecord['contact']['hours']
  label?: string
}

/** When the institute is open, and the days near today on which it is not. */
export async function OpeningHours({ hours: { days, opens, closes }, label }: Props) {
  const [t, language] = [await getTranslations('footer'), await currentLanguage()]
  return (
    <>
      <p>
        {label && <strong>{label}</strong>}
        {t('hours', { days: daysOpen(days, language), opens, closes })}
      </p>
      <ClosedNotice />
    </>
  )
}
