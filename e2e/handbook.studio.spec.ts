import { studio } from './instances'
import { expect, test } from './site'
import { asStaff, shareSession } from './staff'
import { openScreen } from './studio-screens'

test('staff read the handbook in the studio, with its images; nobody else does', async ({ page, request }) => {
  const api = await asStaff(studio.url)
  await shareSession(api, page.context())
  await openScreen(page, '/admin')
  await page.locator('.nav-toggler:visible').first().click()
  await page.getByRole('link', { name: 'Sổ tay hướng dẫn' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sổ tay dành cho nhân viên' })).toBeVisible()
  const images = page.locator('article img')
  await expect(images.first()).toBeAttached()
  const isLoaded = (images: Element[]) =>
    images.every((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0)
  await expect.poll(() => images.evaluateAll(isLoaded)).toBe(true)
  await page.getByRole('navigation', { name: 'Sổ tay hướng dẫn' }).getByRole('link', { name: 'Thùng rác' }).click()
  await expect(page.getByRole('heading', { name: 'Thùng rác' })).toBeInViewport()

  const address = (await images.first().getAttribute('src')) ?? ''
  expect((await request.get(address)).status()).toBe(401)
  const handbook = await request.get('/admin/handbook', { maxRedirects: 0 })
  expect(await handbook.text()).not.toContain('Sổ tay này dành cho')
  for (const name of ['khong-co.webp', '..%2Fhandbook.vi.md', 'sign-in.png'])
    expect([name, (await api.get(`/admin/api/handbook/${name}`)).status()]).toEqual([name, 404])
  await api.dispose()
})
