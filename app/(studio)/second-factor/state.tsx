import type { PayloadRequest } from 'payload'
import { longDate } from '@/lib/domain/dates'
import { defaultLanguage, isLanguage } from '@/lib/domain/languages'
import { labelFor } from '@/lib/backend/embedded/labels'
import { summaryOf } from '@/lib/backend/embedded/staff/second-factor/store'

export async function SecondFactorState({ req, staff }: { req: PayloadRequest; staff: number }) {
  const summary = await summaryOf(req, staff)
  const { language } = req.i18n
  const date = (since: string) => longDate(new Date(since), isLanguage(language) ? language : defaultLanguage)
  return (
    <p style={{ margin: '0.5rem 0 1rem' }}>
      {summary
        ? labelFor(req, 'secondFactorIsOn', { date: date(summary.since), left: summary.left })
        : labelFor(req, 'secondFactorIsOff')}
    </p>
  )
}
