import type { APIRequestContext, Page } from '@playwright/test'
import { studioTime } from '@/lib/domain/dates'
import { toLocalTime } from '@/lib/domain/local-time'
import { colleague, password, type Colleague } from './colleagues'
import { phone } from './frame'
import { studio } from './instances'
import { isRemote, whenAllKnow } from './profile'
import { expect, test } from './site'
import { asStaff, whenReady } from './staff'
import { openScreen } from './studio-screens'
import { keptCopies, leave } from './unsaved-form'

// A site with a hosted backend has no articles of its own.
test.skip(isRemote)
test.use({ baseURL: studio.url, hasTouch: true, isMobile: true, viewport: phone })

const run = Date.now()
const slug = `tuyen-sinh-${run}`
const [firstText, secondText] = ['Hạn nộp hồ sơ là thứ Sáu.', 'Hạn nộp hồ sơ là thứ Hai.']

let admin: APIRequestContext
let editor: Colleague

test.beforeAll(async () => {
  admin = await asStaff(studio.url)
  editor = await colleague(admin, studio.url, 'editor', 'Phạm Viết Bằng Điện Thoại', `dien-thoai-${run}@ilc.example`)
})
test.afterAll(async () => {
  for (const api of [admin, editor.api]) await api.dispose()
})

/** People look at what has opened. */
const look = (page: Page) => page.clock.runFor(3000)

const title = (page: Page) => page.locator('#field-title:visible')
const summary = (page: Page) => page.locator('#field-summary:visible')
const text = (page: Page) => page.locator('.editor-container [contenteditable=true]:visible').first()
const unsaved = (page: Page) => page.getByRole('status').filter({ hasText: 'chưa được lưu' })

async function writeText(page: Page, words: string): Promise<void> {
  await text(page).tap()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(words)
  await expect(text(page)).toHaveText(words)
}

async function openNew(page: Page): Promise<void> {
  await expect(page).toHaveURL(/collections\/articles\?/)
  await whenReady(page)
  await look(page)
  await page.locator('a[href$="/articles/create"]:visible').first().tap()
  await title(page).waitFor()
}

async function save(page: Page, button: '#action-save-draft' | '#action-save'): Promise<number> {
  const answer = page.waitForResponse(
    (response) =>
      /\/admin\/api\/articles(?:\/\d+)?(?:\?|$)/.test(response.url()) && /POST|PATCH/.test(response.request().method()),
  )
  await page.locator(`${button}:visible`).tap()
  return (await answer).status()
}

async function expectPublic(path: string, status: number, words = ''): Promise<void> {
  await whenAllKnow()
  const answer = await fetch(`${studio.url}${path}`)
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)])
}

