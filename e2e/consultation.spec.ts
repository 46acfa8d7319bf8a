import type { Page } from '@playwright/test'
import { toTypedDate } from '@/lib/domain/typed-date'
import { inLanguage, languages } from './addresses'
import { stored } from './consultation-calls'
import { field, fill, main, send, typedDay, whole } from './contact'
import { instances } from './instances'
import { expect, test } from './site'
import { asStaff } from './staff'
import { touch } from './touch'

const errors = {
  vi: [
    'Vui lòng nhập họ và tên',
    'Vui lòng nhập số điện thoại',
    'Vui lòng nhập địa chỉ email',
    'Vui lòng nhập địa chỉ',
    'Vui lòng chọn ngày',
    'Vui lòng nhập nội dung',
  ],
  en: [
    'Please enter your full name',
    'Please enter your phone number',
    'Please enter your email address',
    'Please enter your address',
    'Please choose a date',
    'Please enter your message',
  ],
  zh: ['请输入姓名', '请输入电话号码', '请输入电子邮箱', '请输入地址', '请选择日期', '请输入内容'],
}

const titles = { vi: 'Lỗi: Liên hệ | ILC', en: 'Error: Contact | ILC', zh: '错误：联系我们 | ILC' }

const sendWord = { vi: 'Gửi', en: 'Send', zh: '发送' }

for (const language of languages) {
  test(`an empty form reports each missing field: ${language}`, { tag: `@in-${language}` }, async ({
    page,
    askedFor,
    scripts,
  }) => {
    askedFor.missing = /lien-he/
    await page.goto(inLanguage(language, '/lien-he'))
    await send(page, sendWord[language])
    const links = main(page).getByRole('alert').getByRole('link')
    await expect(links.last()).toBeInViewport()
    await expect(page).toHaveTitle(titles[language])
    if (scripts !== 'never') {
      // As Next does when a page's metadata arrives late.
      await page.evaluate((title) => (document.title = title), titles[language].replace(/^.*?[:：] ?/, ''))
      await expect(page).toHaveTitle(titles[language])
    }
    await expect(links).toHaveText(errors[language].map((said) => new RegExp(` – ${said}$`)))
    for (const [i, name] of ['fullName', 'phone', 'email', 'address', 'consultDate', 'content'].entries()) {
      await expect(links.nth(i)).toHaveAttribute('href', `#${await field(page, name).getAttribute('id')}`)
      await expect(field(page, name)).toHaveAttribute('aria-required', 'true')
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${errors[language][i]}$`))
    }
  })
}

const note = (page: Page) => main(page).getByText('đã được điền sẵn')

test('errors are shown, and typed values are kept', async ({ page, askedFor }) => {
  askedFor.missing = /lien-he/
  // A network of its own: one may send only a few forms in ten minutes.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.${test.info().project.name.length}.1` })
  await page.goto('/lien-he')
  await fill(page, { ...whole('Nguyễn Văn Sai'), phone: '0912abc', consultDate: '01/04/2026' })
  await send(page)
  const date = field(page, 'consultDate')
  await expect(field(page, 'phone')).toHaveAccessibleDescription('Số điện thoại chỉ chứa số!')
  await expect(date).toHaveAccessibleDescription(/Vui lòng chọn ngày không nhỏ hơn ngày hiện tại$/)
  await expect(field(page, 'fullName')).toHaveValue('Nguyễn Văn Sai')
  await expect(field(page, 'content')).toHaveValue('Xin tư vấn về hợp đồng.')
  await fill(page, { phone: '0912345678', consultDate: '02/31/2999' })
  await send(page)
  await expect(date).toHaveAccessibleDescription(/Không có ngày này trong lịch\. Vui lòng xem lại ngày và tháng$/)
  await expect(field(page, 'phone')).not.toHaveAttribute('aria-invalid')
  await fill(page, { consultDate: '25/12/2999' })
  await send(page)
  await expect(date).toHaveAccessibleDescription(/Ngày cần viết theo thứ tự tháng\/ngày\/năm$/)
  await main(page).getByRole('button', { name: 'Điền 12/25/2999' }).click()
  await expect(date).toHaveValue('12/25/2999')
  await expect(date).not.toHaveAttribute('aria-invalid')
  await expect(field(page, 'content')).toHaveValue('Xin tư vấn về hợp đồng.')
})

