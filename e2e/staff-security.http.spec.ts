import { pbkdf2Sync } from 'node:crypto'
import { rmSync } from 'node:fs'
import { expect, request as requests, test, type APIRequestContext, type APIResponse } from '@playwright/test'
import { instance, staff } from './instances'
import { environmentOf, startProfile } from './profile'
import type { RunningSite } from './running-site'
import { inDatabase } from './site-database'
import { asStaff } from './staff'

const site = instance(104, 'staff-security', {})
const encrypted = instance(105, 'staff-encrypted', { SITE_URL: 'https://ilc.example' })
let running: RunningSite[]
let admin: APIRequestContext

test.beforeAll(async () => {
  for (const { environment } of [site, encrypted]) rmSync(environment.DATA_DIR, { recursive: true, force: true })
  running = [await startProfile(site), await startProfile(encrypted)]
  admin = await asStaff(site.url)
})
test.afterAll(async () => {
  await admin.dispose()
  for (const { stop } of running) await stop()
})

const strong = 'bốn từ không liên quan'

const errorsOf = async (answer: APIResponse) => {
  const { errors } = (await answer.json()) as { errors: { message: string; data?: { errors: object[] } }[] }
  return [answer.status(), errors[0]?.data?.errors ?? errors[0]?.message]
}

const inVietnamese = { 'accept-language': 'vi' }

async function account(email: string): Promise<number> {
  const made = await admin.post('/admin/api/staff', { data: { email, password: strong, roles: ['editor'] } })
  expect(made.status()).toBe(201)
  return ((await made.json()) as { doc: { id: number } }).doc.id
}

