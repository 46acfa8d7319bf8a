import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { labelFor } from '@/lib/backend/embedded/labels'
import { standingOf } from '@/lib/backend/embedded/staff/second-factor/store'
import { SecondFactorState } from './account-field'
import { SecondFactorPanel } from './panel'
import { StudioPage } from '../studio-page'

export async function SecondFactor({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  if (!req.user) redirect('/admin/login?redirect=/admin/second-factor')
  const standing = await standingOf(req, Number(req.user.id))
  return (
    <StudioPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <h1>{labelFor(req, 'secondFactor')}</h1>
      <p style={{ maxWidth: '42rem', margin: '1rem 0' }}>{labelFor(req, 'secondFactorHelp')}</p>
      <SecondFactorState req={req} staff={Number(req.user.id)} />
      <SecondFactorPanel isSet={standing.isSet} isRequired={standing.isRequired} />
    </StudioPage>
  )
}
