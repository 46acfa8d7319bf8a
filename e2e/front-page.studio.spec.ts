import { rmSync } from 'node:fs'
import { expect, request as requests, test, type APIRequestContext, type Page } from '@playwright/test'
import { dayOf } from '@/lib/domain/dates'
import { parseTypedDate, toTypedDate } from '@/lib/domain/typed-date'
import { colleague, pageOf, type Colleague } from './colleagues'
import { field, fill, main, send, typedDay, whole } from './contact'
import { instance } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { asStaff, docsOf, openStudio, publish } from './staff'

const site = instance(125, 'front-page', {})

let running: RunningSite
let admin: APIRequestContext
let editor: Colleague
let page: Page

test.beforeAll(async ({ browser }) => {
  rmSync(site.environment.DATA_DIR, { recursive: true, force: true })
  running = await startPrepared(site)
  admin = await asStaff(site.url)
  editor = await colleague(admin, site.url, 'editor', 'Lê Biên Tập')
  page = await pageOf(browser, site.url, editor)
})
test.afterAll(async () => {
  await page.context().close()
  await editor.api.dispose()
  await admin.dispose()
  await running.stop()
})

const textOf = async (address: string) => (await fetch(site.url + address)).text()

const daysAhead = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000))

async function save(): Promise<number> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/globals/site-record?'),
  )
  await page.locator('#action-save').click()
  return (await answer).status()
}

const preview = () => page.locator('details:visible').filter({ hasText: 'Xem trước trên điện thoại' })

