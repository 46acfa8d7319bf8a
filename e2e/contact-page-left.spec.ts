import type { Page } from '@playwright/test'
import { field, fill, main, send, whole } from './contact'
import { expect, test } from './site'
import { touch } from './touch'
import { countRequests, dayIsPast, fillWhole, offline, open, stored, taken } from './unsent-request'
import { storedAddress, uploadAddress } from './uploads'

/**
 * The contact page is left by a link, and comes back by "back": the router has kept it hidden meanwhile. Nothing that
 * was typed or sent is lost or left behind (product decisions 7).
 */

test.use({ pace: 'full speed' })

async function leave(page: Page): Promise<void> {
  await page.locator('header').getByRole('link', { name: 'Tin tức', exact: true }).first().click()
  await expect(page).toHaveURL(/tin-tuc$/)
}

/** Sends the form while there is no connection, so that the request waits. */
async function queue(page: Page, name: string): Promise<void> {
  await fillWhole(page, name)
  let attempts = 0
  await page.context().route('**/api/reservation', async (route) => {
    await route.abort('internetdisconnected')
    attempts++
  })
  await send(page)
  await expect(main(page).getByText(offline.vi[1])).toBeVisible()
  // A page that is left in the middle of an attempt does not know whether the request arrived.
  await expect.poll(() => attempts).toBe(2)
  await expect.poll(() => stored(page, 'consultation-waiting')).not.toContain('mayHaveArrived')
}

test('what was typed right before a link was pressed is kept @script', async ({ page }) => {
  await open(page)
  await fill(page, { fullName: 'Lê Thị Vội' })
  await expect.poll(() => stored(page, 'consultation-draft')).toContain('Lê Thị Vội')
  await page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('main [name=content]')
    if (!field) throw new Error('no field')
    // The page is left before a pause of the typing is noticed.
    const { setTimeout: later } = window
    Object.assign(window, { isSame: true, setTimeout: (act: () => void, ms = 0) => (ms < 50 ? later(act, ms) : 0) })
    field.value = 'Câu cuối cùng'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector<HTMLAnchorElement>('header a[href="/tin-tuc"]')?.click()
  })
  await expect(page).toHaveURL(/tin-tuc$/)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await expect.poll(() => stored(page, 'consultation-draft')).toContain('Câu cuối cùng')
})

for (const outcome of ['sent', 'refused'] as const)
  test(`a page that the router has kept shows no request that was ${outcome} from another one @script`, async ({
    page,
    askedFor,
  }) => {
    askedFor.missing = /reservation/
    await open(page)
    await queue(page, 'Phạm Văn Quay Lại')
    await leave(page)
    const bodies = await (outcome === 'sent' ? countRequests(page) : countRequests(page, 422, dayIsPast))
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => bodies.length).toBe(1)
    await expect.poll(() => stored(page, 'consultation-waiting')).toBe('')
    await page.goBack()
    await expect(field(page, 'fullName')).toHaveValue(outcome === 'sent' ? '' : 'Phạm Văn Quay Lại')
    await expect(main(page).getByText(offline.vi[1])).toHaveCount(0)
    if (outcome === 'sent') return
    // Nothing was sent since, so the draft is kept for a week.
    const [{ time = 0 } = {}] = JSON.parse(await stored(page, 'consultation-draft')) as { time?: number }[]
    const ended = JSON.parse(await stored(page, 'consultation-ended')) as number[]
    expect(ended.filter((end) => end >= time)).toEqual([])
  })

test('a form that waits for its file is sent, also if its page is left @script', async ({ page }) => {
  const isLeft = Promise.withResolvers<void>()
  await page.route(uploadAddress, async (route) => {
    await isLeft.promise
    await route.fulfill({ json: { secure_url: storedAddress } })
  })
  const bodies = await countRequests(page)
  await open(page)
  await fillWhole(page, 'Phạm Văn Vội')
  await field(page, 'file').setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  })
  await expect(main(page).getByText('Đang tải tệp lên…').first()).toBeVisible()
  await send(page)
  await leave(page)
  isLeft.resolve()
  await expect.poll(() => bodies).toEqual([expect.objectContaining({ fullName: 'Phạm Văn Vội', file: storedAddress })])
  await page.goBack()
  await expect(main(page).getByText('ILC-ABCDEFGH')).toBeVisible()
})

test('the answer to a form whose page was left deletes its draft @script', async ({ page }) => {
  const isLeft = Promise.withResolvers<void>()
  await page.route('**/api/reservation', async (route) => {
    await isLeft.promise
    await route.fulfill({ status: 201, json: taken })
  })
  await open(page)
  await fill(page, whole('Phạm Văn Đi'))
  await expect.poll(() => stored(page, 'consultation-draft')).toContain('hợp đồng')
  await send(page)
  await leave(page)
  isLeft.resolve()
  await expect.poll(() => stored(page, 'consultation-draft')).toBe('')
  await page.goBack()
  await expect(main(page).getByText('ILC-ABCDEFGH')).toBeVisible()
  await expect(field(page, 'content')).toHaveValue('')
})

