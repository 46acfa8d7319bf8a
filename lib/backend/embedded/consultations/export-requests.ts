import { type PayloadHandler, type PayloadRequest, type Where } from 'payload'
import { csvResponse } from '@/lib/content/import/csv'
import { cardDate, dayOf } from '@/lib/domain/dates'
import { groupedPhone } from '@/lib/domain/phone'
import { assertRole } from '../access'
import { logActivity } from '../staff/log-activity'
import { labelFor, type StudioKey } from '../labels'
import type { ConsultationRequest } from '../payload-types'
import { staffName } from '../staff/staff-name'
import { statusLabels } from './status-labels'
import { titlesOf } from '../articles/titles-of'

export const searchedFields = ['reference', 'fullName', 'phone', 'gmail', 'content']

const columns = {
  reference: ({ reference }) => reference,
  receivedAt: ({ createdAt }) => dayOf(new Date(createdAt)),
  status: ({ status }, labels) => labels(statusLabels[status]),
  assignee: ({ assignee }) => (typeof assignee === 'object' && assignee ? staffName(assignee) : ''),
  fullName: ({ fullName }) => fullName,
  // Grouped with spaces: Excel would read plain digits as a number and drop the leading zero.
  phone: ({ phone }) => groupedPhone(phone),
  email: ({ gmail }) => gmail,
  address: ({ address }) => address,
  consultDate: ({ consultDate }) => consultDate,
  consultTime: ({ consultTime }) => consultTime,
  subject: ({ subject }, _, titles) => titles.get(subject ?? '') ?? subject,
  content: ({ content }) => content,
  notes: ({ notes }) => (notes ?? []).map(({ text }) => text).join('\n'),
  language: ({ language }) => language,
} satisfies Partial<
  Record<
    StudioKey,
    (
      row: ConsultationRequest,
      labels: (key: StudioKey) => string,
      titles: Map<string, string>,
    ) => string | null | undefined
  >
>

function whereOf({ query }: PayloadRequest): Where {
  const search = typeof query.search === 'string' ? query.search : ''
  const results: Where[] = search === '' ? [] : [{ or: searchedFields.map((field) => ({ [field]: { like: search } })) }]
  return { and: [(query.where ?? {}) as Where, ...results] }
}

export const exportRequests: PayloadHandler = async (req) => {
  assertRole(req, ['admin'])
  const { docs } = await req.payload.find({
    collection: 'consultation-requests',
    where: whereOf(req),
    sort: '-createdAt',
    depth: 1,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  await logActivity(req, 'EXPORTED', { area: 'consultation-requests' })
  const labels = (key: StudioKey) => labelFor(req, key)
  const subjects = [...new Set(docs.map(({ subject }) => subject ?? ''))]
  const titles = new Map(
    await Promise.all(
      subjects.map(async (subject) => [subject, (await titlesOf(req.payload, subject)).join('; ')] as const),
    ),
  )
  return csvResponse(`consultation-requests-${cardDate(new Date())}`, [
    (Object.keys(columns) as (keyof typeof columns)[]).map(labels),
    ...docs.map((row) => Object.values(columns).map((cell) => cell(row, labels, titles))),
  ])
}
