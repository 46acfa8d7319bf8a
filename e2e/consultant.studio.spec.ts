import { rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext } from '@playwright/test'
import { startMailServer } from '@/lib/testing/mail-server'
import { readMail } from '@/lib/testing/read-mail'
import { colleague } from './colleagues'
import { ask, byReference, requestsPath, whole, type StoredRequest } from './consultation-calls'
import { dataFolder, instance, portAt, studio } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { expect, test } from './site'
import { asStaff, docsOf, openStudio, shareSession } from './staff'
import { openScreen } from './studio-screens'
import { leave } from './unsaved-form'

const own = instance(135, 'answers', {
  SMTP_URL: `smtp://127.0.0.1:${portAt(136)}`,
  MAIL_FROM: 'ILC <no-reply@ilc.example>',
  MAIL_STAFF: 'tu-van@ilc.example',
})
const logFile = path.join(dataFolder, 'answers.log')

test.use({ baseURL: own.url, locale: 'vi-VN', viewport: { width: 360, height: 740 } })

let site: RunningSite
let admin: APIRequestContext
let consultant: APIRequestContext
test.beforeAll(async () => {
  rmSync(own.environment.DATA_DIR, { recursive: true, force: true })
  site = await startPrepared(own, logFile)
  admin = await asStaff(own.url)
  consultant = (await colleague(admin, own.url, 'consultant', 'Trần Tư Vấn')).api
})
test.afterAll(async () => {
  await Promise.all([admin.dispose(), consultant.dispose()])
  await site.stop()
})

async function received(name: string, more: Record<string, unknown> = {}): Promise<StoredRequest> {
  const row = await byReference(consultant, await ask(consultant, whole(name, more)))
  if (!row) throw new Error('not stored')
  return row
}

interface StoredAnswer {
  id: number
  state: string
  text: string
  writtenBy: string
}

const answersOf = (row: StoredRequest) =>
  docsOf<StoredAnswer>(admin, `mails?where[request][equals]=${row.id}&where[kind][equals]=ANSWER&depth=0`)

const keyOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

test('an answer is sent once, also if the site is killed before; it cannot be changed, and is erased with the person @full', async () => {
  const row = await received('Người Được Trả Lời', { phone: '0987111222', language: 'en' })
  const body = {
    subject: 'Trả lời\r\nBcc: ke-gian@evil.example',
    text: 'Dear <b>Lan</b>,\n\nYes.',
    key: keyOf(1),
    revision: row.revision,
  }
  const answer = (by: APIRequestContext, data: object, to = row.id) => by.post(`${requestsPath}/${to}/answer`, { data })
  for (const wrong of [{}, { ...body, text: ' \u200B' }, { ...body, key: 'x' }, { ...body, subject: 7 }])
    expect((await answer(consultant, wrong)).status()).toBe(400)
  expect((await answer(consultant, { ...body, key: keyOf(2), revision: row.revision + 1 })).status()).toBe(409)
  expect((await answer(consultant, body, 999_999)).status()).toBe(404)
  for (let i = 0; i < 2; i++) expect((await answer(consultant, body)).status()).toBe(201)
  expect((await answer(consultant, { ...body, key: keyOf(3) })).status()).toBe(409)
  const after = await byReference(consultant, row.reference)
  expect([after?.status, after?.history.map(({ what }) => what)]).toEqual([
    'ANSWERED',
    [expect.stringMatching(/Đã nhận → Đã trả lời|Received → Answered/)],
  ])
  // Nobody listens at the port of the mail server yet.
  await site.stop('SIGKILL')
  const database = new DatabaseSync(path.join(own.environment.DATA_DIR, 'ilc.sqlite'))
  // The test does not wait for the delay before another attempt.
  database.prepare('UPDATE mails SET next_attempt_at = ?').run(new Date().toISOString())
  database.close()
  const server = await startMailServer({}, portAt(136))
  site = await startPrepared(own, logFile)
  try {
    await expect
      .poll(async () => (await answersOf(row)).map(({ state }) => state), { intervals: [1000] })
      .toEqual(['SENT'])
    const sent = server.taken.filter(({ to, raw }) => to.includes(row.gmail) && raw.includes('Yes.'))
    expect(sent.map(({ to }) => to)).toEqual([[row.gmail]])
    const { headers } = readMail(sent[0]?.raw ?? '')
    expect(headers.get('subject')).toBe('Trả lời Bcc: ke-gian@evil.example')
    expect([headers.has('bcc'), headers.has('auto-submitted'), headers.get('reply-to')]).toEqual([
      false,
      false,
      'lienhe@ilc.example',
    ])
    expect(sent[0]?.raw).toContain('&lt;b&gt;Lan')
  } finally {
    await server.stop()
  }
  const [thread] = await answersOf(row)
  expect(thread?.writtenBy).toBe('Trần Tư Vấn')
  await admin.patch(`/admin/api/mails/${thread?.id}`, { data: { text: 'Khác', writtenBy: 'Khác', subject: 'Khác' } })
  expect((await admin.delete(`/admin/api/mails/${thread?.id}`)).status()).toBe(403)
  // The time of the last change is the mail server's.
  expect(await answersOf(row)).toEqual([{ ...thread, updatedAt: expect.any(String) }])
  const log = await (await admin.get('/admin/api/activities?limit=0')).text()
  for (const personal of [row.gmail, row.fullName, 'Dear']) expect(log).not.toContain(personal)
  await admin.post('/admin/api/personal-data/erase', { form: { phone: '0987111222', sure: 'on' } })
  expect(await answersOf(row)).toEqual([])
})

