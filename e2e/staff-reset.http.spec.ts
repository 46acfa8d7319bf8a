import { readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, request as requests, test, type APIRequestContext } from '@playwright/test'
import { startMailServer } from '@/lib/testing/mail-server'
import { instance, portAt, staff, studio } from './instances'
import { startProfile } from './profile'
import type { RunningSite } from './running-site'
import { asStaff, docsOf } from './staff'

const site = instance(107, 'staff-reset', {
  SMTP_URL: `smtp://127.0.0.1:${portAt(108)}`,
  MAIL_FROM: 'ILC <no-reply@ilc.example>',
})
const [password, another] = ['bốn từ không liên quan', 'năm từ khác hẳn nhau']
const email = 'quen@ilc.example'
let running: RunningSite
let server: Awaited<ReturnType<typeof startMailServer>>
let admin: APIRequestContext

test.beforeAll(async () => {
  rmSync(site.environment.DATA_DIR, { recursive: true, force: true })
  server = await startMailServer({}, portAt(108))
  running = await startProfile(site)
  admin = await asStaff(site.url)
  for (const data of [
    { email, password, roles: ['editor'] },
    { email: 'tu-van@ilc.example', password, roles: ['consultant'] },
  ])
    expect((await admin.post('/admin/api/staff', { data })).status()).toBe(201)
})
test.afterAll(async () => {
  await admin.dispose()
  await running.stop()
  await server.stop()
})

const ask = (address: unknown, from: string, url = site.url) =>
  fetch(`${url}/admin/api/staff/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', 'x-forwarded-for': from },
    body: JSON.stringify({ email: address }),
  })

const reset = (token: string, chosen: string) =>
  fetch(`${site.url}/admin/api/staff/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'vi' },
    body: JSON.stringify({ token, password: chosen }),
  })

const signIn = async (chosen: string) => {
  const api = await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url } })
  const status = (await api.post('/admin/api/staff/login', { data: { email, password: chosen } })).status()
  return { api, status }
}

const onDisk = () => {
  const folder = site.environment.DATA_DIR
  const files = readdirSync(folder).filter((name) => name.startsWith('ilc.sqlite'))
  return Buffer.concat(files.map((name) => readFileSync(path.join(folder, name))))
}

test('a mail replaces a forgotten password, once, and nobody else can use it', async () => {
  const open = await signIn(password)
  expect(open.status).toBe(200)
  const [known, unknown] = [await ask(email, '192.0.2.1'), await ask('khong-co@ilc.example', '192.0.2.1')]
  expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
  expect(known.status).toBe(200)
  expect((await ask(email.toUpperCase(), '192.0.2.2')).status).toBe(200)
  await expect.poll(() => server.taken.length).toBe(1)
  const [mail] = server.taken
  const text = (mail?.raw ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  const token = /\/admin\/reset\/([\w-]{43})/.exec(text)?.[1] ?? ''
  expect([mail?.to, token.length]).toEqual([[email], 43])
  expect(text).toContain(site.url)

  const docs = await docsOf<{ id: number; kind: string; text: null }>(admin, 'mails?depth=0')
  expect(docs.map(({ kind, text: kept }) => [kind, kept ?? null])).toEqual([['PASSWORD_RESET', null]])
  expect(onDisk().includes(token)).toBe(false)
  const consultant = await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url } })
  await consultant.post('/admin/api/staff/login', { data: { email: 'tu-van@ilc.example', password } })
  expect(await (await consultant.get('/admin/api/mails')).json()).toMatchObject({ totalDocs: 0 })
  const again = consultant.patch(`/admin/api/mails/${docs[0]?.id}`, { data: { state: 'WAITING' } })
  expect((await again).status()).toBe(403)
  await consultant.dispose()

  const refused = await reset(token, '123')
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('ít nhất 12')])
  for (const wrong of ['', 'x'.repeat(43), `${token}x`]) expect((await reset(wrong, another)).status).toBe(403)
  const done = await reset(token, another)
  expect(done.status).toBe(200)
  const used = await reset(token, 'sáu từ nữa để thử lại')
  expect([used.status, await used.text()]).toEqual([403, expect.stringContaining('hết hạn')])
  expect(await (await open.api.get('/admin/api/staff/me')).json()).toMatchObject({ user: null })
  expect([(await signIn(password)).status, (await signIn(another)).status]).toEqual([401, 200])
})

test('what is no address is refused, and a network cannot ask without end', async () => {
  for (const address of ['', 'x', 5, null, { like: '%' }]) expect((await ask(address, '192.0.2.9')).status).toBe(400)
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask('khong-co@ilc.example', '192.0.2.9')))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
})

test('without a mail server the studio says whom to contact', async () => {
  const answer = await ask(staff.email, '192.0.2.1', studio.url)
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('cannot send mail')])
  const page = await fetch(`${studio.url}/admin/forgot`, { headers: { 'accept-language': 'vi' } })
  expect(await page.text()).toContain('không gửi được thư')
})
