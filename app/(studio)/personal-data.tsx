import { Button } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, InitPageResult } from 'payload'
import { z } from 'zod'
import { hasRole } from '@/lib/backend/embedded/access'
import { labelFor, type StudioKey } from '@/lib/backend/embedded/labels'
import type { Erased } from '@/lib/backend/embedded/personal-data/erase'
import { StudioPage } from './studio-page'

const count = z.coerce.number().int().min(0).catch(0)

/** The parameters that the address has after a form was sent: only numbers, no personal data. */
const reported = z.object({
  missing: z.string().optional(),
  asked: z.string().optional(),
  requests: z.coerce.number().int().min(0).optional().catch(undefined),
  files: count,
  mails: count,
  comments: count,
  accounts: count,
  elsewhere: count,
})

function PersonField({ name, type, label }: { name: string; type: string; label: string }) {
  return (
    <div className="field-type text" style={{ width: '100%' }}>
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input id={name} name={name} type={type} autoComplete="off" />
      </div>
    </div>
  )
}

export function PersonalData({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const labels = (key: StudioKey) => labelFor(req, key)
  if (!req.user) redirect('/admin/login')
  if (!hasRole(req.user, ['admin'])) redirect('/admin')
  const { missing, asked, requests, ...others } = reported.parse(searchParams ?? {})
  return (
    <StudioPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <h1>{labels('personalData')}</h1>
      <p style={{ maxWidth: '42rem', margin: '1rem 0' }}>{labels('personalDataHelp')}</p>
      <div role="status">
        {missing !== undefined && <p>{labels('personalDataMissing')}</p>}
        {requests !== undefined && (
          <p>
            {outcome(req, asked === undefined ? 'personalDataErased' : 'personalDataKept', { requests, ...others })}
          </p>
        )}
      </div>
      <form
        method="post"
        action="/admin/api/personal-data/export"
        style={{ display: 'grid', gap: '1.25rem', justifyItems: 'start', maxWidth: '26rem', margin: '1.5rem 0' }}
      >
        <PersonField name="email" type="text" label={labels('personalDataEmail')} />
        <PersonField name="phone" type="tel" label={labels('phone')} />
        <Button type="submit" margin={false}>
          {labels('personalDataExport')}
        </Button>
        <label>
          <input name="sure" type="checkbox" /> {labels('personalDataSure')}
        </label>
        <Button
          type="submit"
          buttonStyle="secondary"
          margin={false}
          extraButtonProps={{ formAction: '/admin/api/personal-data/erase' }}
        >
          {labels('personalDataErase')}
        </Button>
      </form>
    </StudioPage>
  )
}

function outcome(req: InitPageResult['req'], key: StudioKey, { elsewhere, ...erased }: Erased): string {
  if (Object.values(erased).every((number) => number === 0)) return labelFor(req, 'personalDataNobody')
  const sentence = labelFor(req, key, erased)
  return elsewhere > 0 ? `${sentence} ${labelFor(req, 'personalDataElsewhere', { count: elsewhere })}` : sentence
}
