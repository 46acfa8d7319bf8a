import { rmSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { startMailServer } from '@/lib/testing/mail-server'
import { dayOf } from '@/lib/domain/dates'
import { parseTypedDate } from '@/lib/domain/typed-date'
import { stored } from './consultation-calls'
import { field, fill, main, send, typedDay } from './contact'
import { menu, phone } from './frame'
import { instance, portAt } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { expect, test } from './site'
import { asStaff } from './staff'

const own = instance(175, 'by-touch', {
  SMTP_URL: `smtp://127.0.0.1:${portAt(174)}`,
  MAIL_FROM: 'ILC <no-reply@ilc.example>',
  MAIL_STAFF: 'tu-van@ilc.example',
})

test.use({ baseURL: own.url, hasTouch: true, isMobile: true, viewport: phone })

let running: RunningSite
let admin: APIRequestContext
let mail: Awaited<ReturnType<typeof startMailServer>>

test.beforeAll(async () => {
  rmSync(own.environment.DATA_DIR, { recursive: true, force: true })
  mail = await startMailServer({}, portAt(174))
  running = await startPrepared(own)
  admin = await asStaff(own.url)
  const settings = '/admin/api/globals/site-record'
  const { contact } = (await (await admin.get(`${settings}?depth=0`)).json()) as { contact: Record<string, unknown> }
  const slots = { minutes: 30, people: 1, periods: [] }
  expect((await admin.post(settings, { data: { contact: { ...contact, slots } } })).status()).toBe(200)
})
test.afterAll(async () => {
  await admin.dispose()
  await running.stop()
  await mail.stop()
})

const look = (page: Page) => page.clock.runFor(3000)

const time = (page: Page) => field(page, 'consultTime')

test('a request with day, time and file, from the footer to the mails, is kept over a reload and corrected once sent @script', async ({
  page,
}) => {
  await page.clock.install()
  const typed = typedDay(20)
  const day = parseTypedDate(typed) ?? ''
  await page.goto('/tin-tuc')
  const foot = page.getByRole('contentinfo')
  await foot.getByLabel('Họ và tên').fill('Lê Thị Chạm')
  await foot.getByLabel('Số điện thoại').fill('0987654321')
  const calendar = foot.getByRole('dialog', { name: 'Mở lịch để chọn ngày hẹn' })
  const opener = foot.getByRole('button', { name: 'Mở lịch để chọn ngày hẹn' })
  await opener.tap()
  await expect(calendar.getByRole('grid')).toBeVisible()
  await look(page)
  await expect(calendar).toBeVisible()
  await foot.getByRole('heading').first().tap()
  await expect(calendar).toBeHidden()
  await opener.tap()
  await look(page)
  if (day.slice(0, 7) !== dayOf(new Date()).slice(0, 7)) await calendar.locator('nav button').last().tap()
  await expect(calendar.locator('tr td:last-child button:enabled')).toHaveCount(0)
  await look(page)
  await calendar.locator(`[data-day="${day}"] button`).tap()
  await expect(calendar).toBeHidden()
  await foot.getByRole('button', { name: 'Đăng ký tư vấn' }).tap()

  await expect(field(page, 'consultDate')).toHaveValue(typed)
  await fill(page, { email: 'nham@cong-ty.example', address: '12 Lý Thường Kiệt', content: 'Xin tư vấn về hợp đồng.' })
  await time(page).selectOption('09:00')
  await look(page)
  await page.reload()
  await expect(field(page, 'email')).toHaveValue('nham@cong-ty.example')
  await expect(time(page)).toHaveValue('09:00')
  await look(page)
  await field(page, 'file').setInputFiles({
    name: 'hop-dong.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
  })
  await send(page)
  await expect(main(page).getByRole('heading', { name: 'Gửi thành công!' })).toBeVisible()
  const reference = await main(page)
    .getByText(/^ILC-\w{8}$/)
    .textContent()
  await expect
    .poll(() => mail.taken.flatMap(({ to }) => to).sort())
    .toEqual(['nham@cong-ty.example', 'tu-van@ilc.example'])

  await look(page)
  await main(page).getByRole('button', { name: 'Địa chỉ sai? Sửa lại' }).tap()
  await expect(field(page, 'email')).toHaveValue('nham@cong-ty.example')
  await expect(time(page)).toHaveValue('09:00')
  await page.reload()
  await expect(main(page).getByText(`Đang sửa yêu cầu ${reference}`)).toBeVisible()
  await expect(time(page)).toHaveValue('09:00')
  await field(page, 'email').fill('dung@cong-ty.example')
  await look(page)
  await send(page)
  await expect(main(page).getByRole('status')).toContainText('dung@cong-ty.example')
  await expect(main(page).getByText(/^ILC-\w{8}$/)).toHaveText(reference ?? '')

  const rows = await stored(admin, `where[fullName][equals]=${encodeURIComponent('Lê Thị Chạm')}`)
  expect(rows).toMatchObject([
    {
      reference,
      gmail: 'dung@cong-ty.example',
      consultDate: day,
      consultTime: '09:00',
      consultUntil: '09:30',
      status: 'PENDING',
      revision: 1,
      file: { name: 'hop-dong.pdf' },
      history: [{ what: 'Người gửi đã sửa: Email.' }],
    },
  ])
  await expect
    .poll(() => mail.taken.flatMap(({ to }) => to).sort())
    .toEqual(['dung@cong-ty.example', 'nham@cong-ty.example', 'tu-van@ilc.example', 'tu-van@ilc.example'])
  for (const { raw } of mail.taken) expect(raw).toContain(reference)
})

test('the drawer stays open, unfolds and leads on; Back finds it closed @script', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  const child = menu(page).locator('a[href="/tong-quan/ban-lanh-dao"]')
  await opener.tap()
  await look(page)
  await expect(menu(page)).toBeInViewport()
  await menu(page).locator('summary').first().tap()
  await look(page)
  await child.tap()
  await expect(page).toHaveURL(/\/tong-quan\/ban-lanh-dao$/)
  await expect(menu(page)).toBeHidden()
  await look(page)
  await page.goBack()
  await expect(page).toHaveURL(`${own.url}/`)
  await look(page)
  await expect(menu(page)).toBeHidden()
  await opener.tap()
  await expect(menu(page)).toBeInViewport()
})

