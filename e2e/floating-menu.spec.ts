import { expect, test } from './site'

test('the floating menu is open at first, can be closed, and leads to call, chat, social page and sign-in', async ({
  page,
}) => {
  await page.goto('/')
  const floating = page.getByRole('complementary', { name: 'Liên hệ nhanh' })
  await expect(floating.getByRole('link', { name: 'Gọi điện' })).toHaveAttribute('href', /^tel:0\d+$/)
  await expect(floating.getByRole('link', { name: 'Trò chuyện' })).toHaveAttribute('target', '_blank')
  await expect(floating.getByRole('link', { name: 'Trang Facebook' })).toBeVisible()
  await floating.getByRole('button', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập để bình luận' })
  await expect(dialog.getByRole('button', { name: 'Đăng nhập với Google' })).toBeDisabled()
  await expect(dialog).toContainText('Đăng nhập với Google chưa được bật')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await floating.getByTitle('Mở Menu').click()
  await expect(floating.getByRole('link', { name: 'Gọi điện' })).toBeHidden()
})
