import { longArticle } from './addresses'
import { expect, test } from './site'

test('choosing a language stores it in cookie and local storage and opens the home page', async ({ page, context }) => {
  await page.goto('/tin-tuc')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL('/en')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en')

  await page.goto('/tin-tuc')
  await expect(page).toHaveURL('/en/tin-tuc')

  await page.getByRole('link', { name: 'Tiếng Việt', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await page.goto('/tin-tuc')
  await expect(page).toHaveURL('/tin-tuc')
})

test('a choice that only local storage remembers moves the reader once', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'zh'))
  // The page may be left before it has loaded.
  await page.goto('/tin-tuc', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/zh/tin-tuc')
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('zh')
  await page.goto(longArticle.en)
  await expect(page).toHaveURL(longArticle.en)
})

test('the browser\'s languages move nobody', async ({ request }) => {
  const response = await request.get('/tin-tuc', { headers: { 'accept-language': 'en-US,en;q=0.9' }, maxRedirects: 0 })
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('<html lang="vi"')
})

test('a wrong cookie is as good as none', async ({ request }) => {
  const response = await request.get('/tin-tuc', { headers: { cookie: 'language=../../etc' }, maxRedirects: 0 })
  expect(response.status()).toBe(200)
})