test('only administrators change the templates, and none with a placeholder that would stay', async () => {
  const address = '/admin/api/globals/consultation-settings'
  const { templates } = (await (await consultant.get(address)).json()) as { templates: { text: { vi: string } }[] }
  expect(templates[0]?.text.vi).toContain('{họ tên}')
  const template = { name: 'Mẫu', subject: { vi: 'Mã {mã yêu cầu}' }, text: { vi: 'Kính gửi {ten}' } }
  expect((await consultant.post(address, { data: { templates: [template] } })).status()).toBe(403)
  const wrong = await admin.post(address, { data: { templates: [template] } })
  expect([wrong.status(), await wrong.text()]).toEqual([400, expect.stringContaining('{ten}')])
})

test('a consultant with a phone reads a request, answers it from a template, and sees what a colleague saved', async ({
  page,
  askedFor,
}) => {
  askedFor.missing = /consultation-requests/
  const server = await startMailServer({}, portAt(136))
  try {
    const row = await received('Phạm Thị Điện Thoại', { content: 'Dòng một\nDòng hai', phone: '0912345678' })
    await shareSession(consultant, page.context())
    await openStudio(page, `/admin/collections/consultation-requests/${row.id}`)
    const phone = page.getByRole('link', { name: 'Điện thoại: 0912 345 678' })
    await expect(phone).toHaveAttribute('href', 'tel:0912345678')
    await expect(page.getByRole('link', { name: row.gmail })).toHaveAttribute('href', `mailto:${row.gmail}`)
    await expect(page.getByText('Dòng một\nDòng hai')).toBeVisible()
    await expect(page.getByText('Không rõ lúc mở biểu mẫu', { exact: false })).toBeVisible()
    await expect(page.getByText('unsigned')).toHaveCount(0)
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0
    expect(await top('#field-status')).toBeLessThan(await top('a[href^="tel:"]'))
    // The menu slides away at first.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

    const notes = [{ text: 'Đã gọi điện' }]
    expect((await admin.patch(`${requestsPath}/${row.id}`, { data: { notes } })).status()).toBe(200)
    await page.locator('#field-status').click()
    await page.getByText('Đã hẹn lịch', { exact: true }).click()
    await page.locator('#action-save:visible').click()
    const refused = page.getByRole('alert').filter({ hasText: 'Đồng nghiệp đã lưu bản khác' })
    await expect(page.locator('#action-save:visible')).toBeEnabled()
    await leave(page, () => refused.getByRole('button', { name: 'Tải lại trang' }).click(), true)
    await expect(page.locator('#field-notes__0__text')).toHaveValue('Đã gọi điện')
    await page.getByRole('button', { name: 'Khôi phục' }).click()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    await page.locator('#action-save:visible').click()
    await saved
    expect(await byReference(consultant, row.reference)).toMatchObject({ status: 'SCHEDULED', notes })

    await openStudio(page, `/admin/collections/consultation-requests/${row.id}`)
    await page.getByLabel(/^Mẫu trả lời/).selectOption('Hẹn lịch tư vấn')
    const text = page.getByRole('region', { name: 'Trả lời khách' }).locator('textarea')
    await expect(text).toHaveValue(/, ngày \d+ tháng \d+ năm \d+, tại …/)
    await page.getByRole('button', { name: 'Gửi câu trả lời' }).click()
    await expect(page.getByText(/^Thư còn chỗ chưa điền: “.*…”/)).toBeVisible()
    const gap = { subject: 'Hẹn', text: 'Vào lúc … giờ', key: keyOf(4), revision: 0 }
    expect((await consultant.post(`${requestsPath}/${row.id}/answer`, { data: gap })).status()).toBe(400)

    await page.getByLabel(/^Mẫu trả lời/).selectOption({ index: 1 })
    await expect(text).toHaveValue(/^Kính gửi Phạm Thị Điện Thoại,/)
    await text.fill((await text.inputValue()).replace('…', 'Hẹn gặp Quý vị.'))
    page.once('dialog', (dialog) => void dialog.accept())
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Gửi câu trả lời' }).click()
    await reloaded
    await expect(page.getByRole('article').filter({ hasText: 'Trần Tư Vấn' })).toContainText('Hẹn gặp Quý vị.')
    const subjects = () =>
      server.taken
        .filter(({ to }) => to.includes(row.gmail))
        .map(({ raw }) => readMail(raw).headers.get('subject'))
        .filter((subject) => subject?.includes('trả lời'))
    await expect.poll(subjects).toEqual([`ILC trả lời yêu cầu tư vấn ${row.reference}`])
    expect((await byReference(consultant, row.reference))?.status).toBe('ANSWERED')
  } finally {
    await server.stop()
  }
})

