import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { ClockNote } from '@/lib/operations/clock-note'
import { databases, sql, type Database } from '../database/migrated-database'

const minuteMs = 60_000
const at = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString()

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let sendWaitingMails: typeof import('./outbox')['sendWaitingMails']
  let sent: string[]
  let composing: Record<number, 'refused' | Error>
  let clock: ClockNote
  let isResetOver: boolean
  let isStopping: boolean
  let resetting: Error | undefined

  const rowOf = async (id: number) =>
    (await database.run(sql`SELECT * FROM mails WHERE id = ${id}`))[0] as Record<string, unknown>

  beforeAll(async () => {
    database = await open()
    jest.doMock('@/lib/consultation/mail/transport', () => ({
      isMailSet: () => true,
      sendMail: async ({ to }: { to: string }) => {
        const { MailFailed } = await import('@/lib/consultation/mail/mail-failed')
        if (to === 'unreachable') throw new MailFailed(false, 'away')
        if (to === 'last') isStopping = true
        sent.push(to)
      },
    }))
    jest.doMock('./compose-mail', () => ({
      composeMail: ({ id }: { id: number }) =>
        composing[id] instanceof Error ? Promise.reject(composing[id]) : Promise.resolve({ subject: 'composed' }),
    }))
    jest.doMock('@/lib/operations/stopping', () => ({ isStopping: () => isStopping }))
    jest.doMock('../database/site-clock', () => ({ noteTime: () => Promise.resolve(clock) }))
    jest.doMock('../staff/reset-letter', () => ({
      isResetOver: () => isResetOver,
      resetLetter: () => (resetting ? Promise.reject(resetting) : Promise.resolve({ text: 'a', html: 'a' })),
    }))
    const findByID = async ({ id }: { id: number }) => {
      const { ordered_at: orderedAt, once_key: onceKey, next_attempt_at: nextAttemptAt, ...row } = await rowOf(id)
      return { ...row, orderedAt, onceKey, nextAttemptAt, attempts: Number(row.attempts) }
    }
    // As Payload's update of several records: it throws nothing.
    const update = async ({ where, data }: { where: { id: { equals: number } }; data: { subject: string } }) => {
      const id = where.id.equals
      if (composing[id] === 'refused') return { docs: [], errors: [{ id, message: 'a field is not valid' }] }
      await database.run(sql`UPDATE mails SET subject = ${data.subject} WHERE id = ${id}`)
      return { docs: [{ id }], errors: [] }
    }
    jest.doMock('../payload', () => ({
      payload: () => Promise.resolve({ findByID, update, db: { drizzle: {}, execute: database.execute } }),
    }))
    sendWaitingMails = (await import('./outbox')).sendWaitingMails
  })

  beforeEach(async () => {
    sent = []
    composing = {}
    resetting = undefined
    clock = { seen: new Date() }
    isResetOver = false
    isStopping = false
    await database.run(sql`DELETE FROM mails`)
  })

  async function queue(ids: number[], state: string, attempts: number, next: string, subject: string | null = 'a') {
    for (const id of ids)
      await database.run(sql`
        INSERT INTO mails (id, state, kind, "to", subject, ordered_at, attempts, next_attempt_at, once_key)
        VALUES (${id}, ${state}, 'ANSWER', ${String(id)}, ${subject}, ${at(0)}, ${attempts}, ${next}, ${String(id)})`)
  }

  test('what cannot be composed or stored keeps no other mail waiting, and is tried again later', async () => {
    await queue([1, 2, 3, 4, 5, 6], 'WAITING', 0, at(0), null)
    for (const id of [1, 2, 3, 4]) composing[id] = 'refused'
    composing[5] = new Error('its request is gone')
    for (let round = 0; round < 2; round++) await sendWaitingMails()
    expect(sent).toEqual(['6'])
    for (const id of [1, 5]) {
      const { state, attempts, next_attempt_at: next } = await rowOf(id)
      expect([state, Number(attempts), new Date(next as string) > new Date()]).toEqual(['WAITING', 1, true])
    }
    expect(jest.mocked(console.error).mock.calls).toHaveLength(5)
    jest.mocked(console.error).mockClear()
  })

  test('an outage while the link of a mail is made counts as no attempt, and the next run sends it', async () => {
    await queue([1], 'WAITING', 2, at(-1))
    await database.run(sql`UPDATE mails SET kind = 'PASSWORD_RESET' WHERE id = 1`)
    resetting = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    await expect(sendWaitingMails()).rejects.toThrow('away')
    const { state, attempts } = await rowOf(1)
    expect([state, Number(attempts), sent]).toEqual(['WAITING', 2, []])
    resetting = undefined
    await sendWaitingMails()
    expect([sent, Number((await rowOf(1)).attempts)]).toEqual([['1'], 3])
  })

  test('a mail that was queued while the clock was ahead is sent at once, and one that was put off is not', async () => {
    await queue([1], 'WAITING', 0, at(60))
    await queue([2], 'WAITING', 0, at(60), null)
    await queue([3], 'WAITING', 2, at(60))
    await queue([4], 'SENDING', 0, at(9))
    await queue([5], 'WAITING', 2, at(60 * 24 * 365))
    await queue([6], 'SENDING', 0, at(60 * 24 * 365))
    for (let round = 0; round < 2; round++) await sendWaitingMails()
    expect(sent.toSorted()).toEqual(['1', '2', '5', '6'])
  })

  const day = 24 * 60
  const trusted = () => ({ seen: new Date() })
  const untrusted = () => ({
    seen: new Date(at(-46 * day)),
    ahead: { from: new Date(at(-6 * day)), at: new Date() },
  })

  test.each<[string, () => ClockNote, number, boolean]>([
    ['six days old, while the clock is trusted', trusted, -6 * day, true],
    ['ordered six days before the clock was put forward', untrusted, -52 * day, true],
    ['ordered a day before the clock was put forward', untrusted, -47 * day, false],
    ['ordered since the clock was put forward, a day ago', untrusted, -day, false],
  ])('two mails %s', async (_, note, ordered, isGivenUp) => {
    clock = note()
    await queue([1, 2], 'WAITING', 1, at(-1))
    await database.run(sql`UPDATE mails SET ordered_at = ${at(ordered)}`)
    await database.run(sql`UPDATE mails SET "to" = 'unreachable' WHERE id = 2`)
    await sendWaitingMails()
    const rows = await database.run(sql`SELECT state, last_error FROM mails ORDER BY id`)
    const input = { state: 'FAILED', last_error: 'too old' }
    expect(rows).toEqual(
      isGivenUp
        ? [input, input]
        : [
            { state: 'SENT', last_error: null },
            { state: 'WAITING', last_error: 'away' },
          ],
    )
    expect(sent).toEqual(isGivenUp ? [] : ['1'])
  })

  test('a mail for a new password that comes too late is given up, whether or not the clock is trusted', async () => {
    isResetOver = true
    for (const note of [trusted, untrusted]) {
      clock = note()
      await database.run(sql`DELETE FROM mails`)
      await queue([1], 'WAITING', 1, at(-1))
      await sendWaitingMails()
      expect([sent, (await rowOf(1)).state]).toEqual([[], 'FAILED'])
    }
  })

  test('a process that is told to stop sends the mail under way, and begins no other', async () => {
    await queue([1, 2, 3], 'WAITING', 1, at(-1))
    await database.run(sql`UPDATE mails SET "to" = 'last' WHERE id = 2`)
    await sendWaitingMails()
    const states = await database.run(sql`SELECT state FROM mails ORDER BY id`)
    expect(states).toEqual([{ state: 'SENT' }, { state: 'SENT' }, { state: 'WAITING' }])
  })
})
