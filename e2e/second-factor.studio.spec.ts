import { rmSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { codeAt } from '@/lib/backend/embedded/staff/second-factor/totp'
import { instance, staff } from './instances'
import { environmentOf, startProfile } from './profile'
import type { RunningSite } from './running-site'
import { inDatabase } from './site-database'
import { openStudio } from './staff'

const site = instance(113, 'second-factor-studio', {})
const password = 'bốn từ không liên quan'
const manage = '/admin/second-factor'
const stepMs = 30_000
let running: RunningSite

test.beforeAll(async () => {
  rmSync(site.environment.DATA_DIR, { recursive: true, force: true })
  running = await startProfile(site)
})
test.afterAll(() => running.stop())

const phone = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: site.url, locale: 'vi-VN', viewport: { width: 360, height: 740 } })).newPage()

async function typePassword(page: Page, email: string, typed: string): Promise<void> {
  await openStudio(page, '/admin/login')
  await expect(page.locator('#field-email')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
}

const codeField = (page: Page) => page.getByLabel('Mã xác minh')
const wrong = (page: Page) => page.getByText('Mã chưa đúng')

/** Types the code of now, until it is accepted; again if the machine was so slow that the code was over. */
async function typeCode(page: Page, secret: string, next: Locator): Promise<void> {
  for (;;) {
    await inDatabase(environmentOf(site), 'UPDATE staff_second_factors SET last_step = 0')
    const requested = Date.now()
    await codeField(page).fill(codeAt(secret, requested))
    await page.keyboard.press('Enter')
    await expect(next.or(wrong(page)).first()).toBeVisible()
    if (Date.now() - requested < stepMs || (await next.isVisible())) break
  }
  await expect(next).toBeVisible()
}

const secretOn = async (page: Page) => (await page.locator('p > code').innerText()).replaceAll(' ', '')

const codesTitle = (page: Page) => page.getByRole('heading', { name: 'Mã dự phòng' })

async function storeCodes(page: Page): Promise<string[]> {
  await expect(codesTitle(page)).toBeFocused()
  const codes = await page.locator('li code').allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  await page.getByRole('button', { name: 'Tôi đã cất giữ, tiếp tục' }).press('Enter')
  return codes
}

async function expectUsable(page: Page, part: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  // A button that was disabled takes its colours back little by little.
  await expect.poll(async () => (await new AxeBuilder({ page }).include(part).analyze()).violations).toEqual([])
}

test('an administrator sets up two-step verification and requires it; a colleague is led to it', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await phone(browser)
  await typePassword(page, staff.email, staff.password)
  await expect(page).toHaveURL(/\/admin\/?$/)
  await page.goto('/admin/account')
  await expect(page.getByRole('link', { name: 'Quản lý xác minh hai bước' })).toHaveAttribute('href', manage)
  await openStudio(page, manage)
  await expect(page.locator('form:has(input[type=password])')).toHaveAttribute('method', 'post')
  await expect(page.getByText('Chưa bật.')).toBeVisible()
  await page.getByLabel('Mật khẩu hiện tại').fill(staff.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Mã QR' })).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expectUsable(page, 'form:has(input[name=code])')
  const secret = await secretOn(page)
  await codeField(page).fill('12345')
  await page.keyboard.press('Enter')
  await expect(wrong(page)).toBeVisible()
  await typeCode(page, secret, codesTitle(page))
  await expect(page.getByText('Chưa bật.')).toBeHidden()
  await storeCodes(page)
  await expect(page.getByText('Còn 10 mã dự phòng chưa dùng')).toBeVisible()

  const headers = { origin: site.url }
  const colleague = { email: 'lan@ilc.example', password, roles: ['editor'] }
  const made = await page.request.post('/admin/api/staff', { data: colleague, headers })
  const { doc } = (await made.json()) as { doc: { id: number } }
  await openStudio(page, '/admin/globals/staff-security')
  await page.locator('#field-requireSecondFactor').check()
  await page.locator('#action-save').click()
  await expect
    .poll(async () => (await page.request.get('/admin/api/globals/staff-security', { headers })).json())
    .toMatchObject({ requireSecondFactor: true })

  const hers = await phone(browser)
  await typePassword(hers, colleague.email, password)
  await expect(hers.getByText('Hãy bật trước khi vào')).toBeVisible()
  await expectUsable(hers, '.login__form')
  await typeCode(hers, await secretOn(hers), codesTitle(hers))
  await expectUsable(hers, 'section:has(li code)')
  const [recoveryCode = ''] = await storeCodes(hers)
  await expect(hers).toHaveURL(/\/admin\/?$/)

  await hers.goto('/admin/logout')
  await hers.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(hers).toHaveURL(/\/admin\/login/)
  await typePassword(hers, colleague.email, password)
  await expect(codeField(hers)).toBeFocused()
  await hers.keyboard.type('000000000')
  await hers.keyboard.press('Enter')
  await expect(hers.locator('p[role=alert]')).toContainText('Mã chưa đúng')
  await codeField(hers).fill(recoveryCode)
  await hers.keyboard.press('Enter')
  await expect(hers).toHaveURL(/\/admin\/?$/)

  await page.goto(`/admin/collections/staff/${doc.id}`)
  await page.locator('summary', { hasText: 'Đặt lại xác minh hai bước' }).click()
  await page.getByRole('button', { name: 'Đặt lại xác minh hai bước' }).click()
  await expect(page.getByText('Chưa bật.')).toBeVisible()
  await typePassword(hers, colleague.email, password)
  await expect(hers.getByText('Hãy bật trước khi vào')).toBeVisible()
})
