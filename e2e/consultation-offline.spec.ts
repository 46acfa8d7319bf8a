import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { inLanguage, languages } from './addresses'
import { field, fill, main, send, typedDay, whole } from './contact'
import { expect, test } from './site'
import { touch } from './touch'
import { countRequests, dayIsPast, fillWhole, offline, open, sendOffline, stored } from './unsent-request'

/**
 * What was typed is not lost: a draft on the visitor's device, and a request that waits for a connection
 * (product decisions 7).
 */

// Slow and offline connections are emulated by different CDP sessions, and the slow one would win.
test.use({ pace: 'full speed' })

const kept = 'Những gì bạn nhập lần trước vẫn được giữ trên thiết bị này.'

/** Types a name at a given time, in milliseconds of the clock. */
const typeAt = (page: Page, time: number, name: string): Promise<void> =>
  field(page, 'fullName').evaluate(
    async (input: HTMLInputElement, [at, text]) => {
      await new Promise((resolve) => setTimeout(resolve, at - Date.now()))
      input.value = text
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    [time, name] as const,
  )

test('typed text is restored after a reload, until it is discarded @script', async ({ page }) => {
  await open(page)
  await fill(page, { fullName: 'Lê Thị Nháp', consultDate: typedDay(4), content: 'Chưa viết xong' })
  await main(page).getByRole('checkbox').first().check()
  await page.reload()
  await touch(page)
  await expect(main(page).getByText(kept)).toBeVisible()
  await expect(field(page, 'fullName')).toHaveValue('Lê Thị Nháp')
  await expect(field(page, 'consultDate')).toHaveValue(typedDay(4))
  await expect(field(page, 'content')).toHaveValue('Chưa viết xong')
  await expect(main(page).getByRole('checkbox').first()).toBeChecked()
  await main(page).getByRole('button', { name: 'Xóa nội dung đã giữ' }).click()
  await expect(field(page, 'content')).toHaveValue('')
  await page.reload()
  await touch(page)
  await expect(field(page, 'content')).toHaveValue('')
  await expect(main(page).getByText(kept)).toHaveCount(0)
})

test('two tabs keep their own drafts, and a new one takes over that of a closed one @script @full', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await Promise.all([open(page), open(other)])
  const at = Date.now() + 1000
  await Promise.all([typeAt(page, at, 'Lê Thị Trái'), typeAt(other, at, 'Lê Thị Phải')])
  // Stored at the same moment: neither tab may overwrite the draft of the other.
  for (const name of ['Lê Thị Trái', 'Lê Thị Phải'])
    await expect.poll(() => stored(page, 'consultation-draft')).toContain(name)
  for (const [tab, name] of [
    [page, 'Lê Thị Trái'],
    [other, 'Lê Thị Phải'],
  ] as const) {
    await tab.reload()
    await touch(tab)
    await expect(field(tab, 'fullName')).toHaveValue(name)
  }
  await other.close()
  const third = await context.newPage()
  await open(third)
  await expect(field(third, 'fullName')).toHaveValue('Lê Thị Phải')
  await expect(field(page, 'fullName')).toHaveValue('Lê Thị Trái')
})

test('the prefill from the footer takes precedence over a draft @script @full', async ({ page }) => {
  await open(page)
  await fill(page, { fullName: 'Lê Thị Cũ', address: '12 Lý Thường Kiệt' })
  await open(page, '/tin-tuc')
  await page.getByRole('contentinfo').getByLabel('Họ và tên').fill('Lê Thị Mới')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Đăng ký tư vấn' }).click()
  await expect(field(page, 'address')).toHaveValue('12 Lý Thường Kiệt')
  await expect(field(page, 'fullName')).toHaveValue('Lê Thị Mới')
})

test('a draft is deleted when the request was sent, and after a week @script @full', async ({ page }) => {
  const bodies = await countRequests(page)
  await open(page)
  await fill(page, whole('Lê Thị Gửi'))
  await send(page)
  await expect(main(page).getByText('ILC-ABCDEFGH')).toBeVisible()
  expect(bodies).toHaveLength(1)
  expect(await stored(page, 'consultation-draft')).toBe('')
  const old = {
    id: 'old',
    typed: { fullName: 'Lê Thị Xưa', phone: '', email: '', address: '', content: '', consultDate: '', subjects: [] },
    time: Date.now() - 8 * 86_400_000,
  }
  await page.evaluate((text) => localStorage.setItem('consultation-draft', text), JSON.stringify([old]))
  await page.reload()
  await touch(page)
  await expect(field(page, 'fullName')).toHaveValue('')
})