async function signIn(email: string, password: string, from: string, headers: Record<string, string> = {}) {
  return fetch(`${site.url}/admin/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify({ email, password }),
  })
}

test('a password that is easy to guess is refused, whoever sets it', async () => {
  const create = (password: unknown) =>
    admin.post('/admin/api/staff', { data: { email: 'hoa.tran@ilc.example', password }, headers: inVietnamese })
  for (const [password, message] of [
    ['123', 'Mật khẩu phải có ít nhất 12 ký tự.'],
    [undefined, 'Mật khẩu phải có ít nhất 12 ký tự.'],
    ['Matkhau@2026', expect.stringContaining('phổ biến')],
    ['hoa.tran@ilc.example', expect.stringContaining('địa chỉ email')],
  ])
    expect(await errorsOf(await create(password))).toEqual([400, [{ path: 'password', message }]])
  expect((await create(strong)).status()).toBe(201)
})

test('a change of one’s own password or address asks for the current password', async () => {
  const id = await account('lan@ilc.example')
  const api = await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url, ...inVietnamese } })
  const login = (password: string) =>
    api.post('/admin/api/staff/login', { data: { email: 'lan@ilc.example', password } })
  expect((await login(strong)).status()).toBe(200)
  const change = (data: object, who = api) => who.patch(`/admin/api/staff/${id}`, { data, headers: inVietnamese })
  const wrong = [400, [{ path: 'currentPassword', message: 'Mật khẩu hiện tại chưa đúng.' }]]
  const password = 'năm từ khác hẳn nhau'
  expect(await errorsOf(await change({ password }))).toEqual(wrong)
  expect(await errorsOf(await change({ password, currentPassword: password }))).toEqual(wrong)
  expect(await errorsOf(await change({ email: 'ke.gian@x.example' }))).toEqual(wrong)
  expect((await change({ fullName: 'Lan', email: 'lan@ilc.example' })).status()).toBe(200)
  const changed = await change({ password, currentPassword: strong })
  expect([changed.status(), await changed.text()]).toEqual([200, expect.not.stringContaining(strong)])
  expect((await login(strong)).status()).toBe(401)
  expect((await login(password)).status()).toBe(200)
  expect((await change({ password: strong }, admin)).status()).toBe(200)
  expect((await login(strong)).status()).toBe(200)
  await api.dispose()
})

test('an account that has a weak password still signs in', async () => {
  const id = await account('cu@ilc.example')
  const hash = pbkdf2Sync('123', 'salt', 25_000, 512, 'sha256').toString('hex')
  await inDatabase(environmentOf(site), `UPDATE staff SET hash = '${hash}', salt = 'salt' WHERE id = ${id}`)
  expect((await signIn('cu@ilc.example', '123', '198.51.100.1')).status).toBe(200)
})

test('of parallel guesses no more are evaluated than the limit, and the owner signs in elsewhere', async () => {
  await account('song@ilc.example')
  const guesses = Array.from({ length: 12 }, (_, i) => signIn('song@ilc.example', `sai ${i}`, '203.0.113.7'))
  const answers = await Promise.all(guesses)
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
  const refused = await signIn('song@ilc.example', strong, '203.0.113.7', inVietnamese)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0, await refused.text()]).toEqual([
    429,
    true,
    expect.stringContaining('quá nhiều lần'),
  ])
  expect((await signIn('song@ilc.example', strong, '203.0.113.8')).status).toBe(200)
})

test('a network has one limit for all accounts @full', async () => {
  await account('mang@ilc.example')
  const tried = await Promise.all(
    Array.from({ length: 31 }, (_, i) => signIn(`khong-co-${i}@ilc.example`, 'sai', '203.0.113.9')),
  )
  expect(tried.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await signIn('mang@ilc.example', strong, '203.0.113.9')).status).toBe(429)
})

test('strangers in many networks cannot keep the owner out on a known device', { tag: '@full' }, async () => {
  await account('chu@ilc.example')
  await account('khac@ilc.example')
  const deviceOf = async (email: string, from: string) => {
    const [, device] = (await signIn(email, strong, from)).headers.getSetCookie()
    return device?.split(';')[0] ?? ''
  }
  const own = await deviceOf('chu@ilc.example', '192.0.2.1')
  const foreign = await deviceOf('khac@ilc.example', '192.0.2.1')
  for (let network = 0; network < 10; network++)
    await Promise.all(Array.from({ length: 5 }, () => signIn('chu@ilc.example', 'sai', `198.18.0.${network}`)))
  expect((await signIn('chu@ilc.example', strong, '192.0.2.2')).status).toBe(429)
  expect((await signIn('chu@ilc.example', strong, '192.0.2.2', { cookie: foreign })).status).toBe(429)
  expect((await signIn('chu@ilc.example', strong, '192.0.2.2', { cookie: own })).status).toBe(200)
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => signIn('chu@ilc.example', 'sai', '192.0.2.3', { cookie: own })),
  )
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('pages of other sites sign nobody in, and change nothing', async () => {
  const form = new FormData()
  form.set('_payload', JSON.stringify(staff))
  const strangers: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of strangers) {
    const answer = await fetch(`${site.url}/admin/api/staff/login`, { method: 'POST', headers, body: form })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    const { cookies } = await admin.storageState()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      const change = await fetch(`${site.url}/admin/api/articles/1`, { method, headers: { ...headers, cookie } })
      expect(change.status).toBe(403)
    }
  }
  const own = await fetch(`${site.url}/admin/api/staff/login`, {
    method: 'POST',
    headers: { origin: site.url, 'sec-fetch-site': 'same-origin' },
    body: form,
  })
  expect([own.status, own.headers.getSetCookie()[0]]).toEqual([200, expect.stringMatching(/^payload-token=/)])
})

test('no cache stores what the studio’s API answers', async () => {
  for (const address of ['consultation-requests', 'accounts', 'staff/me', 'staff/999', 'no-such', 'access'])
    expect((await admin.get(`/admin/api/${address}`)).headers()['cache-control']).toBe('private, no-store')
})

test('on an encrypted site the session is bound to the host, and a planted one is not read', async () => {
  const headers = { origin: 'https://ilc.example', 'content-type': 'application/json' }
  const login = await fetch(`${encrypted.url}/admin/api/staff/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(staff),
  })
  const cookies = login.headers.getSetCookie()
  expect([login.status, cookies.length]).toEqual([200, 2])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-/)
    for (const attribute of [/; Path=\/(;|$)/, /; Secure/, /; HttpOnly/, /; SameSite=/])
      expect(cookie).toMatch(attribute)
    expect(cookie).not.toMatch(/; Domain/)
  }
  const session = cookies[0]?.split(';')[0] ?? ''
  const me = async (cookie: string) => {
    const answer = await fetch(`${encrypted.url}/admin/api/staff/me`, {
      headers: { origin: 'https://ilc.example', cookie },
    })
    return ((await answer.json()) as { user: { email: string } | null }).user?.email
  }
  expect(await me(session)).toBe(staff.email)
  expect(await me(session.replace('__Host-', ''))).toBeUndefined()
  const page = await fetch(`${encrypted.url}/admin`, {
    headers: { cookie: session, 'sec-fetch-site': 'none' },
    redirect: 'manual',
  })
  expect(page.status).toBe(200)
  const logout = await fetch(`${encrypted.url}/admin/api/staff/logout`, {
    method: 'POST',
    headers: { origin: 'https://ilc.example', cookie: session },
  })
  expect(logout.headers.getSetCookie()[0]).toMatch(/^__Host-payload-token=;/)
})