test('an editor writes slides within their limits, a phone as people write it, and days on which nobody comes', async () => {
  const [first, last] = [daysAhead(8), daysAhead(9)]
  await openStudio(page, '/admin/globals/site-record')
  await preview().locator('summary').click()
  const rows = page.locator('#field-contact__closedDays .array-field__row')
  await rows.first().waitFor()
  const countBefore = await rows.count()
  // Payload renders fields only once they are near, which moves the button.
  const add = page.locator('#field-contact__closedDays .array-field__add-row')
  await add.scrollIntoViewIfNeeded()
  await page.locator('#field-contact__slots__minutes').waitFor()
  // The check of what was typed ends just after a row was added.
  const checked = Promise.withResolvers<void>()
  const added = Promise.withResolvers<void>()
  await page.route(
    '**/admin/globals/site-record',
    async (route) => {
      const response = await route.fetch()
      checked.resolve()
      await added.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.locator('#field-contact__hotlines__0__phone').fill('+84 24.3795.7688')
  await expect(preview()).toContainText('024 3795 7688')
  await checked.promise
  await add.click()
  added.resolve()
  await expect(rows).toHaveCount(countBefore + 1)
  const row = rows.last()
  const name = row.locator('input[id$="name__vi"]')
  const isOpen = async () => {
    // A new row is closed once its state was read.
    if (await row.locator('.collapsible__toggle--collapsed').first().isVisible())
      await row.locator('.collapsible__toggle').first().click()
    return name.isVisible()
  }
  await expect.poll(isOpen).toBe(true)
  await expect(row.locator('input[type=date]')).toHaveCount(2)
  await name.fill('hội nghị khách hàng')
  // A check of the form that began before the save takes the sentence away if it ends after it.
  await expect(async () => {
    for (const day of [first, last]) await row.locator('input[type=date]').first().fill(day)
    await row.locator('input[type=date]').last().fill(first)
    expect(await save()).toBe(400)
    await expect(row).toContainText('Ngày cuối phải bằng hoặc sau ngày đầu', { timeout: 3000 })
  }).toPass()
  await row.locator('input[type=date]').first().fill(first)
  await row.locator('input[type=date]').last().fill(last)
  await expect(preview()).toContainText('Nghỉ (hội nghị khách hàng)')

  await page.getByRole('button', { name: 'Trang chủ' }).click()
  await preview().locator('summary').click()
  const slide = page.locator('#field-home__heroSlides__0__title__vi')
  await slide.fill('x'.repeat(61))
  expect(await save()).toBe(400)
  await slide.fill('Mở cửa đón khách')
  await expect(preview()).toContainText('Mở cửa đón khách')
  const widths = await preview().evaluate((one) => [one.scrollWidth, one.clientWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  expect(await save()).toBe(200)

  expect(await textOf('/')).toContain('Mở cửa đón khách')
  const contact = await textOf('/lien-he')
  expect(contact).toContain('<a href="tel:02437957688">024 3795 7688</a>')
  expect(contact.match(/Nghỉ \(hội nghị khách hàng\):/g)?.length).toBeGreaterThanOrEqual(2)
  expect(contact).toContain(`"validFrom":"${first}","validThrough":"${last}"`)
  expect(await textOf('/en/lien-he')).toContain('Closed (hội nghị khách hàng):')

  const visitor = await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url } })
  const form = { ...whole('Nguyễn Đến Ngày Nghỉ'), consultDate: toTypedDate(last) }
  const shown = await visitor.post('/en/lien-he', { multipart: form })
  expect([shown.status(), await shown.text()]).toEqual([
    422,
    expect.stringContaining('The Institute is closed on this day. Please choose another date'),
  ])
  await visitor.dispose()

  await page.goto('/lien-he')
  const date = page
    .locator('main form')
    .filter({ has: page.locator('[name=content]') })
    .last()
  await date.getByRole('button', { name: /lịch/i }).click()
  const [, month, day] = last.split('-').map(Number)
  const cell = date.locator(`[data-day="${last}"] button`)
  if (month !== Number(dayOf(new Date()).slice(5, 7)))
    await date.getByRole('dialog').locator('nav button').last().click()
  await expect(cell).toHaveText(String(day))
  await expect(cell).toBeDisabled()
})

const forms = (address: string) => ({ origin: site.url, 'x-forwarded-for': address })

test('visitors choose a free time where staff have set up times, and nobody else gets it', async ({ browser }) => {
  const settings = '/admin/api/globals/site-record'
  const { contact } = (await (await admin.get(`${settings}?depth=0`)).json()) as { contact: Record<string, unknown> }
  const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
  const slots = { minutes: 30, people: 1, periods: [{ days, from: '09:00', until: '10:00' }] }
  expect((await admin.post(settings, { data: { contact: { ...contact, slots } } })).status()).toBe(200)
  // Far from the closed days that another test enters.
  const typed = typedDay(20)
  const day = parseTypedDate(typed) ?? ''
  const visitor = await requests.newContext({ baseURL: site.url })
  const free = async () =>
    ((await (await visitor.get(`/api/reservation/slots?day=${day}`)).json()) as { data: { slots: unknown[] } }).data
      .slots
  expect(await free()).toEqual([
    { start: '09:00', end: '09:30' },
    { start: '09:30', end: '10:00' },
  ])

  const form = { ...whole('Nguyễn Văn Giờ'), consultDate: typed, email: '' }
  const shown = await visitor.post('/lien-he', {
    multipart: { ...form, showTimes: '1' },
    headers: forms('203.0.113.71'),
  })
  const html = await shown.text()
  expect([shown.status(), html.includes('value="Nguyễn Văn Giờ"')]).toEqual([200, true])
  expect(html).toMatch(/<option value="09:30">09:30–10:00<\/option>/)
  // All messages are in the data for the page's scripts.
  expect(html.replace(/<script[^]*?<\/script>/g, '')).not.toContain('Vui lòng nhập địa chỉ email')

  const other = await browser.newPage({ baseURL: site.url, extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.72' } })
  await other.goto('/lien-he')
  await field(other, 'consultDate').fill(typed)
  await expect(field(other, 'consultTime').locator('option')).toHaveCount(3)
  await field(other, 'consultTime').selectOption('09:00')
  const { consultDate: _, email: __, ...rest } = form
  const book = (consultTime: string, fullName: string) =>
    visitor.post('/api/reservation', {
      data: { ...rest, fullName, gmail: 'gio@cong-ty.example', consultDate: `${day}T00:00:00+07:00`, consultTime },
      headers: forms('203.0.113.73'),
    })
  const both = await Promise.all(['Nguyễn Hai Một', 'Nguyễn Hai Hai'].map((name) => book('09:00', name)))
  expect(both.map((answer) => answer.status()).sort()).toEqual([201, 409])
  expect(await both.find((answer) => !answer.ok())?.json()).toEqual({
    error: expect.objectContaining({ code: 'slot_taken', fields: { consultTime: 'slotTaken' } }),
  })
  expect(await free()).toEqual([{ start: '09:30', end: '10:00' }])

  const { consultDate: ___, ...others } = whole('Nguyễn Văn Sau')
  await fill(other, others)
  await send(other)
  await expect(main(other)).toContainText('Giờ này vừa có người khác chọn. Vui lòng chọn giờ khác')
  await expect(field(other, 'fullName')).toHaveValue('Nguyễn Văn Sau')
  await expect(field(other, 'consultTime').locator('option')).toHaveCount(2)
  await field(other, 'consultTime').selectOption('09:30')
  await send(other)
  await expect(main(other)).toContainText(/ILC-\w{8}/)
  expect(await free()).toEqual([])
  const requestsWhere = (field: string, value: string) =>
    docsOf<{ id: number }>(admin, `consultation-requests?depth=0&where[${field}][equals]=${encodeURIComponent(value)}`)
  const [stored] = await requestsWhere('fullName', 'Nguyễn Văn Sau')
  expect(stored).toMatchObject({ consultTime: '09:30', consultUntil: '10:00' })

  const change = async (id: number | undefined, status: string) =>
    expect((await admin.patch(`/admin/api/consultation-requests/${id}`, { data: { status } })).status()).toBe(200)
  await change(stored?.id, 'CLOSED')
  expect(await free()).toEqual([{ start: '09:30', end: '10:00' }])
  await change(stored?.id, 'PENDING')
  expect(await free()).toEqual([])

  // Nothing waits for staff afterwards: another test counts it.
  for (const { id } of await requestsWhere('status', 'PENDING')) await change(id, 'CLOSED')
  await other.context().close()
  await visitor.dispose()
  expect((await admin.post(settings, { data: { contact } })).status()).toBe(200)
})

const of = (agent: string) => `203.0.113.${1 + browsers.indexOf(agent)}`

const browsers = ['iPhone', 'Android'].map((device) => `Mozilla/5.0 (${device}) Safari/604.1`)

test('an editor sees what visitors read, what they searched for in vain, and which links broke', {
  tag: '@full',
}, async ({ browser }) => {
  const html =
    '<p><a href="http://127.0.0.1:1/noi-bo">nội bộ</a> <a href="http://192.168.1.1/x">máy in</a> <a href="/lien-he">x</a></p>'
  const article = await publish(admin, { title: 'Bài được hai người đọc', html })
  const words = 'zyxwvut abcdef'
  for (const agent of [...browsers, browsers[0] ?? '', 'Mozilla/5.0 (compatible; Googlebot/2.1)'])
    for (const address of [`/tin-tuc/${article.slug}`, `/tim-kiem?q=${encodeURIComponent(words)}`])
      expect(
        (await fetch(site.url + address, { headers: { 'user-agent': agent, 'x-forwarded-for': of(agent) } })).status,
      ).toBe(200)
  await fetch(`${site.url}/tim-kiem?q=chi-mot-nguoi-tim`, {
    headers: { 'user-agent': browsers[0] ?? '', 'x-forwarded-for': of(browsers[0] ?? '') },
  })
  const begun = await editor.api.post('/admin/api/articles/check-links')
  expect([begun.status(), await begun.json()]).toEqual([202, { begun: true }])

  const part = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const read = part('Bài được đọc nhiều').getByRole('listitem').filter({ hasText: 'Bài được hai người đọc' })
  await expect(async () => {
    await page.goto('/admin')
    await expect(read).toHaveText(/2$/, { timeout: 2000 })
    await expect(part('Liên kết hỏng')).toContainText('http://127.0.0.1:1/noi-bo', { timeout: 2000 })
    const inVain = part('Tìm kiếm không có kết quả').getByRole('listitem')
    await expect(inVain).toHaveText([`${words} 2`], { timeout: 2000 })
  }).toPass()
  await expect(part('Liên kết hỏng')).toContainText('người đọc không mở được (địa chỉ nội bộ)')
  await expect(part('Liên kết hỏng').getByRole('link', { name: 'Bài được hai người đọc' })).toHaveCount(2)
  await expect(part('Đang chờ bạn').getByRole('region', { name: 'Chờ duyệt' })).toContainText('Không có bài nào.')
  await expect(part('Đang chờ bạn').getByRole('link', { name: /^Yêu cầu|^Bình luận|^Thư/ })).toHaveCount(0)

  const consultant = await colleague(admin, site.url, 'consultant', 'Trần Tư Vấn')
  const theirs = await pageOf(browser, site.url, consultant)
  await theirs.goto('/admin')
  await expect(theirs.getByRole('link', { name: 'Yêu cầu tư vấn chưa trả lời (0)' })).toBeVisible()
  await expect(theirs.getByRole('heading', { name: /^(?:Bài được đọc nhiều|Liên kết hỏng|Chờ duyệt)$/ })).toHaveCount(0)
  expect((await consultant.api.post('/admin/api/articles/check-links')).status()).toBe(403)
  await theirs.setViewportSize({ width: 360, height: 740 })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const narrow of [page, theirs])
    await expect.poll(() => narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await theirs.context().close()
  await consultant.api.dispose()
})
