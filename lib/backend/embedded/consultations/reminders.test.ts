import { expect, test } from '@jest/globals'
import type { Payload } from 'payload'
import { queueReminders } from './reminders'

interface Row {
  id: number
  createdAt: string
  assignee: { email: string } | null
}

interface Mail {
  kind: string
  request: number
  to: string
  onceKey: string
  state: string
}

const anna = { email: 'an@ilc.example' }

function database(requests: Row[], consultants: string[] = ['c1@ilc.example', 'c2@ilc.example']) {
  const mails: Mail[] = []
  const state = { isBlind: false, closed: '' }
  const result = {
    'consultation-requests': () => requests,
    staff: () => consultants.map((email) => ({ email })),
    mails: ({ onceKey }: { onceKey?: { equals: string } }) =>
      state.isBlind ? [] : mails.filter((mail) => mail.onceKey === onceKey?.equals),
  }
  const backend = {
    findGlobal: () =>
      Promise.resolve({
        contact: {
          email: 'lienhe@ilc.example',
          closedDays: state.closed ? [{ firstDay: state.closed, lastDay: state.closed }] : [],
        },
      }),
    find: ({ collection, where }: { collection: keyof typeof result; where: object }) =>
      Promise.resolve({ docs: result[collection](where) }),
    count: ({ where }: { where: { request: { equals: number } } }) =>
      Promise.resolve({
        totalDocs: mails.filter((mail) => mail.request === where.request.equals && mail.state === 'WAITING').length,
      }),
    create: ({ data }: { data: Mail }) => {
      if (mails.some(({ onceKey }) => onceKey === data.onceKey)) {
        state.isBlind = false
        return Promise.reject(new Error('unique'))
      }
      mails.push(data)
      return Promise.resolve(data)
    },
  }
  const sent = () => {
    for (const mail of mails) mail.state = 'SENT'
  }
  return { backend: backend as unknown as Payload, mails, state, sent }
}

const at = (time: string) => new Date(`${time}+07:00`)
const request = (id: number, received: string, assignee: Row['assignee'] = null): Row => ({
  id,
  createdAt: at(received).toISOString(),
  assignee,
})

test('the assignee is reminded, or all consultants in one mail, or who is told of new requests', async () => {
  const rows = [request(1, '2026-11-24T09:00', anna), request(2, '2026-11-24T09:00'), request(3, '2026-11-24T10:01')]
  const { backend, mails } = database(rows)
  await queueReminders(backend, at('2026-11-25T10:00'))
  expect(mails.map(({ request: id, to, onceKey }) => [id, to, onceKey])).toEqual([
    [1, 'an@ilc.example', 'REMINDER:1:2026-11-25'],
    [2, 'c1@ilc.example, c2@ilc.example', 'REMINDER:2:2026-11-25'],
  ])
  const nobody = database([request(2, '2026-11-24T09:00')], [])
  await queueReminders(nobody.backend, at('2026-11-25T10:00'))
  expect(nobody.mails.map(({ to }) => to)).toEqual(['lienhe@ilc.example'])
})

test('once a request and working day, not at night, not on a holiday of the institute', async () => {
  const { backend, mails, state, sent } = database([request(1, '2026-11-24T09:00', anna)])
  for (const now of ['2026-11-25T07:59', '2026-11-25T09:00', '2026-11-25T17:00', '2026-11-26T00:30']) {
    await queueReminders(backend, at(now))
    sent()
  }
  expect(mails).toHaveLength(1)
  state.closed = '2026-11-26'
  await queueReminders(backend, at('2026-11-26T09:00'))
  expect(mails).toHaveLength(1)
  await queueReminders(backend, at('2026-11-28T09:00'))
  expect(mails).toHaveLength(1)
  await queueReminders(backend, at('2026-11-27T09:00'))
  expect(mails.map(({ onceKey }) => onceKey)).toEqual(['REMINDER:1:2026-11-25', 'REMINDER:1:2026-11-27'])
})

test('of two processes one reminds, and a reminder that could not be sent yet is enough', async () => {
  const { backend, mails, state, sent } = database([request(1, '2026-11-24T09:00', anna)])
  await queueReminders(backend, at('2026-11-25T10:00'))
  sent()
  state.isBlind = true
  await queueReminders(backend, at('2026-11-25T10:00'))
  expect(mails).toHaveLength(1)
  for (const mail of mails) mail.state = 'WAITING'
  await queueReminders(backend, at('2026-11-26T10:00'))
  expect(mails).toHaveLength(1)
})
