import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { stored, whole } from './consultation-calls'
import { dataFolder, instance } from './instances'
import { startPrepared } from './prepared-site'
import { asStranger } from './roles'
import { docsOf } from './site-database'
import { signInStaff } from './staff'

const own = instance(20, 'reservation-crash', {})
const logFile = path.join(dataFolder, 'reservation-crash.log')

const submissions = 200
const visitors = 8

/** Milliseconds of sending after which the site is killed, repeatedly. */
const moments = [300, 700, 1100, 1700]

interface Confirmed {
  name: string
  reference: string
  text: string
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function retryUntil(
  call: () => Promise<{ status: () => number; json: () => Promise<unknown> }>,
  status: number,
): Promise<unknown> {
  for (;;) {
    const answer = await call().catch(() => undefined)
    const body: unknown = answer?.status() === status ? await answer.json().catch(() => undefined) : undefined
    if (body) return body
    await sleep(50)
  }
}

async function send(api: APIRequestContext, number: number): Promise<Confirmed> {
  const [name, text] = [`Khách hàng ${number}`, `Hồ sơ số ${number}: ${hash('sha256', String(number), 'hex')}`]
  const headers = { 'x-forwarded-for': `203.0.113.${number}` }
  const file = { name: `ho-so-${number}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) }
  const uploaded = await retryUntil(() => api.post('/api/auto/upload', { multipart: { file }, headers }), 200)
  const askedAt = new Date().toISOString()
  const data = whole(name, { file: (uploaded as { secure_url: string }).secure_url, askedAt })
  const answer = await retryUntil(() => api.post('/api/reservation', { data, headers }), 201)
  return { name, text, reference: (answer as { data: { reference: string } }).data.reference }
}

test('no request is lost or stored twice when the site is killed repeatedly', async () => {
  let site = await startPrepared(own)
  const api = await asStranger(own.url)
  let next = 0
  const confirmed: Confirmed[] = []
  const sending = Promise.all(
    Array.from({ length: visitors }, async () => {
      while (next < submissions) confirmed.push(await send(api, next++))
    }),
  )
  let kills = 0
  for (const moment of moments) {
    await sleep(moment)
    if (confirmed.length < submissions) kills += 1
    await site.stop('SIGKILL')
    site = await startPrepared(own)
  }
  expect(kills).toBeGreaterThan(moments.length / 2)
  await sending

  await signInStaff(api, own.url)
  const rows = await stored(api, '')
  const named = new Map(rows.map((row) => [row.fullName, row]))
  expect([rows.length, named.size, confirmed.length]).toEqual([submissions, submissions, submissions])
  for (const { name, reference, text } of confirmed) {
    const row = named.get(name)
    expect([name, row?.reference]).toEqual([name, reference])
    expect(await (await api.get(`/admin/api/attachments/file/${row?.file?.key}`)).text()).toBe(text)
  }
  const mails = await docsOf<{ request: number; kind: string }>(api, 'mails')
  expect(new Set(mails.map((mail) => `${mail.kind} ${mail.request}`)).size).toBe(2 * submissions)
  expect(mails.length).toBe(2 * submissions)

  const log = readFileSync(logFile, 'utf8')
  for (const personal of ['Khách hàng', '0912345678', 'cong-ty.example', 'Lý Thường Kiệt'])
    expect(log).not.toContain(personal)
  await site.stop()
})
