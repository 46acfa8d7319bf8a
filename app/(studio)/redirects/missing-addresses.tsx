import { redirect } from 'next/navigation'
import type { AdminViewServerProps, Payload } from 'payload'
import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { hasRole } from '@/lib/backend/embedded/access'
import { labelFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { permitted } from '@/lib/backend/embedded/permissions'
import { missingDays } from '@/lib/backend/embedded/readership/add-readership'
import { lastDays } from '@/lib/backend/embedded/readership/read-readership'
import { isMasked } from '@/lib/operations/readership/missing-path'
import { StudioPage } from '../studio-page'
import { written } from '../written-day'

const maxShown = 200

const rows = z.array(z.object({ path: z.string(), requests: z.coerce.number(), day: z.string() }))

async function readMissingAddresses({ db }: Payload, since: string) {
  const statement = sql`
    SELECT path, SUM(requests) AS requests, MAX(day) AS day FROM missing_addresses
    WHERE day >= ${since} AND NOT EXISTS (SELECT 1 FROM redirects r WHERE r."from" = path AND r.active)
    GROUP BY path ORDER BY SUM(requests) DESC, path LIMIT ${maxShown}`
  return rows.parse((await db.execute({ drizzle: db.drizzle, sql: statement })).rows)
}

const formFor = (path: string) =>
  `/admin/collections/redirects/create?${new URLSearchParams({ from: path }).toString()}`

export async function MissingAddresses({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const labels = (key: StudioKey, values?: Record<string, number>) => labelFor(req, key, values)
  if (!req.user) redirect('/admin/login')
  if (!hasRole(req.user, permitted('redirects', 'create'))) redirect('/admin')
  const [since = ''] = lastDays(missingDays, new Date())
  const addresses = await readMissingAddresses(req.payload, since)
  return (
    <StudioPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <h1>{labels('missingAddresses')}</h1>
      <p style={{ maxWidth: '42rem', margin: '1rem 0' }}>{labels('missingAddressesHelp', { days: missingDays })}</p>
      <p style={{ margin: '1rem 0' }}>
        <a href="/admin/collections/redirects">{labels('redirects')}</a>
      </p>
      {addresses.length === 0 ? (
        <p>{labels('noMissingAddresses')}</p>
      ) : (
        <div className="table">
          <table>
            <thead>
              <tr>
                <th scope="col">{labels('missingPath')}</th>
                <th scope="col">{labels('missingRequests')}</th>
                <th scope="col">{labels('missingLastDay')}</th>
                <th scope="col">{labels('redirect')}</th>
              </tr>
            </thead>
            <tbody>
              {addresses.map(({ path, requests, day }) => (
                <tr key={path}>
                  <td style={{ overflowWrap: 'anywhere' }}>{path}</td>
                  <td>{requests}</td>
                  <td>{written(day)}</td>
                  <td>{!isMasked(path) && <a href={formFor(path)}>{labels('makeRedirect')}</a>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </StudioPage>
  )
}
