import { expect, test } from '@playwright/test'

test("the browser's languages cause no redirect", async ({ request }) => {
  const response = await request.get('/tin-tuc', { headers: { 'accept-language': 'en-US,en;q=0.9' }, maxRedirects: 0 })
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('<html lang="vi"')
})

test('an invalid cookie is ignored', async ({ request }) => {
  const response = await request.get('/tin-tuc', { headers: { cookie: 'language=../../etc' }, maxRedirects: 0 })
  expect(response.status()).toBe(200)
})
