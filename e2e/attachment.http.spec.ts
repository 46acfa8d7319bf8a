import { readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { largestFile } from '@/lib/consultation/attachments/limits'
import { ask, byReference, upload, whole } from './consultation-calls'
import { dataFolder, instance, instances } from './instances'
import { startPrepared } from './prepared-site'
import { asStranger } from './roles'
import { inDatabase } from './site-database'
import { asStaff, signInStaff } from './staff'

test.use({
  baseURL: instances.sqlite.url,
  extraHTTPHeaders: { origin: instances.sqlite.url, 'x-forwarded-for': '198.51.100.9' },
})

const note = Buffer.from('Hợp đồng thuê nhà, bản nháp')

async function refusal(request: APIRequestContext, name: string, buffer: Buffer): Promise<unknown> {
  const answer = await request.post('/api/auto/upload', {
    multipart: { file: { name, mimeType: 'image/png', buffer } },
  })
  const body = (await answer.json()) as { error: { fields?: Record<string, string> } }
  return [answer.status(), body.error.fields?.file]
}

test('only staff can open a file, and only as a download', async ({ playwright, request }) => {
  const file = await upload(request, 'Hợp đồng "nháp".txt', note)
  const stranger = await playwright.request.newContext()
  expect((await stranger.get(file)).status()).toBe(403)
  await stranger.dispose()
  const reference = await ask(request, whole('Lê Văn Tệp', { file }))
  await signInStaff(request, instances.sqlite.url)
  expect((await byReference(request, reference))?.file?.name).toContain('Hợp đồng')
  const answer = await request.get(file)
  expect([answer.status(), await answer.text()]).toEqual([200, note.toString()])
  const headers = answer.headers()
  expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''H%E1%BB%A3p%20/)
  expect([headers['x-content-type-options'], headers['cache-control']]).toEqual(['nosniff', 'private, no-store'])
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('files of other kinds are refused, with the reason', async ({ request }) => {
  for (const [name, data, refused] of [
    ['anh.png', Buffer.from(`MZ${'\0'.repeat(200)}`), [422, 'fileMismatch']],
    ['anh.exe', note, [422, 'fileKind']],
    ['anh.png', Buffer.alloc(0), [422, 'fileEmpty']],
    ['anh.txt', Buffer.alloc(largestFile + 1, 'a'), [422, 'fileTooLarge']],
    ['anh.txt', Buffer.alloc(largestFile + 100_000, 'a'), [413, undefined]],
  ] as const)
    expect([name, await refusal(request, name, data)]).toEqual([name, refused])
  expect((await request.post('/api/auto/upload', { multipart: { upload_preset: 'x' } })).status()).toBe(422)
  expect((await request.post('/api/auto/upload', { data: 'x' })).status()).toBe(400)
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: note }
  const headers = { origin: 'https://evil.example' }
  expect((await request.post('/api/auto/upload', { multipart: { file }, headers })).status()).toBe(403)
})

test('a request may only name a file that was uploaded here', async ({ request }) => {
  const unknown = `${instances.sqlite.url}/admin/api/attachments/file/00000000-0000-0000-0000-000000000000.pdf`
  for (const file of ['https://evil.example/x.pdf', unknown]) {
    const answer = await request.post('/api/reservation', { data: whole('Lê Văn Mất', { file }) })
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid_fields', fields: { file: 'fileGone' } } })
    expect(answer.status()).toBe(422)
  }
})

test('without script the file is sent with the form; if the form is invalid, it is kept for the next attempt', async ({
  request,
}) => {
  const typed = {
    phone: '0912345678',
    email: 'khach@cong-ty.example',
    address: 'Huế',
    content: 'Xem giúp tệp',
    consultDate: '12/31/2999',
  }
  const wrong = await request.post('/lien-he', {
    multipart: { ...typed, fullName: '', file: { name: 'ban-nhap.txt', mimeType: 'text/plain', buffer: note } },
  })
  const html = await wrong.text()
  expect([wrong.status(), html.includes('ban-nhap.txt')]).toEqual([422, true])
  const [, keptFile = ''] =
    /name="keptFile"[^>]*value="([^"]+)"/.exec(html) ?? /value="([^"]+)"[^>]*name="keptFile"/.exec(html) ?? []
  const sent = await request.post('/lien-he', {
    multipart: { ...typed, fullName: 'Lê Thị Không Mã', keptFile, keptName: 'ban-nhap.txt' },
  })
  expect(sent.status()).toBe(200)
  const [reference = ''] = /ILC-\w{8}/.exec(await sent.text()) ?? []
  await signInStaff(request, instances.sqlite.url)
  expect((await byReference(request, reference))?.file?.name).toBe('ban-nhap.txt')

  const virus = { name: 'virus.txt', mimeType: 'text/plain', buffer: Buffer.from('MZ\0\0') }
  const refused = await request.post('/lien-he', { multipart: { ...typed, fullName: 'Lê', file: virus } })
  expect([refused.status(), (await refused.text()).includes('value="Lê"')]).toEqual([422, true])
  // Without another file the visitor has to say that the form is to be sent without.
  const again = { ...typed, fullName: 'Lê Thị Chọn', refusedFile: 'virus.txt' }
  const undecided = await request.post('/lien-he', { multipart: again })
  const asks = await undecided.text()
  expect([undecided.status(), asks.includes('virus.txt'), /ILC-\w{8}/.test(asks)]).toEqual([422, true, false])
  const decided = await request.post('/lien-he', { multipart: { ...again, withoutFile: '1' } })
  expect([decided.status(), /ILC-\w{8}/.test(await decided.text())]).toEqual([200, true])
  const file = { name: 'trong.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) }
  const empty = await request.post('/lien-he', { multipart: { ...typed, fullName: 'Lê', file } })
  expect([empty.status(), (await empty.text()).includes('Tệp này trống')]).toEqual([422, true])
})

test('a site with a hosted backend passes file and request on to it', async () => {
  const remoteSite = await asStranger(instances.remote.url)
  const file = await upload(remoteSite, 'qua-cong.txt', note)
  expect(new URL(file).origin).toBe(instances.sqlite.url)
  const reference = await ask(remoteSite, whole('Lê Văn Cổng', { file, language: 'zh', website: 'x' }))
  const behind = await asStaff(instances.sqlite.url)
  expect(await byReference(behind, reference)).toMatchObject({
    fullName: 'Lê Văn Cổng',
    language: 'zh',
    status: 'SPAM',
    file: { name: 'qua-cong.txt' },
  })
  await remoteSite.dispose()
  await behind.dispose()
})

test('a file that no request names is removed after a day', { tag: '@full' }, async () => {
  const own = instance(24, 'orphans', {})
  const folder = path.join(dataFolder, 'orphans')
  let site = await startPrepared(own)
  const api = await asStranger(own.url)
  const claimed = await upload(api, 'a.txt', note)
  await upload(api, 'b.txt', note)
  const young = await upload(api, 'c.txt', note)
  await ask(api, whole('Lê Văn Giữ', { file: claimed }))
  await site.stop()

  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  const keyOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)
  const files = path.join(folder, 'attachments')
  const old = `UPDATE attachments SET created_at = '${twoDaysAgo.toISOString()}' WHERE key <> '${keyOf(young)}'`
  await inDatabase(own.environment, old)
  for (const name of readdirSync(files))
    if (name !== keyOf(young)) utimesSync(path.join(files, name), twoDaysAgo, twoDaysAgo)
  expect(readdirSync(files)).toHaveLength(3)

  site = await startPrepared(own)
  await expect.poll(() => readdirSync(files).sort()).toEqual([keyOf(claimed), keyOf(young)].sort())
  await site.stop()
})