test('an error goes once its field is right, and never stands beside an offer that it contradicts @script @after-touch @full', async ({
  page,
}) => {
  await page.goto('/lien-he')
  await touch(page)
  await send(page)
  const links = main(page).getByRole('alert').getByRole('link')
  await expect(links).toHaveCount(6)
  await fill(page, { email: 'lan@' })
  await expect(field(page, 'email')).toHaveAccessibleDescription('Địa chỉ email không đúng')
  await fill(page, { consultDate: '25/12/2999' })
  await expect(main(page).getByText('Có phải 12/25/2999 không?')).toBeVisible()
  await expect(field(page, 'consultDate')).toHaveAccessibleDescription(/Ngày cần viết theo thứ tự tháng\/ngày\/năm$/)
  await fill(page, { consultDate: '01/06/2999' })
  await expect(field(page, 'consultDate')).toHaveAccessibleDescription(/Viện nghỉ vào ngày này/)
  await main(page).getByRole('button', { name: 'Điền 01/07/2999' }).click()
  await expect(field(page, 'consultDate')).not.toHaveAttribute('aria-invalid')
  await expect(links).toHaveCount(5)
  await fill(page, whole('Trần Thị Sửa'))
  await expect(links).toHaveCount(0)
  await expect(main(page).locator('form [aria-invalid]')).toHaveCount(0)
})

test('a complete form is stored once, however often it is sent', async ({ page }) => {
  const name = `Trần Thị ${test.info().project.name}`
  // A network of its own: many requests from one would look like a series.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${name.length}` })
  const sendWhole = async () => {
    await page.goto('/lien-he')
    await expect(field(page, 'language')).toHaveValue('vi')
    await field(page, 'language').selectOption('zh')
    await fill(page, whole(name))
    // Not the first one of the list: that changes when another test publishes an article.
    await main(page).locator('input[value=ra-soat-hop-dong-thuong-mai-truoc-khi-ky]').check()
    await send(page)
    await expect(main(page).getByRole('status')).toContainText('Gửi thành công!')
    await expect(main(page).getByRole('status')).toContainText('Email đã nhập: lan@cong-ty.example.')
    await expect(main(page).getByRole('heading', { name: 'Gửi thành công!' })).toBeInViewport()
    await expect(field(page, 'content')).toBeHidden()
    await expect(field(page, 'content')).toHaveValue('')
    return /ILC-\w{8}/.exec((await main(page).getByRole('status').textContent()) ?? '')?.[0]
  }
  const references = [await sendWhole(), await sendWhole()]
  const api = await asStaff(instances.sqlite.url)
  const rows = await stored(api, `where[fullName][equals]=${encodeURIComponent(name)}`)
  // With two rows, this says what differs.
  expect(rows.map((row) => [row.reference, row.phone, row.gmail, row.address, row.content, row.status])).toEqual([
    [references[0], '0912345678', 'lan@cong-ty.example', '12 Lý Thường Kiệt', 'Xin tư vấn về hợp đồng.', 'PENDING'],
  ])
  expect(rows[0]?.language).toBe('zh')
  expect(rows[0]?.subject).toBe('ra-soat-hop-dong-thuong-mai-truoc-khi-ky')
  expect(references[1]).toBe(references[0])
  await api.dispose()
})

// With scripts: `by-touch.spec.ts`.
test('what was sent can be corrected, added to a calendar, and another request sent @no-script', async ({ page }) => {
  // A network of its own: one may send only a few forms in ten minutes.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${test.info().project.name.length}` })
  await page.goto('/lien-he')
  await fill(page, { ...whole(`Trần Thị Nhầm ${test.info().project.name}`), email: 'nham@cong-ty.example' })
  await field(page, 'language').selectOption('en')
  await main(page).getByRole('checkbox').first().check()
  await send(page)
  const number = main(page).getByText(/^ILC-\w{8}$/)
  const reference = (await number.textContent()) ?? ''
  const download = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Thêm vào lịch' }).click()
  expect((await download).suggestedFilename()).toMatch(/^ILC-\w{8}\.ics$/)
  await main(page).getByRole('button', { name: 'Địa chỉ sai? Sửa lại' }).click()
  await expect(field(page, 'email')).toHaveValue('nham@cong-ty.example')
  await expect(field(page, 'content')).toHaveValue('Xin tư vấn về hợp đồng.')
  await expect(field(page, 'language')).toHaveValue('en')
  await expect(main(page).getByRole('checkbox').first()).toBeChecked()
  await fill(page, { email: 'dung@cong-ty.example' })
  await expect(main(page).getByText(`Đang sửa yêu cầu ${reference}`)).toBeVisible()
  await send(page)
  await expect(main(page).getByRole('status')).toContainText('dung@cong-ty.example')
  await expect(main(page).getByRole('status')).toContainText(reference)
  await main(page).getByRole('link', { name: 'Gửi yêu cầu khác' }).click()
  await expect(field(page, 'fullName')).toBeVisible()
  await expect(field(page, 'fullName')).toHaveValue('')
  expect(page.url()).not.toMatch(/cong-ty|Nh%E1/)
})

