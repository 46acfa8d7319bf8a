import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { staffAddresses } from './staff-addresses'
import type { ConsultationRequest, Mail } from '../payload-types'
import { queueOnce } from './queue-once'

export const firstKey = (kind: Mail['kind'], request: number, to: string): string => `${kind}:${request}:${to}`

async function queue(
  kind: Mail['kind'],
  { id: request, revision }: ConsultationRequest,
  to: string,
  req: PayloadRequest,
): Promise<void> {
  const first = firstKey(kind, request, to)
  const onceKey = req.context.isCorrection ? `${first}:${revision}` : first
  await queueOnce({ payload: req.payload, req }, onceKey, { kind, request, to })
}

/** Maximum number of confirmations per address and day, so that nobody can flood someone else's mailbox. */
const maxADay = 3

const dayLong = 24 * 60 * 60 * 1000

async function isFull(to: string, req: PayloadRequest): Promise<boolean> {
  const since = new Date(Date.now() - dayLong).toISOString()
  const { totalDocs } = await req.payload.count({
    collection: 'mails',
    where: { kind: { equals: 'CONFIRMATION' }, to: { equals: to }, createdAt: { greater_than: since } },
    req,
  })
  return totalDocs >= maxADay
}

/** In the transaction of the request. What may be spam gets no confirmation: anyone could mail any address. */
export const queueMails: CollectionAfterChangeHook<ConsultationRequest> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isSent = operation === 'create' || Boolean(req.context.isCorrection)
  if (isSent)
    for (const address of await staffAddresses(req.payload, req)) await queue('STAFF_NOTICE', doc, address, req)
  const getsConfirmation = ['PENDING', 'SCHEDULED'].includes(doc.status) && (isSent || previousDoc.status === 'SPAM')
  if (getsConfirmation && doc.gmail && !(await isFull(doc.gmail, req))) await queue('CONFIRMATION', doc, doc.gmail, req)
  return doc
}
