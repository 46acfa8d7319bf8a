import type { Page } from '@playwright/test'
import { expect, test } from './site'
import { asStaff, openStudio, publish, shareSession } from './staff'

const button = (page: Page) => page.locator('#action-save:visible')
const isSave = (method: string) => method === 'PATCH'

async function openArticle(page: Page, site: string) {
  const api = await asStaff(site)
  const { id } = await publish(api, { title: `Bài của một lần lưu ${Date.now()}` })
  await shareSession(api, page.context())
  await openStudio(page, `/admin/collections/articles/${id}`)
  return {
    stored: async () => (await (await api.get(`/admin/api/articles/${id}?depth=0`)).json()) as Record<string, unknown>,
    close: () => api.dispose(),
  }
}

for (const [what, answer, said] of [
  ['without a connection', undefined, 'Không kết nối được với trang.'],
  ['that only a proxy has answered', { status: 502, body: '<h1>Bad Gateway</h1>' }, 'Trang tạm thời không trả lời.'],
  [
    'that the site could not store',
    { status: 503, json: { errors: [{ message: 'Cơ sở dữ liệu tạm thời không trả lời.' }] } },
    'Cơ sở dữ liệu tạm thời không trả lời.',
  ],
] as const)
  test(`a save ${what} says so in Vietnamese, and is pressed again`, {
    tag: answer ? ['@full'] : [],
  }, async ({ page, baseURL, askedFor }) => {
    askedFor.missing = /articles|Error submitting form/
    const article = await openArticle(page, baseURL ?? '')
    let isOut = true
    await page.route('**/admin/api/articles/*', (route) => {
      if (!isOut || !isSave(route.request().method())) return route.continue()
      isOut = false
      return answer ? route.fulfill(answer) : route.abort()
    })
    await page.locator('#field-summary').fill('Tóm tắt mới.')
    await button(page).click()
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: said })).toBeVisible()
    await expect(button(page)).toBeEnabled()
    const saved = page.waitForResponse((response) => isSave(response.request().method()) && response.ok())
    await button(page).click()
    await saved
    expect(await article.stored()).toMatchObject({ summary: 'Tóm tắt mới.' })
    await expect(button(page)).toBeDisabled()
    await article.close()
  })

test('an address that another article has is refused by the name of its field', async ({ baseURL }) => {
  const api = await asStaff(baseURL ?? '')
  const [one, other] = [await publish(api, { title: 'Bài thứ nhất' }), await publish(api, { title: 'Bài thứ hai' })]
  const refused = await api.patch(`/admin/api/articles/${one.id}`, {
    data: { slug: other.slug },
    headers: { 'accept-language': 'vi' },
  })
  expect([refused.status(), await refused.text()]).toEqual([400, expect.stringContaining('Mã trong địa chỉ')])
  await api.dispose()
})
