import sharp from 'sharp'
import { field, fill, main, send, whole } from './contact'
import { expect, test } from './site'
import { touch } from './touch'
import { countRequests } from './unsent-request'
import { acceptUploads, drawing, photo, storedAddress, uploadAddress, watchUploads } from './uploads'

const pdf = { name: 'hop-dong.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') }

test('a photo becomes small and upright without metadata, a drawing stays clear, a .webp a .jpg @script @full', async ({
  page,
}) => {
  const uploads = await watchUploads(page)
  await acceptUploads(page)
  await page.goto('/lien-he')
  await touch(page)
  const attach = async (name: string, mimeType: string, buffer: Buffer) => {
    await field(page, 'file').setInputFiles({ name, mimeType, buffer })
    await expect(main(page).getByText('Đã đính kèm').first()).toBeVisible()
  }
  const removeFile = async () => {
    await main(page).getByRole('button', { name: 'Gỡ tệp' }).click()
    await expect(field(page, 'file')).toBeFocused()
  }
  await attach('Ảnh.JPG', 'image/jpeg', await photo())
  await removeFile()
  await attach('so-do.png', 'image/png', await drawing())
  await removeFile()
  const drawn = sharp(await drawing())
  await attach('so-do.webp', 'image/webp', await drawn.webp().toBuffer())
  const [sent, png, jpeg] = await uploads()
  const { width, height, format, exif, orientation } = await sharp(sent?.bytes).metadata()
  expect([sent?.name, sent?.preset]).toEqual(['Ảnh.jpg', 'consultation'])
  expect([width, height, format, exif, orientation]).toEqual([1440, 1920, 'jpeg', undefined, undefined])
  expect(sent?.bytes.length).toBeLessThanOrEqual(1_000_000)
  expect([png?.name, (await sharp(png?.bytes).metadata()).hasAlpha]).toEqual(['so-do.png', true])
  expect([jpeg?.name, (await sharp(jpeg?.bytes).metadata()).format]).toEqual(['so-do.jpg', 'jpeg'])

  await expect(main(page).getByText('so-do')).toBeVisible()
  await main(page).getByRole('button', { name: 'Nhập lại' }).click()
  await expect(main(page).getByText('so-do')).toHaveCount(0)
  await expect(field(page, 'file')).toBeVisible()
})

test('the request waits for its file, shows the progress, and names the uploaded file @script', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(uploadAddress, async (route) => {
    await released
    await route.fulfill({ json: { secure_url: storedAddress } })
  })
  const bodies = await countRequests(page)
  await page.goto('/lien-he')
  await touch(page)
  await fill(page, whole('Trần Thị Tệp'))
  await field(page, 'file').setInputFiles(pdf)
  await expect(main(page).getByRole('progressbar')).toBeVisible()
  await expect(main(page).getByText(/\d+%/)).toBeVisible()
  await send(page)
  await expect(main(page).getByRole('button', { name: 'Đang gửi…' })).toBeVisible()
  await expect(main(page).getByText('Đang chờ tải xong tệp “hop-dong.pdf”.')).toBeVisible()
  expect(bodies).toEqual([])
  release()
  await expect(main(page).getByText('Gửi thành công!')).toBeVisible()
  expect(bodies).toEqual([
    expect.objectContaining({
      file: storedAddress,
      fullName: 'Trần Thị Tệp',
      askedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    }),
  ])
  await expect(main(page).getByText('hop-dong.pdf')).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Gửi yêu cầu khác' }).click()
  await expect(field(page, 'file')).toBeVisible()
  await expect(field(page, 'fullName')).toBeFocused()
})

test('a form is not sent without a file that is refused, or taken back meanwhile, unless the visitor says so @script @full', async ({
  page,
}) => {
  const bodies = await countRequests(page)
  await page.route(uploadAddress, () => undefined)
  await page.goto('/lien-he')
  await touch(page)
  await fill(page, whole('Trần Thị Chọn'))
  await field(page, 'file').setInputFiles({ name: 'trong.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) })
  await expect(main(page).getByText('Tệp này trống')).toBeVisible()
  await send(page)
  const alert = main(page).getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('Yêu cầu chưa được gửi vì tệp “trong.pdf” không gửi được: Tệp này trống.')
  const chooser = page.waitForEvent('filechooser')
  await alert.getByRole('button', { name: 'Chọn tệp khác' }).click()
  await (await chooser).setFiles(pdf)
  await send(page)
  await main(page).getByRole('button', { name: 'Hủy' }).click()
  await expect(alert).toContainText('Yêu cầu chưa được gửi vì tệp đính kèm đã bị bỏ.')
  expect(bodies).toEqual([])
  await alert.getByRole('button', { name: 'Gửi không kèm tệp' }).click()
  await expect(main(page).getByRole('heading', { name: 'Gửi thành công!' })).toBeVisible()
  expect(bodies).toEqual([expect.objectContaining({ fullName: 'Trần Thị Chọn', file: null })])
})

test('an upload can be cancelled, and the form is sent without it @script @full', async ({ page }) => {
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/auto/upload'))
  await page.route(uploadAddress, () => undefined)
  const bodies = await countRequests(page)
  await page.goto('/lien-he')
  await touch(page)
  await field(page, 'file').setInputFiles(pdf)
  await expect(main(page).getByText('Đang tải tệp lên…').first()).toBeVisible()
  await main(page).getByRole('button', { name: 'Hủy' }).click()
  await aborted
  await expect(main(page).getByText('Đã hủy tải tệp lên')).toBeAttached()
  await expect(field(page, 'file')).toHaveValue('')
  await fill(page, whole('Trần Thị Hủy'))
  await send(page)
  await expect.poll(() => bodies).toEqual([expect.objectContaining({ file: null })])
})

test('a failed upload is reported, keeps the file, and can be retried @script', async ({ page, askedFor }) => {
  askedFor.missing = /auto\/upload/
  const json = { error: { code: 'backend_unavailable', message: '' } }
  await page.route(uploadAddress, (route) => route.fulfill({ status: 503, json }))
  await page.goto('/lien-he')
  await touch(page)
  await field(page, 'file').setInputFiles(pdf)
  await expect(main(page).getByText('Tải tệp lên không thành công')).toBeVisible()
  await expect(main(page).getByText('hop-dong.pdf')).toBeVisible()
  await page.unroute(uploadAddress)
  await acceptUploads(page)
  await main(page).getByRole('button', { name: 'Thử lại' }).click()
  await expect(main(page).getByText('Tải tệp lên không thành công')).toHaveCount(0)
  await expect(main(page).getByRole('progressbar')).toHaveCount(0)
})

test('accepted files are described before a file is chosen', async ({ page }) => {
  await page.goto('/lien-he')
  await expect(main(page).getByText('Chọn tệp', { exact: true })).toBeVisible()
  await expect(field(page, 'file')).toHaveAccessibleDescription(/^Một tệp JPG, PNG, PDF, DOCX hoặc TXT, tối đa 10 MB\./)
  await expect(field(page, 'file')).toHaveAttribute('accept', /^\.jpg,\.jpeg,\.png,\.pdf,\.docx,\.txt/)
})
