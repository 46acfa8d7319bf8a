import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type APIRequestContext } from '@playwright/test'
import { longArticle } from './addresses'
import { ask, stored, upload, whole } from './consultation-calls'
import { dataFolder, erased } from './instances'
import { signInByCalls, test } from './users'
import { environmentOf, isOnPostgres, isRemote, startProfile } from './profile'
import { serveForTests } from './prepared-site'
import { docsOf, inDatabase } from './site-database'
import { signInStaff } from './staff'

test.use({ baseURL: erased.url, extraHTTPHeaders: { origin: erased.url } })

const folder = path.join(dataFolder, 'erased')

serveForTests(erased, startProfile)

const articleID = longArticle.vi.split('/').at(-1) ?? ''

function filesWith(...words: string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((result) => result.isFile())
  return files
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => words.some((word) => readFileSync(file).includes(word)))
}

test('the mails to a former member of staff are erased with their data', async ({ request }) => {
  await signInStaff(request, erased.url)
  const email = 'da-nghi-viec@ilc.example'
  const account = { email, password: 'bốn từ không liên quan', roles: ['author'] }
  const made = (await (await request.post('/admin/api/staff', { data: account })).json()) as { doc: { id: number } }
  const now = new Date().toISOString()
  for (const kind of ['PASSWORD_RESET', 'REVIEW_RETURNED', 'REMINDER', 'STAFF_NOTICE'])
    await inDatabase(
      environmentOf(erased),
      `INSERT INTO mails (kind, state, "to", subject, once_key, ordered_at, next_attempt_at, attempts, updated_at, created_at)
      VALUES ('${kind}', 'SENT', '${email}', 'x', '${kind}', '${now}', '${now}', 1, '${now}', '${now}')`,
    )
  const erase = async () => {
    const form = { email, phone: '', sure: 'on' }
    return (await request.post('/admin/api/personal-data/erase', { form, maxRedirects: 0 })).headers().location
  }
  // While they are staff, the mails are part of their work.
  expect(await erase()).toContain('mails=0')
  expect((await request.delete(`/admin/api/staff/${made.doc.id}`)).status()).toBe(200)
  expect(await erase()).toContain('mails=3')
  // Notices go to the institute's address.
  expect(await inDatabase(environmentOf(erased), `SELECT kind FROM mails WHERE "to" = '${email}'`)).toEqual([
    { kind: 'STAFF_NOTICE' },
  ])
  await inDatabase(environmentOf(erased), `DELETE FROM mails WHERE "to" = '${email}'`)
})

test('whoever signed in without an address is erased by their sign-in id, and no session brings them back', async ({
  signedIn,
  request,
}) => {
  test.skip(isRemote, 'A site in front of a backend keeps its own sessions: the contract has no call that ends them.')
  const nameless = { provider: 'facebook', withoutEmail: true } as const
  const [user, copy] = [await signedIn('Nameless', nameless), await signedIn('Nameless', nameless)]
  const other = await signedIn('Staying User')
  const visitorOf = async (who: APIRequestContext) =>
    ((await (await who.get('/api/auth/session')).json()) as { visitor?: { uid: string; userName: string } }).visitor
  const comment = async (who: APIRequestContext) =>
    (
      await who.post('/api/interactedArticle', { data: { type: 'COMMENT', value: 'Lời không tên', articleID } })
    ).status()
  const { uid = '', userName } = (await visitorOf(user)) ?? {}
  const named = expect.stringMatching(/^facebook:/)
  expect([uid, userName, await comment(user)]).toEqual([named, named, 201])

  await signInStaff(request, erased.url)
  const accounts = () => docsOf(request, 'accounts', `where[uid][equals]=${encodeURIComponent(uid)}`)
  expect(await accounts()).toEqual([expect.objectContaining({ uid })])
  const form = { email: uid.toUpperCase(), phone: '', sure: 'on' }
  const done = await request.post('/admin/api/personal-data/erase', { form, maxRedirects: 0 })
  expect(done.headers().location).toContain('comments=1&accounts=1')
  for (const device of [user, copy]) expect([await visitorOf(device), await comment(device)]).toEqual([undefined, 401])
  expect([await accounts(), (await visitorOf(other)) !== undefined]).toEqual([[], true])

  await signInByCalls(user, 'Nameless', nameless)
  expect([(await visitorOf(user))?.uid, await visitorOf(copy), await comment(user)]).toEqual([uid, undefined, 201])
  await request.post('/admin/api/personal-data/erase', { form })
})

test("one person's data is exported and erased, on disk too; others stay", async ({ signedIn, request }) => {
  const user = await signedIn('Erased User')
  const { userName: email } = (
    (await (await user.get('/api/auth/session')).json()) as { visitor: { userName: string } }
  ).visitor
  for (const [type, value] of [
    ['COMMENT', 'Lời của người muốn quên'],
    ['RATE', '4'],
  ])
    expect((await user.post('/api/interactedArticle', { data: { type, value, articleID } })).status()).toBe(201)
  const file = await upload(request, 'hồ sơ mật.txt', Buffer.from('Nội dung mật của người muốn quên'))
  await ask(request, whole('Người Muốn Quên', { gmail: email.toUpperCase(), phone: '0987654321', file }))
  await ask(request, whole('Người Ở Lại', { gmail: 'o-lai@cong-ty.example', phone: '0911111111' }))
  await signInStaff(request, erased.url)
  const mails = async () => (await request.get('/admin/api/mails?where[subject][exists]=true')).json()
  await expect.poll(mails).toMatchObject({ totalDocs: 4 })

  const words = [
    ...['Người Muốn Quên', '0987654321', email, email.toUpperCase(), 'Nội dung mật'],
    ...['Lời của người muốn quên', 'loi cua nguoi muon quen'],
  ]
  expect(filesWith(...words).length).toBeGreaterThan(isOnPostgres ? 0 : 1)
  const exported = await request.post('/admin/api/personal-data/export', { form: { email: email.toUpperCase() } })
  expect([exported.status(), exported.headers()['content-type']]).toEqual([200, 'application/zip'])
  expect((await exported.body()).includes('files/')).toBe(true)

  const unsure = await request.post('/admin/api/personal-data/erase', { form: { email }, maxRedirects: 0 })
  expect([unsure.status(), unsure.headers().location]).toEqual([
    303,
    '/admin/personal-data?asked=1&requests=1&files=1&mails=2&comments=2&accounts=1&elsewhere=0',
  ])
  const done = await request.post('/admin/api/personal-data/erase', {
    form: { email, phone: '', sure: 'on' },
    maxRedirects: 0,
  })
  expect([done.status(), done.headers().location]).toEqual([
    303,
    '/admin/personal-data?requests=1&files=1&mails=2&comments=2&accounts=1&elsewhere=0',
  ])
  expect(filesWith(...words)).toEqual([])
  expect((await stored(request, '')).map((row) => row.fullName)).toEqual(['Người Ở Lại'])
  expect(await (await user.get(longArticle.vi)).text()).not.toContain('Lời của người muốn quên')
})
