import { longArticle } from './addresses'
import { expect, test } from './site'
import { touch } from './touch'

test('links to other sites contain the whole address and load nothing before they are followed', async ({
  page,
  baseURL,
}) => {
  await page.goto(longArticle.vi)
  const share = page.getByRole('region', { name: 'Chia sẻ' })
  const url = baseURL + longArticle.vi
  await share.getByText('Cách khác').click()
  const href = async (name: string) => new URL((await share.getByRole('link', { name }).getAttribute('href')) ?? '')
  expect((await href('Facebook')).searchParams.get('u')).toBe(url)
  expect((await href('Chia sẻ lên X')).searchParams.get('url')).toBe(url)
  expect(JSON.parse(atob((await href('Zalo')).searchParams.get('d') ?? ''))).toEqual({ url })
})

test('the address is copied, and a check mark is shown for two seconds @script', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(longArticle.vi)
  await touch(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const copy = page.getByRole('button', { name: 'Sao chép liên kết' })
  await copy.click()
  await expect(page.getByText('✓')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + longArticle.vi)
  await page.clock.runFor(1900)
  await expect(page.getByText('✓')).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByText('✓')).toBeHidden()
})

test("the phone's share sheet opens if there is one; otherwise a message is shown @script", async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }))
  await page.goto(longArticle.vi)
  await touch(page)
  const reported = page.waitForEvent('dialog')
  const pressed = page.getByRole('button', { name: 'Chia sẻ…' }).click()
  const dialog = await reported
  expect([dialog.type(), dialog.message()]).toEqual(['alert', 'Trình duyệt không hỗ trợ Web Share API'])
  await dialog.accept()
  await pressed

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', {
      value: (shared: ShareData) => ((document.body.dataset.shared = JSON.stringify(shared)), Promise.resolve()),
    }),
  )
  await page.getByRole('button', { name: 'Chia sẻ…' }).click()
  await expect.poll(() => page.evaluate(() => document.body.dataset.shared ?? '')).toContain(baseURL + longArticle.vi)
})
