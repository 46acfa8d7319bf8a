import type { PayloadRequest, ServerComponentProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { labelFor } from '@/lib/backend/embedded/labels'
import { standingOf, summaryOf } from '@/lib/backend/embedded/staff/second-factor/store'
import { longDate } from '@/lib/domain/dates'
import { defaultLanguage, isLanguage } from '@/lib/domain/languages'
import { ResetButton } from './reset-button'

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

export async function SecondFactorField({ id, req }: Pick<ServerComponentProps, 'id' | 'req'>) {
  const staff = Number(id)
  const isOwn = req.user?.id === staff
  if (id === undefined || !(isOwn || hasRole(req.user, ['admin']))) return null
  const { isSet } = await standingOf(req, staff)
  return (
    <div className="field-type">
      <h3>{labelFor(req, 'secondFactor')}</h3>
      <SecondFactorState req={req} staff={staff} />
      {isOwn && <a href="/admin/second-factor">{labelFor(req, 'secondFactorManage')}</a>}
      {!isOwn && isSet && <ResetButton staff={staff} />}
    </div>
  )
}
