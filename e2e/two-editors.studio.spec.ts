import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { colleague, pageOf } from './colleagues'
import { studio } from './instances'
import { expect, test as base } from './site'
import { asStaff, openStudio, publish } from './staff'
import { keptCopies, leave } from './unsaved-form'

const test = base.extend<{ api: APIRequestContext }>({
  api: async ({ baseURL }, use) => {
    const api = await asStaff(baseURL ?? '')
    await use(api)
    await api.dispose()
  },
})

async function editor(api: APIRequestContext, browser: Browser, name: string): Promise<Page> {
  const email = `${name}-${process.pid}-${Date.now()}@ilc.example`
  const one = await colleague(api, studio.url, 'editor', name, email)
  const page = await pageOf(browser, studio.url, one)
  await one.api.dispose()
  return page
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'chưa được lưu' })

const saved = (page: Page, status: number) =>
  page.waitForResponse((response) => response.request().method() === 'PATCH' && response.status() === status)

async function save(page: Page, status: number): Promise<void> {
  await Promise.all([saved(page, status), page.locator('#action-save:visible').click()])
}

test('the second to save is refused, and puts what was typed into the new version', async ({ api, browser }) => {
  const page = await editor(api, browser, 'lan')
  const { id } = await publish(api, { title: 'Tiêu đề gốc', summary: 'Tóm tắt gốc.', html: '<p>Văn bản gốc</p>' })
  await openStudio(page, `/admin/collections/articles/${id}`)
  await page.locator('#field-title').fill('Tiêu đề của tôi')
  await page.locator('#field-html').fill('<p>Văn bản của tôi</p>')
  const theirs = {
    title: 'Tiêu đề của đồng nghiệp',
    summary: 'Tóm tắt của đồng nghiệp.',
    authors: [{ name: 'Tác giả của đồng nghiệp' }],
  }
  expect((await api.patch(`/admin/api/articles/${id}?overrideLock=true`, { data: theirs })).status()).toBe(200)

  await save(page, 409)
  const refused = page.getByRole('alert').filter({ hasText: 'Đồng nghiệp đã lưu bản khác' })
  await expect(refused).toBeVisible()
  await expect(page.locator('#field-title')).toHaveValue('Tiêu đề của tôi')
  await expect(page.locator('#field-html')).toHaveValue('<p>Văn bản của tôi</p>')
  const stored = async () =>
    (await api.get(`/admin/api/articles/${id}?depth=0`)).json() as Promise<Record<string, unknown>>
  expect(await stored()).toMatchObject({ title: theirs.title, html: '<p>Văn bản gốc</p>' })

  await leave(page, () => refused.getByRole('button', { name: 'Tải lại trang' }).click(), true)
  await notice(page).getByRole('button', { name: 'Khôi phục' }).click()
  await expect(page.locator('#field-title')).toHaveValue('Tiêu đề của tôi')
  await expect(page.locator('#field-summary')).toHaveValue(theirs.summary)
  await save(page, 200)
  const merged = {
    title: 'Tiêu đề của tôi',
    summary: theirs.summary,
    html: '<p>Văn bản của tôi</p>',
    authors: [expect.objectContaining({ name: 'Tác giả của đồng nghiệp' })],
  }
  expect(await stored()).toMatchObject(merged)

  await page.locator('#field-summary').fill('Tóm tắt cuối.')
  await save(page, 200)
  expect(await stored()).toMatchObject({ ...merged, summary: 'Tóm tắt cuối.' })
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-unpublish').click()
  await Promise.all([saved(page, 200), page.locator('#confirm-action:visible').click()])
  await expect(page.locator('.doc-controls__status').filter({ hasText: 'Bản nháp' })).toBeVisible()
  await page.locator('#field-summary').fill('Tóm tắt sau khi gỡ.')
  await save(page, 200)
  expect(await stored()).toMatchObject({ summary: 'Tóm tắt sau khi gỡ.', _status: 'published' })
  await page.context().close()
})

test('who opens what a colleague edits is told, and may edit it instead without a loss', { tag: '@full' }, async ({
  api,
  browser,
}) => {
  const first = await editor(api, browser, 'minh')
  const second = await editor(api, browser, 'hoa')
  const { id } = await publish(api, { title: 'Bài hai người viết' })
  const at = `/admin/collections/articles/${id}`
  const summary = (page: Page) => page.locator('#field-summary:visible')
  await openStudio(first, at)
  const locked = first.waitForResponse((response) => 'next-action' in response.request().headers())
  await summary(first).fill('Chữ của Minh.')
  await locked
  await expect.poll(async () => (await keptCopies(first)).join()).toContain('Chữ của Minh.')

  await openStudio(second, at)
  const dialog = second.getByRole('dialog').filter({ hasText: 'Mục đang bị khóa' })
  await expect(dialog).toContainText('minh đang sửa mục này.')
  await expect(dialog).toContainText(/Được chỉnh sửa từ \d\d\/\d\d\/\d{4} \d\d:\d\d/)
  const rendered = second.waitForResponse(
    (response) => new URL(response.url()).pathname === at && response.request().method() === 'GET',
  )
  await Promise.all([rendered, second.getByRole('button', { name: 'Sửa thay' }).click()])
  await expect(async () => {
    await summary(second).fill('Chữ của Hoa.')
    await expect(second.locator('#action-save:visible')).toBeEnabled({ timeout: 2000 })
  }).toPass()
  await save(second, 200)

  await summary(first).fill('Chữ của Minh. Thêm nữa.')
  await save(first, 409)
  await expect(first.getByRole('alert').filter({ hasText: 'Đồng nghiệp đã lưu bản khác' })).toBeVisible()
  await expect(summary(first)).toHaveValue('Chữ của Minh. Thêm nữa.')
  await expect(first.locator('#action-save:visible')).toBeEnabled()
  await leave(first, () => first.reload(), true)
  await expect(summary(first)).toHaveValue('Chữ của Hoa.')
  await notice(first).getByRole('button', { name: 'Khôi phục' }).click()
  await expect(summary(first)).toHaveValue('Chữ của Minh. Thêm nữa.')
  await Promise.all([first, second].map((page) => page.context().close()))
})

test('a record is opened whose editor has no account any more', { tag: '@full' }, async ({ api, browser }) => {
  const { id } = await publish(api, { title: 'Bài của người đã nghỉ' })
  const gone = await colleague(api, studio.url, 'editor', 'nam', `nam-${process.pid}-${Date.now()}@ilc.example`)
  const { user } = (await (await gone.api.get('/admin/api/staff/me')).json()) as { user: { id: number } }
  const lock = { document: { relationTo: 'articles', value: id }, user: { relationTo: 'staff', value: user.id } }
  expect((await gone.api.post('/admin/api/payload-locked-documents', { data: lock })).status()).toBe(201)
  await gone.api.dispose()
  expect((await api.delete(`/admin/api/staff/${user.id}`)).status()).toBe(200)
  const page = await editor(api, browser, 'mai')
  await openStudio(page, `/admin/collections/articles/${id}`)
  await expect(page.locator('#field-title')).toHaveValue('Bài của người đã nghỉ')
  await page.context().close()
})
