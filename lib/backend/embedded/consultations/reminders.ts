import type { Payload } from 'payload'
import { dayOf } from '@/lib/domain/dates'
import { answerDue, isReminderTime } from '@/lib/domain/working-days'
import { exists, findOne, findOrCreate } from '../database/find'
import { closedDaySet } from '../globals/closed-days'
import type { ConsultationRequest } from '../payload-types'
import { staffAddresses } from './staff-addresses'
import { waitingSince } from './queue-once'

const dayMs = 24 * 60 * 60 * 1000

const maxReminders = 200

type WaitingRequest = Pick<ConsultationRequest, 'id' | 'assignee' | 'createdAt'>

async function waitingRequests(backend: Payload, now: Date): Promise<WaitingRequest[]> {
  const { docs } = await backend.find({
    collection: 'consultation-requests',
    where: {
      status: { equals: 'PENDING' },
      createdAt: { less_than_equal: new Date(now.getTime() - dayMs).toISOString() },
    },
    sort: 'createdAt',
    depth: 1,
    select: { assignee: true, createdAt: true },
    limit: maxReminders,
    pagination: false,
  })
  return docs
}

async function consultants(backend: Payload): Promise<readonly string[]> {
  const { docs } = await backend.find({
    collection: 'staff',
    where: { roles: { in: ['consultant'] } },
    sort: 'id',
    depth: 0,
    limit: 0,
    pagination: false,
  })
  return docs.length > 0 ? docs.map(({ email }) => email) : staffAddresses(backend)
}

const hasWaitingReminder = (backend: Payload, request: number): Promise<boolean> =>
  exists(backend, 'mails', {
    kind: { equals: 'REMINDER' },
    request: { equals: request },
    state: { in: ['WAITING', 'SENDING'] },
  })

/** Queues a reminder unless there is one of that day. Of several processes the database lets one insert it. */
async function remind(backend: Payload, request: number, to: readonly string[], now: Date): Promise<void> {
  const onceKey = `REMINDER:${request}:${dayOf(now)}`
  await findOrCreate(
    () => findOne(backend, 'mails', { onceKey: { equals: onceKey } }),
    () =>
      backend.create({
        collection: 'mails',
        data: { kind: 'REMINDER', request, to: to.join(', '), onceKey, ...waitingSince(now.toISOString()) },
        depth: 0,
      }),
  )
}

/** Reminds of requests unanswered for a working day, once a day: the assignee, or else all consultants. */
export async function queueReminders(backend: Payload, now: Date): Promise<void> {
  const days = await closedDaySet(backend)
  if (!isReminderTime(now, days)) return
  const waiting = await waitingRequests(backend, now)
  const due = waiting.filter(({ createdAt }) => answerDue(new Date(createdAt), days) <= now)
  if (due.length === 0) return
  const everybody = await consultants(backend)
  for (const { id, assignee } of due) {
    if (await hasWaitingReminder(backend, id)) continue
    await remind(backend, id, typeof assignee === 'object' && assignee ? [assignee.email] : everybody, now)
  }
}