test('suggestions stay open, a result is followed, and Back keeps the query @script', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const search = page.getByRole('banner').getByRole('search')
  await page.locator('[popovertarget=site-search]').tap()
  await search.getByRole('combobox').tap()
  await page.keyboard.type('luat')
  await expect(page.getByRole('option').first()).toBeVisible()
  await look(page)
  await expect(page.getByRole('option').first()).toBeVisible()
  await search.getByRole('button', { name: 'Tìm', exact: true }).tap()
  await expect(page).toHaveURL(/\/tim-kiem\?q=luat$/)
  await look(page)
  await main(page).getByRole('article').getByRole('link').first().tap()
  await expect(page.locator('article h1')).toBeVisible()
  await look(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/tim-kiem\?q=luat$/)
  await expect(main(page).getByRole('searchbox')).toHaveValue('luat')
})

test('the video opens at a tap, stays, and is closed by its button @script', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const video = page.getByRole('dialog').filter({ has: page.locator('video') })
  // Until React has taken the page over, the link is followed.
  await expect(page.locator('section[aria-labelledby=film] [data-taken]')).toHaveCount(1)
  await page.getByRole('link', { name: /^Xem phim: / }).tap()
  await look(page)
  await expect(video).toBeInViewport({ ratio: 1 })
  await video.getByRole('button', { name: 'Đóng phim' }).tap()
  await expect(video).toBeHidden()
  await look(page)
  await expect(video).toBeHidden()
})

test("a day chosen in the phone's calendar before scripts run is taken, and that calendar stays while they load @script", async ({
  page,
}) => {
  const { promise: line, resolve: comeBack } = Promise.withResolvers<void>()
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await line
    await route.continue()
  })
  await page.goto('/lien-he', { waitUntil: 'domcontentloaded' })
  const opener = main(page).locator('[data-day-of]')
  await opener.tap()
  await expect(opener).toBeFocused()
  await opener.fill('2099-01-06')
  await expect(field(page, 'consultDate')).toHaveValue('01/06/2099')
  comeBack()
  await expect(main(page).getByText('Thứ Ba, ngày 6 tháng 1 năm 2099')).toBeVisible()
  await expect(opener).toBeFocused()
  await opener.fill('2099-01-04')
  await expect(main(page).getByText('Chủ Nhật, ngày 4 tháng 1 năm 2099')).toBeVisible()
  await main(page).getByRole('button', { name: 'Điền 01/05/2099' }).tap()
  await expect(field(page, 'consultDate')).toHaveValue('01/05/2099')
  await main(page).getByRole('button', { name: 'Mở lịch để chọn ngày hẹn' }).tap()
  await expect(main(page).getByRole('grid', { name: 'Tháng Một 2099' })).toBeVisible()
})
