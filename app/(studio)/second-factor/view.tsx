import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { wordsFor } from '@/lib/backend/embedded/labels'
import { standingOf } from '@/lib/backend/embedded/staff/second-factor/store'
import { SecondFactorPanel } from './panel'
import { SecondFactorState } from './state'
import { secondFactorWords } from './words'

/** The page on which a member of staff sets up and manages the second factor of their own account. */
export async function SecondFactor({
  initPageResult: { req, permissions, visibleEntities, locale },
  params,
  searchParams,
}: AdminViewServerProps) {
  if (!req.user) redirect('/admin/login?redirect=/admin/second-factor')
  const standing = await standingOf(req, Number(req.user.id))
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <h1>{wordsFor(req, 'secondFactor')}</h1>
        <p style={{ maxWidth: '42rem', margin: '1rem 0' }}>{wordsFor(req, 'secondFactorHelp')}</p>
        <SecondFactorState req={req} staff={Number(req.user.id)} />
        <SecondFactorPanel isSet={standing.isSet} isRequired={standing.isRequired} words={secondFactorWords(req)} />
      </Gutter>
    </DefaultTemplate>
  )
}
