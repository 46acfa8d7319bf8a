import { longArticle } from './addresses'
import { expect, test } from './site'

test('images come as AVIF or WebP, no larger than a phone needs', { tag: '@read' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const images: { type: string; width: number }[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    if (url.pathname === '/_next/image')
      images.push({ type: response.headers()['content-type'] ?? '', width: Number(url.searchParams.get('w')) })
  })
  await page.goto(longArticle.vi)
  await page.locator('figure img').scrollIntoViewIfNeeded()
  await expect.poll(() => images.filter(({ width }) => width === 360).length).toBeGreaterThan(0)
  for (const { type, width } of images) {
    expect(type).toBe('image/webp')
    expect(width).toBeLessThanOrEqual(360)
  }
  await expect
    .poll(() =>
      page.locator('figure img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true)
})