test('where the site cannot send mail, it says so and prepares a mail for the mail program @full', async ({
  browser,
}) => {
  const api = await asStaff(studio.url)
  const row = await byReference(api, await ask(api, whole('Khách Không Thư')))
  const data = { subject: 'a', text: 'b', key: keyOf(9), revision: row?.revision }
  const refused = await api.post(`${requestsPath}/${row?.id}/answer`, { data })
  expect([refused.status(), await refused.text()]).toEqual([409, expect.stringContaining('chưa gửi được thư')])
  const context = await browser.newContext({
    baseURL: studio.url,
    locale: 'vi-VN',
    storageState: await api.storageState(),
  })
  const page = await context.newPage()
  await openStudio(page, `/admin/collections/consultation-requests/${row?.id}`)
  await page.getByLabel(/^Mẫu trả lời/).selectOption({ index: 1 })
  const text = page.getByRole('region', { name: 'Trả lời khách' }).locator('textarea')
  await expect(text).toHaveValue(/…/)
  await text.fill((await text.inputValue()).replace('…', 'Hẹn gặp Quý vị.'))
  await expect(page.getByRole('link', { name: 'Mở trong ứng dụng thư' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${row?.gmail}\\?subject=.*${row?.reference}.*&body=`),
  )
  await openScreen(page, '/admin/collections/mails')
  await expect(page.getByText('Trang này chưa gửi được thư (chưa cài đặt máy chủ thư).')).toBeVisible()
  await context.close()
  await api.dispose()
})
