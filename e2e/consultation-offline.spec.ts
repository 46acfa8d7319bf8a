import { createServer } from 'node:http'
import { field, fill, main, send, typedDay, whole } from './contact'
import { listen } from './hosted-backend'
import { expect, test } from './site'
import { touch } from './touch'
import { countRequests, fillWhole, offline, open, sendOffline, storedDraft } from './unsent-request'

/**
 * What was typed is not lost: a draft on the visitor's device, and a request that is sent again when the connection is
 * back (product decisions 7).
 */

const kept = 'Thông tin nhập lần trước vẫn được giữ trên thiết bị này.'

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

test('a draft is deleted when the request was sent, and after a week @script @full', async ({ page }) => {
  const bodies = await countRequests(page)
  await open(page)
  await fill(page, whole('Lê Thị Gửi'))
  await send(page)
  await expect(main(page).getByText('ILC-ABCDEFGH')).toBeVisible()
  expect(bodies).toHaveLength(1)
  expect(await storedDraft(page)).toBe('')
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

test('a request without a connection is sent once, when it is back @script', async ({ page, context }) => {
  await open(page)
  await sendOffline(page, 'Phạm Văn Xa')
  await fill(page, { content: 'Xin tư vấn gấp.' })
  const bodies = await countRequests(page)
  await context.setOffline(false)
  await expect(main(page).getByText('ILC-ABCDEFGH')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect(bodies).toEqual([
    expect.objectContaining({ fullName: 'Phạm Văn Xa', content: 'Xin tư vấn gấp.', status: 'PENDING', file: null }),
  ])
  expect(await storedDraft(page)).toBe('')
})

test('a request that was not sent is in its form the next day @script', async ({ page, context }) => {
  await open(page)
  await sendOffline(page, 'Phạm Văn Mai')
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await open(next)
  await expect(main(next).getByText(kept)).toBeVisible()
  await expect(field(next, 'fullName')).toHaveValue('Phạm Văn Mai')
  const bodies = await countRequests(next)
  await send(next)
  await expect(main(next).getByText('ILC-ABCDEFGH')).toBeVisible()
  expect(bodies).toHaveLength(1)
})

test('a request refused when the connection is back has its errors in the form @script', async ({
  page,
  context,
  askedFor,
}) => {
  askedFor.missing = /reservation/
  await open(page)
  await sendOffline(page, 'Phạm Văn Trễ')
  await countRequests(page, 422, {
    error: { code: 'invalid_fields', message: '', fields: { consultDate: 'datePast', gmail: 'emailInvalid' } },
  })
  await context.setOffline(false)
  await expect(field(page, 'consultDate')).toHaveAccessibleDescription(
    /Vui lòng chọn ngày không nhỏ hơn ngày hiện tại$/,
  )
  await expect(field(page, 'email')).toHaveAccessibleDescription('Địa chỉ email không đúng')
  await expect(main(page).getByText(offline)).toHaveCount(0)
})

test('a request whose answer is lost is not sent again by itself @script', async ({ page, askedFor }) => {
  askedFor.missing = /reservation/
  const received: string[] = []
  const server = createServer(async (request, response) => {
    received.push(Buffer.concat(await request.toArray()).toString())
    response.destroy()
  })
  const url = `${await listen(server)}/`
  await open(page)
  await sendOffline(page, 'Phạm Văn Mất')
  await page.context().route('**/api/reservation', (one) => one.continue({ url }))
  await page.context().setOffline(false)
  await expect(main(page).getByText('Yêu cầu có thể đã đến Viện.')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(field(page, 'content')).toHaveValue('Xin tư vấn về hợp đồng.')
  expect(received).toHaveLength(1)
  server.close()
})

test('a file whose upload was interrupted is sent first when the connection returns @script @full', async ({
  page,
  context,
}) => {
  await open(page)
  await field(page, 'file').setInputFiles({ name: 'trong.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) })
  await expect(main(page).getByText('Tệp này trống')).toBeVisible()
  await fillWhole(page, 'Phạm Văn Tệp')
  await context.setOffline(true)
  const file = { name: 'ghi-chu.txt', mimeType: 'text/plain', buffer: Buffer.from('Ghi chú') }
  await field(page, 'file').setInputFiles(file)
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
