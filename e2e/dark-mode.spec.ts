import { everyKindOfPage } from './addresses'
import { expectAccessible } from './every-page'
import { wide } from './frame'
import { expect, test } from './site'

const { home, list, article, overview, member, contact, partners, 'not found': missing } = everyKindOfPage('vi')

test('in the dark mode every text is readable', { tag: '@read' }, async ({ page, scripts }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize(wide)
  for (const address of [home, list, article, overview, member, contact, partners, missing]) {
    await page.goto(address)
    await expectAccessible(page, scripts, ['wcag2aa'])
  }
})

test('the ground and the drawn map are dark or light like the system, and light on paper', { tag: '@read' }, async ({
  page,
}) => {
  await page.goto(list)
  const ground = () =>
    page.evaluate(() => {
      const [red = 0] = /\d+/.exec(getComputedStyle(document.body).getPropertyValue('background-color')) ?? []
      return Number(red) < 128 ? 'dark' : 'light'
    })
  const colours = () =>
    page.locator('main *').evaluateAll((all) =>
      all.map((each) => {
        const { backgroundColor, color } = getComputedStyle(each)
        return [color, backgroundColor]
      }),
    )
  const map = page.getByRole('contentinfo').locator('img[src="/map.svg"]')
  const drawn = () => map.evaluate((image: HTMLImageElement) => image.currentSrc.replace(/.*\//, ''))
  await map.scrollIntoViewIfNeeded()
  expect(await ground()).toBe('light')
  const light = await colours()
  await expect.poll(drawn).toBe('map.svg')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground()).toBe('dark')
  expect(await colours()).not.toEqual(light)
  await expect.poll(drawn).toBe('map-dark.svg')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  const onPaper = await colours()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(onPaper).toEqual(await colours())
  const themes = await page
    .locator('meta[name=theme-color]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('media')))
  expect(themes).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})
