import { phone, wide } from './frame'
import { expect, test } from './site'

test('the facts stand beside the form, on a phone before it, with a drawn map; a link leads to the form', {
  tag: '@read',
}, async ({ page }) => {
  const main = page.getByRole('main')
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport)
    await page.goto('/lien-he')
    await expect(main).toContainText('Viện trả lời mỗi yêu cầu trong vòng một ngày làm việc.')
    const facts = await main.locator('address').first().boundingBox()
    const form = await main.locator('form').boundingBox()
    if (!facts || !form) throw new Error('A part of the page cannot be seen')
    const isBeside = form.x > facts.x + facts.width && form.y < facts.y + facts.height
    expect(isBeside).toBe(viewport === wide)
    const map = main.getByRole('link', { name: 'Mở bản đồ' })
    await map.scrollIntoViewIfNeeded()
    await expect(map).toHaveText(/^Số 24 phố Đăng Thư, .* Mở bản đồ trụ sở chính$/)
    await expect(map.locator('img')).toHaveJSProperty('complete', true)
  }
  await main.getByRole('link', { name: 'Gửi yêu cầu tư vấn' }).click()
  await expect(page.getByRole('heading', { name: 'Gửi yêu cầu tư vấn', level: 2 })).toBeInViewport()
})
