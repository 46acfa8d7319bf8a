import type { ServerComponentProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { labelFor } from '@/lib/backend/embedded/labels'
import { standingOf } from '@/lib/backend/embedded/staff/second-factor/store'
import { ResetButton } from './reset-button'
import { SecondFactorState } from './state'

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
