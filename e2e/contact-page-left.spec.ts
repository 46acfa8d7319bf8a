import type { Page } from '@playwright/test'
import { field, fill, main, send } from './contact'
import { expect, test } from './site'
import { countRequests, fillWhole, open, storedDraft } from './unsent-request'
import { storedAddress, uploadAddress } from './uploads'

/**
 * The contact page is left by a link, and comes back by "back": the router has kept it hidden meanwhile. Nothing that
 * was typed or sent is lost or left behind (product decisions 7).
 */

async function leave(page: Page): Promise<void> {
  await page.locator('header').getByRole('link', { name: 'Tin tức', exact: true }).first().click()
  await expect(page).toHaveURL(/tin-tuc$/)
}

test('what was typed right before a link was pressed is kept @script', async ({ page }) => {
  await open(page)
  await fill(page, { fullName: 'Lê Thị Vội' })
  await expect.poll(() => storedDraft(page)).toContain('Lê Thị Vội')
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
  await expect.poll(() => storedDraft(page)).toContain('Câu cuối cùng')
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