for (const language of languages) {
  test(`without a connection the form shows that the request is queued: ${language} @script`, {
    tag: language === 'vi' ? [] : ['@full'],
  }, async ({ page, context }) => {
    const [word, said] = offline[language]
    await open(page, inLanguage(language, '/lien-he'))
    await sendOffline(page, 'Phạm Văn Xa', word)
    await expect(main(page).getByText(said)).toBeVisible()
    const bodies = await countRequests(page)
    await context.setOffline(false)
    await expect(main(page).getByText('ILC-ABCDEFGH')).toBeVisible()
    await expect(field(page, 'content')).toHaveValue('')
    expect(bodies).toEqual([
      expect.objectContaining({ fullName: 'Phạm Văn Xa', gmail: 'lan@cong-ty.example', status: 'PENDING', file: null }),
    ])
  })
}

test('a queued request is sent exactly once, from any page that is open when the connection returns @script', async ({
  page,
  context,
}) => {
  await open(page)
  await sendOffline(page, 'Phạm Văn Một')
  await expect(main(page).getByText(offline.vi[1])).toBeVisible()
  const [tried] = JSON.parse(await stored(page, 'consultation-waiting')) as { body: { askedAt: string } }[]
  // The page is closed before there is a connection.
  await page.goto('about:blank')
  const bodies = await countRequests(page)
  await context.setOffline(false)
  const other = await context.newPage()
  await Promise.all([open(page, '/tin-tuc'), open(other, '/tong-quan')])
  // If the first attempt comes before the connection is back, another follows after 20 s.
  await expect.poll(() => bodies.length).toBe(1)
  await page.reload()
  await touch(page)
  expect(bodies).toEqual([expect.objectContaining({ fullName: 'Phạm Văn Một', askedAt: tried?.body.askedAt })])
  expect(await stored(page, 'consultation-waiting')).toBe('')
})

test('two tabs queue their own requests, and both are sent @script @full', async ({ page, context }) => {
  const other = await context.newPage()
  await Promise.all([open(page), open(other)])
  await fillWhole(page, 'Phạm Văn Trái')
  await fillWhole(other, 'Phạm Văn Phải')
  await context.setOffline(true)
  for (const tab of [page, other]) await send(tab, 'Gửi')
  await expect(main(other).getByText(offline.vi[1])).toBeVisible()
  const bodies = await countRequests(page)
  await context.setOffline(false)
  await expect
    .poll(() => bodies.map((body) => (body as { fullName: string }).fullName).sort())
    .toEqual(['Phạm Văn Phải', 'Phạm Văn Trái'])
  for (const tab of [page, other]) await expect(main(tab).getByText('ILC-ABCDEFGH')).toBeVisible()
})

test('a queued request can be withdrawn, also after a reload @script @full', async ({ page, context }) => {
  await open(page)
  await sendOffline(page, 'Phạm Văn Sửa')
  await expect(main(page).getByRole('button', { name: 'Gửi ngay' })).toBeFocused()
  await main(page).getByRole('button', { name: 'Sửa tiếp' }).click()
  await expect(field(page, 'fullName')).toBeFocused()
  await expect(field(page, 'fullName')).toHaveValue('Phạm Văn Sửa')
  await send(page)
  await expect(main(page).getByText(offline.vi[1])).toBeVisible()
  await page.context().route('**/api/reservation', (route) => route.abort('internetdisconnected'))
  await context.setOffline(false)
  await page.reload()
  await touch(page)
  await main(page).getByRole('button', { name: 'Sửa tiếp' }).click()
  await expect(field(page, 'fullName')).toHaveValue('Phạm Văn Sửa')
  await expect(field(page, 'content')).toHaveValue('Xin tư vấn về hợp đồng.')
  expect(await stored(page, 'consultation-waiting')).toBe('')
})

