import { studio } from './instances'
import { expect, test } from './site'
import { openStudio, publish, signInStaff } from './staff'

test('a deleted article is in the trash of the studio, and public again once it is restored as published', {
  tag: '@full',
}, async ({ page }) => {
  await signInStaff(page.request, studio.url)
  const { id, slug } = await publish(page.request, { title: 'Bài xóa bằng nút' }, { origin: studio.url })
  const status = async () => (await fetch(`${studio.url}/tin-tuc/${slug}`)).status
  await expect.poll(status).toBe(200)

  await openStudio(page, `/admin/collections/articles/${id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await page.locator('#confirm-action:visible').click()
  await expect(page).toHaveURL(/\/collections\/articles\/?(?:\?.*)?$/)
  await expect.poll(status).toBe(410)

  await page.goto('/admin/collections/articles/trash')
  await expect(page.getByText('Bài xóa bằng nút')).toBeVisible()
  await page.goto(`/admin/collections/articles/trash/${id}`)
  await page.locator('#action-restore').click()
  await page.locator('#restore-as-published').check()
  await page.locator('#confirm-action:visible').click()
  await expect(page).toHaveURL(new RegExp(`/collections/articles/${id}`))
  await expect.poll(status).toBe(200)
})
