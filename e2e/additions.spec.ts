import { wide } from './frame'
import { expect, test } from './site'
import { touch } from './touch'

test('a visit is counted once in a browser session, after the page has loaded', { tag: '@script' }, async ({
  page,
  context,
}) => {
  const counts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/viewWebsite')) counts.push(request.method())
  })
  await page.goto('/')
  await touch(page)
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'hasReloaded')?.expires).toBe(-1)
  await page.goto('/tin-tuc')
  await touch(page)
  await page.reload()
  await touch(page)
  await page.waitForLoadState('networkidle')
  expect(counts).toEqual(['PUT'])
})

test('a toast is shown at the top right and disappears after three seconds', { tag: '@script' }, async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize(wide)
  await page.goto('/')
  await touch(page)
  const message = page.getByRole('region', { name: /^Thông báo/ }).getByText('Đã gửi')
  // The first toast loads the code that shows toasts; the second is checked with the page's own clock.
  const say = () =>
    page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('ilc:toast', { detail: { kind: 'success', text: 'Đã gửi' } })),
    )
  await say()
  await expect(message).toBeVisible()
  await expect(message).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await say()
  await page.clock.runFor(500)
  await expect(message).toBeVisible()
  const box = await message.boundingBox()
  expect(box && box.x > 640 && box.y < 200).toBe(true)
  await page.clock.runFor(2300)
  await expect(message).toBeVisible()
  await page.clock.runFor(1500)
  await expect(message).toHaveCount(0)
})
