import { press, type Control } from './controls'
import { playsOnce, pressLate, sameAround, staysSo, type Visit } from './first-visit'
import { expect } from './site'

type Check = (visit: Visit, control: Control, again: () => Promise<Visit>) => Promise<void>

/** What a press turns on or off. `isOn` runs in the page. */
const toggles =
  (isOn: (element: Element) => boolean | undefined): Check =>
  async ({ page }, control) => {
    const read = async () => Boolean(await page.locator(control.path).evaluate(isOn))
    const before = await read()
    await press(page, control)
    await staysSo(page, read, !before)
  }

export const checks: Record<Control['kind'], Check> = {
  page: async ({ page, documents }, control) => {
    const link = page.locator(control.path)
    const href = await link.evaluate((element: HTMLAnchorElement) => element.href)
    const before = await page.evaluate(() => history.length)
    await press(page, control)
    await page.waitForURL(href)
    await page.waitForLoadState()
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    expect(documents.length).toBeLessThan(2)
  },
  here: async ({ page, documents }, control) => {
    const [before, address] = [await page.evaluate(() => history.length), page.url()]
    await press(page, control)
    await expect(async () =>
      expect(await page.evaluate(() => [scrollY, location.href, history.length])).toEqual([0, address, before]),
    ).toPass()
    expect(documents.length).toBeLessThan(2)
  },
  tab: async ({ page, documents }, control) => {
    const href = await page.locator(control.path).evaluate((element: HTMLAnchorElement) => element.href)
    await press(page, control)
    const opened = async () => [documents.filter((url) => url === href).length, page.context().pages().length - 1]
    await expect.poll(opened).toEqual([1, 1])
    await page.bringToFront()
    await staysSo(page, opened, [1, 1])
  },
  frame: async ({ page, documents }, control) => {
    const src = await page.locator(control.path).evaluate((link: HTMLAnchorElement) => link.dataset.frame)
    await press(page, control)
    const shown = () =>
      page.evaluate(() => [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src')))
    await staysSo(page, async () => [documents, await shown()], [[src], [src]])
  },
  video: async ({ page, documents }, control) => {
    await press(page, control)
    await playsOnce(page)
    expect(documents).toEqual([])
  },
  place: async ({ page, documents }, control) => {
    const hash = await page.locator(control.path).evaluate((element: HTMLAnchorElement) => element.hash)
    const before = await page.evaluate(() => history.length)
    await press(page, control)
    await staysSo(page, () => page.evaluate((before) => [location.hash, history.length - before], before), [hash, 1])
    expect(documents).toEqual([])
  },
  // A telephone or mail link, which the browser opens if no script prevented the click.
  program: async ({ page, documents }, control) => {
    await press(page, control)
    await staysSo(page, () => page.evaluate(() => sessionStorage.getItem('clicks')), 'left ')
    expect(documents).toEqual([])
  },
  popover: toggles((button) => (button as HTMLButtonElement).popoverTargetElement?.matches(':popover-open')),
  summary: toggles((summary) => summary.closest('details')?.open),
  tick: toggles((box) => (box as HTMLInputElement).checked),
  choice: async ({ page }, control) => {
    const [chosen = ''] = await page.locator(control.path).selectOption({ index: 1 })
    await staysSo(page, () => page.locator(control.path).inputValue(), chosen)
  },
  field: async ({ page }, control) => {
    const before = await page.locator(control.path).inputValue()
    await press(page, control)
    await page.keyboard.type('12')
    const read = () =>
      page
        .locator(control.path)
        .evaluate((field: HTMLInputElement) => [
          field.value.replace('12', ''),
          field.value.includes('12'),
          document.activeElement === field,
        ])
    await staysSo(page, read, [before, true, true])
  },
  file: async ({ page }, control) => {
    const chooser = page.waitForEvent('filechooser')
    await press(page, control)
    await chooser
  },
  submit: async ({ page, documents }, control) => {
    const action = await page.locator(control.path).evaluate((button: HTMLButtonElement) => {
      for (const field of button.form?.querySelectorAll<HTMLInputElement>(':required') ?? []) field.value = 'x'
      return button.form?.action.replace(/#.*/, '')
    })
    const before = await page.evaluate(() => history.length)
    await press(page, control)
    await expect(page).toHaveTitle('there')
    expect(documents.map((url) => url.replace(/\?.*/, ''))).toEqual([action])
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  },
  reset: async ({ page }, control) => {
    const typed = () =>
      page
        .locator(control.path)
        .evaluate((button: HTMLButtonElement) =>
          [...(button.form?.querySelectorAll('textarea') ?? [])].map((field) => field.value).join(''),
        )
    await page.locator(control.path).evaluate((button: HTMLButtonElement) => {
      for (const field of button.form?.querySelectorAll('textarea') ?? []) field.value = 'typed'
    })
    expect(await typed()).toBe('typed')
    await press(page, control)
    await staysSo(page, typed, '')
  },
  script: async ({ page }, control, again) => {
    await press(page, control)
    await sameAround(control, page, await pressLate(await again(), control))
  },
}
