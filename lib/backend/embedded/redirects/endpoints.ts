import { APIError, type PayloadHandler, type PayloadRequest } from 'payload'
import { csvResponse } from '@/lib/content/import/csv'
import { parseRedirects } from '@/lib/content/import/redirects'
import { dayOf } from '@/lib/domain/dates'
import type { RedirectError } from '@/lib/domain/redirects/check'
import { longestRedirect } from '@/lib/domain/redirects/address'
import { maxRedirects } from '@/lib/domain/redirects/table'
import { assertRole } from '../access'
import { inTransactionOf } from '../database/transaction'
import { label, labelFor, type StudioKey } from '../labels'
import { permitted } from '../permissions'
import { logActivity } from '../staff/log-activity'
import { RedirectsRefused, storeRedirects } from './store-redirects'
import { storedRedirects } from './stored-redirects'

const errorLabels = {
  from: 'redirectFromInvalid',
  reserved: 'redirectFromReserved',
  to: 'redirectToInvalid',
  twice: 'redirectFromTwice',
  loop: 'redirectLoop',
  full: 'redirectsFull',
} as const satisfies Record<RedirectError, StudioKey>

const limits = {
  from: { most: longestRedirect.from },
  to: { most: longestRedirect.to },
  full: { most: maxRedirects },
} as const satisfies Partial<Record<RedirectError, { most: number }>>

const columnNames = {
  from: ['from', ...Object.values(label('redirectFrom'))],
  to: ['to', ...Object.values(label('redirectTo'))],
}

export const exportRedirects: PayloadHandler = async (req) => {
  assertRole(req, permitted('redirects', 'read'))
  const active = (await storedRedirects(req)).filter((redirect) => redirect.active)
  await logActivity(req, 'EXPORTED', { area: 'redirects' })
  return csvResponse(`redirects-${dayOf(new Date())}`, [
    [labelFor(req, 'redirectFrom'), labelFor(req, 'redirectTo')],
    ...active.map(({ from, to }) => [from, to]),
  ])
}

interface ErroneousLine {
  line: number
  message: string
}

const maxNamed = 100

/** The answer to a table that is refused. It is no error of the call, so it is answered 200. */
const refused = (req: PayloadRequest, errors: ErroneousLine[]) =>
  Response.json({
    message: labelFor(req, 'redirectsNotImported', { count: errors.length }),
    errors: errors
      .slice(0, maxNamed)
      .map(({ line, message }) => ({ line: labelFor(req, 'redirectsLine', { line }), message })),
  })

/** Bytes of a table: as many redirects as a site may have, with long Vietnamese addresses that are escaped. */
const largestTable = 10 * 1024 * 1024

/** Undefined if it is not in UTF-8, as of older Excels. Throws an APIError: 400 without a file, 413 if too large. */
async function tableOf(req: PayloadRequest): Promise<string | undefined> {
  const form = await req.formData?.().catch(() => undefined)
  const file = form?.get('table')
  if (!(file instanceof File)) throw new APIError(labelFor(req, 'apiBody'), 400, {}, true)
  if (file.size > largestTable) {
    const most = largestTable / 1024 ** 2
    throw new APIError(labelFor(req, 'fileTooLargeToSend', { most }), 413, {}, true)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return undefined
  }
}

const store = (req: PayloadRequest, rows: Parameters<typeof storeRedirects>[1]) =>
  inTransactionOf(req, async () => {
    const result = await storeRedirects(req, rows)
    await logActivity(req, 'CHANGED', { area: 'redirects', title: `CSV: ${result.created + result.updated}` })
    return result
  })

/** All or nothing: answers with what was done, or the faulty lines. Throws an APIError: 400, 403, 413. */
export const importRedirects: PayloadHandler = async (req) => {
  for (const action of ['create', 'update'] as const) assertRole(req, permitted('redirects', action))
  const csv = await tableOf(req)
  if (csv === undefined) return refused(req, [{ line: 1, message: labelFor(req, 'redirectsNotUtf8') }])
  const read = parseRedirects(csv, columnNames)
  if (read.error) {
    const key = read.error === 'columns' ? 'redirectsColumns' : 'redirectsQuotation'
    return refused(req, [{ line: read.line, message: labelFor(req, key) }])
  }
  try {
    return Response.json({ message: labelFor(req, 'redirectsImported', { ...(await store(req, read.rows)) }) })
  } catch (error) {
    if (!(error instanceof RedirectsRefused)) throw error
    const labels = (error: RedirectError) =>
      labelFor(req, errorLabels[error], error in limits ? limits[error as keyof typeof limits] : undefined)
    return refused(
      req,
      error.problems.map(({ index, error }) => ({ line: read.rows[index]?.line ?? 1, message: labels(error) })),
    )
  }
}
