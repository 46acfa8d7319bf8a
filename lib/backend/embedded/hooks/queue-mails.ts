import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { staffAddresses } from '../consultations/staff-addresses'
import type { ConsultationRequest, Mail } from '../payload-types'
import { waitingSince } from '../consultations/waiting-since'

async function queue(kind: Mail['kind'], request: number, to: string, req: PayloadRequest): Promise<void> {
  const onceKey = `${kind}:${request}:${to}`
  const { totalDocs } = await req.payload.count({ collection: 'mails', where: { onceKey: { equals: onceKey } }, req })
  if (totalDocs > 0) return
  const now = new Date().toISOString()
  await req.payload.create({
    collection: 'mails',
    data: { kind, request, to, onceKey, ...waitingSince(now) },
    depth: 0,
    req,
  })
}

/** Maximum number of confirmations per address and day, so that nobody can flood someone else's mailbox. */
const mostADay = 3

const dayLong = 24 * 60 * 60 * 1000

async function isFull(to: string, req: PayloadRequest): Promise<boolean> {
  const since = new Date(Date.now() - dayLong).toISOString()
  const { totalDocs } = await req.payload.count({
    collection: 'mails',
    where: { kind: { equals: 'CONFIRMATION' }, to: { equals: to }, createdAt: { greater_than: since } },
    req,
  })
  return totalDocs >= mostADay
}

/**
 * Queues a request's mails in the same transaction as the request, so that they are sent even if the process exits
 * right after. A suspected spam request gets no confirmation until staff clear it: otherwise anyone could make the site
 * send mail to any address.
 */
export const queueMails: CollectionAfterChangeHook<ConsultationRequest> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'create')
    for (const address of await staffAddresses(req.payload, req)) await queue('STAFF_NOTICE', doc.id, address, req)
  const getsConfirmation =
    ['PENDING', 'SCHEDULED'].includes(doc.status) && (operation === 'create' || previousDoc.status === 'SPAM')
  if (getsConfirmation && doc.gmail && !(await isFull(doc.gmail, req)))
    await queue('CONFIRMATION', doc.id, doc.gmail, req)
  return doc
}