test('a refused queued request returns to the form with its errors @script', async ({ page, context, askedFor }) => {
  askedFor.missing = /reservation/
  await open(page)
  await sendOffline(page, 'Phạm Văn Trễ')
  await expect(main(page).getByText(offline.vi[1])).toBeVisible()
  await countRequests(page, 422, {
    error: { code: 'invalid_fields', message: '', fields: { consultDate: 'datePast', gmail: 'emailInvalid' } },
  })
  await context.setOffline(false)
  await expect(field(page, 'consultDate')).toHaveAccessibleDescription(
    /Vui lòng chọn ngày không nhỏ hơn ngày hiện tại$/,
  )
  await expect(field(page, 'email')).toHaveAccessibleDescription('Địa chỉ email không đúng')
  await expect(field(page, 'fullName')).toHaveValue('Phạm Văn Trễ')
})

test('a request refused on another page is kept as a draft, with a link to it @script @full', async ({
  page,
  context,
  askedFor,
}) => {
  askedFor.missing = /reservation/
  await open(page)
  await sendOffline(page, 'Phạm Văn Nơi Khác')
  await expect(main(page).getByText(offline.vi[1])).toBeVisible()
  await page.goto('about:blank')
  await countRequests(page, 422, dayIsPast)
  await context.setOffline(false)
  await open(page, '/tin-tuc')
  await page.getByRole('link', { name: 'Mở lại biểu mẫu' }).click()
  await expect(field(page, 'fullName')).toHaveValue('Phạm Văn Nơi Khác')
})

const mayHaveArrived = 'Yêu cầu của bạn có thể đã đến Viện.'
const unknown = { error: { code: 'outcome_unknown', message: '' } }

/** Sends the form without a connection, and then with one to a server that stores the request and fails. */
async function sendToFailing(page: Page, name: string): Promise<unknown[]> {
  await sendOffline(page, name)
  await expect(main(page).getByText(offline.vi[1])).toBeVisible()
  const bodies = await countRequests(page, 500, unknown)
  await page.context().setOffline(false)
  await expect(main(page).getByText(mayHaveArrived)).toBeVisible()
  return bodies
}

