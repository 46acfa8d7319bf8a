import { expect, test } from '@playwright/test'
import { startMailServer } from '@/lib/testing/mail-server'
import { ask, whole } from './consultation-calls'
import { instance, portAt } from './instances'
import { startPrepared } from './prepared-site'
import { docsOf, inDatabase } from './site-database'
import { asStaff } from './staff'

const mailPort = portAt(22)
const own = instance(21, 'mail-outage', {
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  MAIL_FROM: 'ILC <no-reply@ilc.example>',
  MAIL_STAFF: 'tu-van@ilc.example',
})

const visitors = ['một', 'hai', 'ba']

interface StoredMail {
  state: string
  attempts: number
  to: string
  lastError: string | null
}

test('unsent mails stay queued, also when the site is killed, and are sent once when the mail server is back', {
  tag: '@full',
}, async () => {
  let site = await startPrepared(own)
  const api = await asStaff(own.url)
  const outbox = () => docsOf<StoredMail>(api, 'mails')
  const references: string[] = []
  for (const [i, name] of visitors.entries())
    references.push(await ask(api, whole(`Người thứ ${name}`, { gmail: `khach-${i}@cong-ty.example`, language: 'en' })))

  await expect.poll(async () => (await outbox()).filter((mail) => mail.lastError).length).toBeGreaterThan(1)
  expect((await outbox()).map((mail) => mail.state)).not.toContain('SENT')
  const late = 'khach-cu@cong-ty.example'
  await ask(api, whole('Người quên lâu', { gmail: late }))
  await site.stop('SIGKILL')
  const sixDaysAgo = new Date(Date.now() - 6 * 86_400_000).toISOString()
  const ofLate = `request_id = (SELECT request_id FROM mails WHERE "to" = '${late}')`
  await inDatabase(own.environment, `UPDATE mails SET ordered_at = '${sixDaysAgo}' WHERE ${ofLate}`)
  // The test does not wait for the retry delay.
  await inDatabase(own.environment, `UPDATE mails SET next_attempt_at = '${new Date().toISOString()}'`)
  const server = await startMailServer({}, mailPort)
  site = await startPrepared(own)

  await expect
    .poll(async () => (await outbox()).filter((mail) => mail.state === 'SENT').length, { intervals: [1000] })
    .toBe(2 * visitors.length)
  const failed = (await outbox()).filter((mail) => mail.state === 'FAILED')
  expect(failed.map(({ to, lastError }) => [to, lastError]).sort()).toEqual([
    [late, 'too old'],
    ['tu-van@ilc.example', 'too old'],
  ])
  const confirmations = visitors.map((_, i) => `khach-${i}@cong-ty.example`)
  expect(server.taken.flatMap((mail) => mail.to).sort()).toEqual(
    [...confirmations, ...visitors.map(() => 'tu-van@ilc.example')].sort(),
  )
  const ids = server.taken.map(({ raw }) => /^message-id: *(\S+)/im.exec(raw)?.[1])
  expect(new Set(ids).size).toBe(2 * visitors.length)
  for (const [i, address] of confirmations.entries()) {
    const raw = server.taken.find((mail) => mail.to.includes(address))?.raw
    expect(raw).toContain(references[i])
    expect(raw).toMatch(/^content-type: text\/calendar/im)
  }
  await server.stop()
  await site.stop()
})