test('a withdrawn request is a draft again, and no other tab says that it waits @script', async ({ page, context }) => {
  await open(page)
  await queue(page, 'Phạm Văn Rút')
  const other = await context.newPage()
  await open(other)
  await main(other).getByRole('button', { name: 'Sửa tiếp' }).click()
  await expect(field(other, 'fullName')).toHaveValue('Phạm Văn Rút')
  await expect(main(page).getByText(offline.vi[1])).toHaveCount(0)
  await expect(field(page, 'fullName')).toHaveValue('Phạm Văn Rút')
  await expect.poll(() => stored(page, 'consultation-draft')).toContain('Phạm Văn Rút')
})

test('what is withdrawn in the same tab is stored again, without another key @script', async ({ page }) => {
  await open(page)
  await queue(page, 'Phạm Văn Sửa')
  expect(await stored(page, 'consultation-draft')).toBe('')
  await main(page).getByRole('button', { name: 'Sửa tiếp' }).click()
  await expect.poll(() => stored(page, 'consultation-draft')).toContain('Phạm Văn Sửa')
})

test("the result of another tab's request leaves the text of this one @script", async ({ page, context }) => {
  const other = await context.newPage()
  await open(other)
  await fill(other, { fullName: 'Lê Thị Riêng' })
  await expect.poll(() => stored(other, 'consultation-draft')).toContain('Lê Thị Riêng')
  await open(page)
  await queue(page, 'Phạm Văn Chung')
  await open(other)
  await expect(main(other).getByText(offline.vi[1])).toBeVisible()
  await expect(field(other, 'fullName')).toHaveValue('Lê Thị Riêng')
  const bodies = await countRequests(page)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(main(page).getByText('ILC-ABCDEFGH')).toBeVisible()
  expect(bodies).toHaveLength(1)
  await expect(main(other).getByText(offline.vi[1])).toHaveCount(0)
  await expect(field(other, 'fullName')).toHaveValue('Lê Thị Riêng')
  expect(await stored(other, 'consultation-draft')).toContain('Lê Thị Riêng')
})

test('a result is scrolled to once, not again when the page comes back @script', async ({ page }) => {
  await countRequests(page)
  await open(page)
  await fillWhole(page, 'Phạm Văn Xem')
  await send(page)
  await expect(main(page).getByText('ILC-ABCDEFGH')).toBeVisible()
  await leave(page)
  await page.goBack()
  await expect(field(page, 'fullName')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.closest('form, [role=alert], [role=status]'))).toBeNull()
})

/** The address of the contact page with the first service of its list chosen. */
async function withService(page: Page): Promise<string> {
  await open(page)
  const service = main(page).locator('[id^=service-]').first()
  return `/lien-he#${await service.getAttribute('id')}`
}

test('a form that waits is not filled in by the address of its page, and is empty once it was sent @script', async ({
  page,
}) => {
  await open(page, await withService(page))
  await page.reload()
  await touch(page)
  const service = main(page).locator('[id^=service-] input').first()
  await expect(service).toBeChecked()
  await service.uncheck()
  await queue(page, 'Phạm Văn Bỏ Chọn')
  await leave(page)
  await page.goBack()
  await expect(main(page).getByText(offline.vi[1])).toBeVisible()
  const bodies = await countRequests(page)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(main(page).getByText('ILC-ABCDEFGH')).toBeVisible()
  expect(bodies).toEqual([expect.objectContaining({ subject: '' })])
  await expect(field(page, 'content')).toHaveValue('')
  expect(await stored(page, 'consultation-draft')).toBe('')
})

test('a refused request returns to a form that has only the service of its address @script', async ({
  page,
  askedFor,
}) => {
  askedFor.missing = /reservation/
  const address = await withService(page)
  await queue(page, 'Phạm Văn Trở Lại')
  await page.goto('about:blank')
  await open(page, address)
  await expect(main(page).getByText(offline.vi[1])).toBeVisible()
  await countRequests(page, 422, dayIsPast)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(field(page, 'fullName')).toHaveValue('Phạm Văn Trở Lại')
  await expect(field(page, 'consultDate')).toHaveAccessibleDescription(/Vui lòng chọn ngày/)
})

test('a draft that is shown is no younger than before @script', async ({ page }) => {
  await open(page)
  const now = Date.now()
  const typed = { ...whole('Lê Thị Cũ'), consultTime: '', subjects: ['Việc khác'] }
  await page.evaluate(
    ([text, ended]) => {
      localStorage.setItem('consultation-draft/old', text)
      localStorage.setItem('consultation-ended', ended)
    },
    [JSON.stringify([{ id: 'old', typed, hadFile: false, time: now - 2000 }]), JSON.stringify([now - 1000])] as const,
  )
  await page.reload()
  await touch(page)
  await expect(field(page, 'fullName')).toHaveValue('Lê Thị Cũ')
  // What was to be stored after a pause is stored now.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  expect(JSON.parse(await stored(page, 'consultation-draft/old'))).toMatchObject([{ typed, time: now - 2000 }])
})