test('a queued request that may have arrived is sent again only if the visitor wants that @script @full', async ({
  page,
  askedFor,
}) => {
  askedFor.missing = /reservation/
  await open(page)
  const bodies = await sendToFailing(page, 'Phạm Văn Có Thể')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.reload()
  await touch(page)
  await expect(main(page).getByText(mayHaveArrived)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await open(page, '/tin-tuc')
  await expect(page.getByText(mayHaveArrived)).toBeVisible()
  await page.getByRole('link', { name: 'Mở lại biểu mẫu' }).click()
  await expect(main(page).getByText(mayHaveArrived)).toBeVisible()
  expect(bodies).toHaveLength(1)
  const again = await countRequests(page)
  await main(page).getByRole('button', { name: 'Gửi lại' }).click()
  await expect(main(page).getByText('ILC-ABCDEFGH')).toBeVisible()
  expect([bodies.length, again]).toEqual([1, bodies])
  expect(await stored(page, 'consultation-waiting')).toBe('')
})

test('a queued request that may have arrived can be edited or discarded @script @full', async ({ page, askedFor }) => {
  askedFor.missing = /reservation/
  await open(page)
  await sendToFailing(page, 'Phạm Văn Sửa Lại')
  await main(page).getByRole('button', { name: 'Sửa tiếp' }).click()
  await expect(field(page, 'fullName')).toHaveValue('Phạm Văn Sửa Lại')
  expect(await stored(page, 'consultation-waiting')).toBe('')
  await sendToFailing(page, 'Phạm Văn Bỏ')
  await main(page).getByRole('button', { name: 'Xóa nội dung đã giữ' }).click()
  await expect(field(page, 'fullName')).toHaveValue('')
  for (const key of ['consultation-waiting', 'consultation-draft']) expect(await stored(page, key)).toBe('')
})

test('a request whose answer is lost is not sent again by itself @script @full', async ({ page, askedFor }) => {
  askedFor.missing = /reservation/
  const received: string[] = []
  const server = createServer(async (request, response) => {
    received.push(Buffer.concat(await request.toArray()).toString())
    response.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const route = () => page.context().route('**/api/reservation', (one) => one.continue({ url }))
  await open(page)
  await fillWhole(page, 'Phạm Văn Mất')
  await route()
  await send(page)
  await expect(main(page).getByText(mayHaveArrived)).toBeVisible()
  await expect(field(page, 'content')).toHaveValue('Xin tư vấn về hợp đồng.')
  expect([received.length, await stored(page, 'consultation-waiting')]).toEqual([1, ''])

  await sendOffline(page, 'Phạm Văn Mất Nữa')
  await expect(main(page).getByText(offline.vi[1])).toBeVisible()
  await route()
  await page.context().setOffline(false)
  await expect(main(page).getByText(mayHaveArrived)).toBeVisible()
  await page.reload()
  await touch(page)
  await expect(main(page).getByText(mayHaveArrived)).toBeVisible()
  expect(received.map((body) => (JSON.parse(body) as { fullName: string }).fullName)).toEqual([
    'Phạm Văn Mất',
    'Phạm Văn Mất Nữa',
  ])
  server.close()
})

test('a request that is being sent when its page is closed may have arrived @script @full', async ({
  page,
  context,
}) => {
  await open(page)
  await sendOffline(page, 'Phạm Văn Đóng')
  await expect(main(page).getByText(offline.vi[1])).toBeVisible()
  const began = Promise.withResolvers<void>()
  await context.route('**/api/reservation', () => began.resolve())
  await context.setOffline(false)
  await began.promise
  await page.goto('about:blank')
  const bodies = await countRequests(page)
  await open(page)
  await expect(main(page).getByText(mayHaveArrived)).toBeVisible()
  expect(bodies).toEqual([])
})

test('a request that is not accepted says so, at the fields that were named @script @full', async ({
  page,
  askedFor,
}) => {
  askedFor.missing = /reservation/
  await open(page)
  await fill(page, whole('Phạm Văn Lạ'))
  await countRequests(page, 422, { error: { code: 'invalid_fields', message: '', fields: { gmail: 'notAccepted' } } })
  await send(page)
  await expect(field(page, 'email')).toHaveAccessibleDescription('Nội dung này không được tiếp nhận. Vui lòng xem lại')
  await page.context().unroute('**/api/reservation')
  await countRequests(page, 422, { error: { code: 'invalid_fields', message: '', fields: {} } })
  await send(page)
  await expect(main(page).getByText('Yêu cầu của bạn không được tiếp nhận.')).toBeVisible()
  await expect(field(page, 'content')).toHaveValue('Xin tư vấn về hợp đồng.')
})

test('a server error is reported as before, and the form keeps its values @script @full', async ({
  page,
  askedFor,
}) => {
  askedFor.missing = /reservation/
  await countRequests(page, 503, { error: { code: 'backend_unavailable', message: '' } })
  await open(page)
  await fill(page, whole('Phạm Văn Chờ'))
  await send(page)
  await expect(main(page).getByText('Gửi thất bại!')).toBeVisible()
  await expect(field(page, 'content')).toHaveValue('Xin tư vấn về hợp đồng.')
  expect(await stored(page, 'consultation-waiting')).toBe('')
})

test('a file whose upload was interrupted is sent first when the connection returns @script @full', async ({
  page,
  context,
}) => {
  await open(page)
  // The upload code loads with the first file.
  await field(page, 'file').setInputFiles({ name: 'trong.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) })
  await expect(main(page).getByText('Tệp này trống')).toBeVisible()
  await fillWhole(page, 'Phạm Văn Tệp')
  await context.setOffline(true)
  await field(page, 'file').setInputFiles({
    name: 'ghi-chu.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ghi chú'),
  })
  await expect(main(page).getByText('Tải tệp lên không thành công')).toBeVisible()
  await send(page)
  await expect(main(page).getByText(/Hãy để trang này mở/)).toBeVisible()
  await page.route('**/api/auto/upload', (route) =>
    route.fulfill({ json: { secure_url: 'https://ilc.example/x.txt' } }),
  )
  const bodies = await countRequests(page)
  await context.setOffline(false)
  await expect(main(page).getByText('ILC-ABCDEFGH')).toBeVisible()
  expect(bodies).toEqual([expect.objectContaining({ file: 'https://ilc.example/x.txt' })])
})

test('a draft with a file says that the file must be attached again @script @full', async ({ page }) => {
  await page.route('**/api/auto/upload', (route) =>
    route.fulfill({ json: { secure_url: 'https://ilc.example/x.txt' } }),
  )
  await open(page)
  await fill(page, { fullName: 'Phạm Văn Kèm' })
  await field(page, 'file').setInputFiles({
    name: 'ghi-chu.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ghi chú'),
  })
  await expect(main(page).getByText('Đã đính kèm').first()).toBeVisible()
  await page.reload()
  await touch(page)
  await expect(main(page).getByText('Tệp đính kèm không được giữ, vui lòng chọn lại.')).toBeVisible()
})