test('the form in the footer leads to the contact page with the typed values @no-script', async ({ page }) => {
  await page.goto('/tin-tuc')
  const foot = page.getByRole('contentinfo')
  await foot.getByLabel('Họ và tên').fill('Lê Văn Chân')
  await foot.getByLabel('Số điện thoại').fill('0987654321')
  await foot.getByRole('textbox', { name: 'Ngày hẹn' }).fill(typedDay(2))
  await foot.getByLabel('Nội dung').fill('Gọi lại giúp tôi')
  await foot.getByRole('button', { name: 'Đăng ký tư vấn' }).click()
  await expect(page).toHaveURL(/\/lien-he(#consultation-title)?$/)
  await expect(field(page, 'fullName')).toHaveValue('Lê Văn Chân')
  await expect(field(page, 'phone')).toHaveValue('0987654321')
  await expect(field(page, 'consultDate')).toHaveValue(typedDay(2))
  await expect(field(page, 'content')).toHaveValue('Gọi lại giúp tôi')
  await expect(note(page)).toHaveText(/Còn thiếu: Email, Địa chỉ\.\s*$/)
})

test('the footer leads to the first empty field, and is not shown beside the form; a date that is dropped is named @script @after-touch @full', async ({
  page,
}) => {
  const foot = page.getByRole('contentinfo')
  const submit = () => foot.getByRole('button', { name: 'Đăng ký tư vấn' }).click()
  await page.goto('/tin-tuc')
  await touch(page)
  await foot.getByLabel('Họ và tên').fill('Lê Văn Chân')
  await foot.getByLabel('Số điện thoại').fill('0987654321')
  await foot.getByRole('textbox', { name: 'Ngày hẹn' }).fill('02/31/2027')
  await submit()
  await expect(field(page, 'email')).toBeFocused()
  await expect(field(page, 'email')).toBeInViewport({ ratio: 1 })
  await expect(note(page)).toHaveText(
    /Còn thiếu: Email, Địa chỉ, Ngày hẹn, Nội dung\. Ngày “02\/31\/2027” không đọc được/,
  )
  await expect(page).toHaveURL(/\/lien-he$/)
  await expect(foot.getByLabel('Họ và tên')).toBeHidden()
  await expect(foot.getByRole('link', { name: 'Mở bản đồ' })).toBeHidden()
  await main(page).getByRole('link', { name: 'Trang chủ' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(foot.getByLabel('Họ và tên')).toBeVisible()
})

test('the calendar opens by pointer and key, and fills in the chosen day @script @after-touch @full', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/en/lien-he')
  await touch(page)
  const opener = main(page).getByRole('button', { name: 'Open calendar to choose booking date' })
  const calendar = main(page).getByRole('dialog', { name: 'Open calendar to choose booking date' })
  await opener.press('Enter')
  await expect(calendar.getByRole('grid')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.hover()
  await expect(calendar.getByRole('grid')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 600_000)
  await page.mouse.move(1, 400)
  await page.clock.runFor(900)
  await expect(calendar).toBeVisible()
  await page.clock.runFor(100)
  await expect(calendar).toBeHidden()
  await page.clock.resume()

  await opener.click()
  await expect(calendar.getByRole('grid')).toBeVisible()
  await opener.click()
  await expect(calendar).toBeHidden()

  await opener.press('Space')
  await calendar.getByRole('button', { name: /Next Month/ }).click()
  const cell = calendar.locator('td:has(button:enabled)').nth(9)
  const day = (await cell.getAttribute('data-day')) ?? ''
  await cell.getByRole('button').click()
  await expect(calendar).toBeHidden()
  await expect(field(page, 'consultDate')).toHaveValue(toTypedDate(day))
  await expect(main(page).getByText(/day, \d+\/\d+\/\d{4}$/)).toBeVisible()
})

test('the form can be cleared', async ({ page }) => {
  await page.goto('/lien-he')
  await fill(page, { fullName: 'Nhầm rồi', phone: '0912' })
  await main(page).getByRole('checkbox').first().check()
  await main(page).getByRole('button', { name: 'Nhập lại' }).click()
  await expect(field(page, 'fullName')).toHaveValue('')
  await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
})