test('an article is written, left, come back to, scheduled, published, restored and translated @full', async ({
  page,
  askedFor,
}) => {
  await page.clock.install()
  await openScreen(page, '/admin/login')
  await page.locator('.login__form [name=email]').fill(editor.email)
  await page.locator('.login__form [name=password]').fill(password)
  await page.getByRole('button', { name: 'Đăng nhập' }).tap()
  await expect(page).toHaveURL(/\/admin$/)
  await whenReady(page)
  await look(page)
  await page.locator('.nav-toggler:visible').first().tap()
  await look(page)
  await page.locator('nav a[href$="/collections/articles"]:visible').tap()
  await openNew(page)
  await look(page)

  await title(page).fill(`Tuyển sinh ${run}`)
  await summary(page).fill('Một câu tóm tắt.')
  await writeText(page, firstText)
  await expect.poll(async () => (await keptCopies(page)).join()).toContain(firstText)
  const back = () => page.evaluate(() => history.back())
  expect(await leave(page, back, false)).toMatch(/^confirm: .*chưa được lưu/)
  await look(page)
  await expect(page).toHaveURL(/articles\/create/)
  await expect(text(page)).toHaveText(firstText)
  await summary(page).tap()
  expect(await leave(page, back, true)).toMatch(/^confirm/)
  await openNew(page)
  await expect(unsaved(page)).toContainText(/Có nội dung nhập lúc \d\d\/\d\d\/\d{4} \d\d:\d\d/)
  await look(page)
  await unsaved(page).getByRole('button', { name: 'Khôi phục' }).tap()
  await expect(text(page)).toHaveText(firstText)
  await expect(unsaved(page)).toBeHidden()
  await page.locator('#field-type .rs__control').tap()
  await look(page)
  await page.locator('.rs__option').filter({ hasText: 'Đào tạo' }).tap()
  expect(await leave(page, () => page.reload(), true)).toMatch(/^beforeunload/)
  await whenReady(page)
  await expect(title(page)).toHaveValue('')
  await unsaved(page).getByRole('button', { name: 'Khôi phục' }).tap()
  await expect(title(page)).toHaveValue(`Tuyển sinh ${run}`)
  await expect(page.locator('#field-type')).toContainText('Đào tạo')
  expect(await save(page, '#action-save-draft')).toBe(201)
  await expect(page).toHaveURL(/articles\/\d+/)
  await expect.poll(() => keptCopies(page)).toEqual([])

  const form = new URL(page.url()).pathname
  await look(page)
  await page.locator('.step-nav a[href$="/collections/articles"]:visible').tap()
  await openNew(page)
  await expect(title(page)).toHaveValue('')
  await expect(unsaved(page)).toBeHidden()
  await look(page)
  await page.goBack()
  await page.getByRole('link', { name: `Tuyển sinh ${run}` }).tap()
  await expect(text(page)).toHaveText(firstText)
  await look(page)
  await page.reload()
  await whenReady(page)
  await expect(title(page)).toHaveValue(`Tuyển sinh ${run}`)
  await expect(text(page)).toHaveText(firstText)
  await expect(unsaved(page)).toBeHidden()

  const time = new Date(Math.floor(Date.now() / 60_000 + 48 * 60) * 60_000)
  const planned = page.getByText(`Đã lên lịch: bài tự đăng lúc ${studioTime(time)}.`)
  await page.getByLabel('Hẹn đăng lúc').fill(toLocalTime(time))
  await page.getByRole('button', { name: 'Lên lịch' }).tap()
  await expect(planned).toBeVisible()
  await look(page)
  await page.reload()
  await whenReady(page)
  await expect(planned).toBeVisible()
  await expectPublic(`/dao-tao/${slug}`, 404)
  await page.getByRole('button', { name: 'Hủy lịch hẹn' }).tap()
  await expect(planned).toBeHidden()
  await look(page)

  expect(await save(page, '#action-save')).toBe(200)
  await expectPublic(`/dao-tao/${slug}`, 200, firstText)
  await look(page)
  await writeText(page, secondText)
  expect(await save(page, '#action-save')).toBe(200)
  await expectPublic(`/dao-tao/${slug}`, 200, secondText)
  await look(page)

  await page.locator(`a[href$="${form}/versions"]:visible`).tap()
  await page.getByRole('row').filter({ hasText: 'Từng được đăng' }).getByRole('link').first().tap()
  const restore = page.getByRole('button', { name: 'Khôi phục phiên bản này' })
  await expect(restore).toBeVisible()
  await whenReady(page)
  await look(page)
  await restore.tap()
  await look(page)
  await page.locator('#confirm-action:visible').tap()
  await expect(page.getByText('Đã khôi phục thành bản nháp.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${form}$`))
  await expect(text(page)).toHaveText(firstText)
  await expectPublic(`/dao-tao/${slug}`, 200, secondText)
  await look(page)
  await page.reload()
  await whenReady(page)
  await expect(text(page)).toHaveText(firstText)

  await page.getByRole('button', { name: 'Dịch sang tiếng Anh' }).tap()
  await page.waitForURL((url) => /articles\/\d+$/.test(url.pathname) && url.pathname !== form)
  await whenReady(page)
  await look(page)
  const original = page.getByRole('article', { name: 'Bản gốc' })
  await expect(original).toBeHidden()
  await page.locator('summary', { hasText: 'Bản gốc' }).tap()
  await expect(original).toContainText(secondText)
  expect((await original.boundingBox())?.width).toBeLessThan(phone.width)
  await expect(text(page)).toHaveText(secondText)
  await look(page)
  await title(page).fill(`Admissions ${run}`)
  await summary(page).fill('One sentence.')
  expect(await save(page, '#action-save-draft')).toBe(200)
  await expectPublic(`/en/dao-tao/admissions-${run}`, 404)
  await look(page)
  askedFor.missing = /\/admin\/api\/articles\//
  expect(await save(page, '#action-save')).toBe(400)
  await expect(page.locator('.field-error:visible')).toHaveText('Nội dung vẫn y như bản gốc. Hãy dịch trước khi đăng.')
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'Ô sau chưa hợp lệ: Nội dung' })).toBeVisible()
  askedFor.missing = undefined
  await look(page)
  await writeText(page, 'Applications are due on Friday.')
  expect(await save(page, '#action-save')).toBe(200)
  await expectPublic(`/en/dao-tao/admissions-${run}`, 200, 'Applications are due on Friday.')
  await expectPublic(`/dao-tao/${slug}`, 200, secondText)
})
