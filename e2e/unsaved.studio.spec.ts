import type { APIRequestContext, Page } from '@playwright/test'
import { colleague, pageOf, password, type Colleague } from './colleagues'
import { ask, byReference, whole } from './consultation-calls'
import { studio } from './instances'
import { isRemote } from './profile'
import { expect, test } from './site'
import { asStaff, openStudio, publish, shareSession } from './staff'
import { keptCopies, leave } from './unsaved-form'

test.skip(isRemote)

let admin: APIRequestContext
let editor: Colleague
let page: Page

test.beforeAll(async ({ browser }) => {
  admin = await asStaff(studio.url)
  editor = await colleague(admin, studio.url, 'editor', 'Trần Chưa Lưu', `chua-luu-${Date.now()}@ilc.example`)
  page = await pageOf(browser, studio.url, editor)
})
test.afterAll(async () => {
  await page.context().close()
  await admin.dispose()
  await editor.api.dispose()
})

const title = () => page.locator('#field-title:visible')
const notice = () => page.getByRole('status').filter({ hasText: 'chưa được lưu' })
const restore = () => notice().getByRole('button', { name: 'Khôi phục' })
const copies = () => keptCopies(page)
const isKept = (words: string) => expect.poll(async () => (await copies()).join()).toContain(words)

async function signInAgain(): Promise<void> {
  const form = page.locator('.login__form')
  if (await form.locator('[name=email]').isEditable()) await form.locator('[name=email]').fill(editor.email)
  await form.locator('[name=password]').fill(password)
  await form.getByRole('button', { name: 'Đăng nhập' }).click()
}

test('when the session has ended nothing is lost, and the form is offered after the sign-in', async () => {
  const { id } = await publish(admin, { title: 'Bài của một phiên', format: 'HTML', html: '<p>Gốc</p>' })
  const at = `/admin/collections/articles/${id}`
  await openStudio(page, at)
  await page.locator('#field-summary').fill('Tóm tắt chưa lưu.')
  await isKept('Tóm tắt chưa lưu.')
  await page.context().clearCookies()
  await page.locator('#action-save:visible').click()
  const said = 'Phiên đăng nhập đã hết. Hãy đăng nhập lại ở thẻ khác rồi lưu.'
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: said })).toBeVisible()
  await expect(page.locator('#field-summary')).toHaveValue('Tóm tắt chưa lưu.')

  await leave(page, () => page.reload(), true)
  await expect(page).toHaveURL(/\/admin\/login/)
  const other = await admin.patch(`/admin/api/articles/${id}?overrideLock=true`, { data: { title: 'Bài đã đổi' } })
  expect(other.status()).toBe(200)
  await signInAgain()
  await expect(page).toHaveURL(new RegExp(at))
  await expect(notice()).toContainText('Sau lúc đó, mục này đã được lưu bản khác')
  await restore().click()
  await expect(page.locator('#field-summary')).toHaveValue('Tóm tắt chưa lưu.')
  await expect(title()).toHaveValue('Bài đã đổi')

  await page.locator('#action-save:visible').click()
  await expect.poll(copies).toEqual([])
})

test('while a save is not answered the text takes no words, and afterwards it goes on where it was', async () => {
  const { id } = await publish(admin, {
    title: 'Bài của một lần lưu chậm',
    format: 'EDITOR',
    html: '',
    _status: 'draft',
  })
  await openStudio(page, `/admin/collections/articles/${id}`)
  const text = page.locator('.editor-container [contenteditable=true]:visible').first()
  await text.click()
  await page.keyboard.type('Một.')
  const held = Promise.withResolvers<void>()
  await page.route('**/admin/api/articles/*', async (route) => {
    if (route.request().method() === 'PATCH') await held.promise
    await route.continue()
  })
  await page.keyboard.press('Control+s')
  await expect(page.locator('#field-summary')).toBeDisabled()
  await page.keyboard.type(' Hai.')
  held.resolve()
  await expect(page.locator('#field-summary')).toBeEnabled()
  await expect(text).toHaveText('Một.')
  await page.keyboard.type(' Ba.')
  await expect(text).toHaveText('Một. Ba.')
  await isKept('Một. Ba.')
  await page.unrouteAll()
  await page.keyboard.press('Control+s')
  await expect.poll(copies).toEqual([])
  await page.reload()
  await expect(text).toHaveText('Một. Ba.')
})

test('an answer to a client is there again after a reload, and nothing is kept after signing out', async () => {
  const row = await byReference(admin, await ask(admin, whole('Nguyễn Hỏi Lại')))
  await shareSession(admin, page.context())
  await openStudio(page, `/admin/collections/consultation-requests/${row?.id}`)
  const answer = page.getByLabel('Nội dung').and(page.locator('textarea'))
  await answer.fill('Câu trả lời chưa gửi.')
  await isKept('Câu trả lời chưa gửi.')
  await page.reload()
  await expect(answer).toHaveValue('Câu trả lời chưa gửi.')
  await page.goto('/admin/logout')
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  expect(await copies()).toEqual([])
})
