import { expect, test } from './site'

test('the footer has its four columns', { tag: '@read' }, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Thứ Hai – Thứ Bảy, 08:00 đến 17:00')
  await expect(footer.locator('a[href^="/dich-vu/"]')).toHaveCount(4)
  await expect(footer).toContainText('Văn phòng đại diện tại Thành phố Hồ Chí Minh')
  await expect(footer).toContainText('Văn phòng đại diện tại Hà Nội')
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(7)
  await expect(footer).toContainText('© 2025')
  const map = footer.getByRole('link', { name: 'Mở bản đồ' })
  await expect(map).toHaveText(/^Số 24 phố Đăng Thư, .* Mở bản đồ trụ sở chính$/)
  await footer.getByRole('link', { name: 'Khả năng tiếp cận' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuyên bố về khả năng tiếp cận')
})
