import type { Browser, Page } from '@playwright/test'
import { everyKindOfPage } from './addresses'
import { controlsOf, placeOf, press, untilHit, type Control } from './controls'
import { checks } from './control-checks'
import { pressLate, sameAround, staysSo, visit } from './first-visit'
import { phone, wide } from './frame'
import { expect, test } from './site'
import { isFull } from './level'
import { untilTaken } from './touch'

/** The first press on each control, as early as it can be made, does what the control is for, once. */

test.describe.configure({ mode: 'parallel' })

const together = 3

const scriptFile = /\/_next\/static\/.*\.js/

const known = new Map<string, Promise<Control[]>>()

/**
 * The controls of a page before its scripts load, found at full speed; nothing is pressed here. A worker visits a page
 * for them once.
 */
function controlsBefore(browser: Browser, address: string, part: string, viewport = phone): Promise<Control[]> {
  const key = JSON.stringify([address, part, viewport])
  const result = known.get(key) ?? findControls(browser, address, part, viewport)
  known.set(key, result)
  return result
}

async function findControls(browser: Browser, address: string, part: string, viewport: typeof phone) {
  const page = await browser.newPage({ viewport })
  await page.route(scriptFile, () => undefined)
  await page.goto(address)
  const results = await controlsOf(page, part)
  await page.close()
  return results
}

/** `npm test` presses the first control of each kind. */
const sampleOf = (controls: readonly Control[]): Control[] =>
  isFull ? [...controls] : controls.filter((one, i) => i === controls.findIndex(({ kind }) => kind === one.kind))

const pages = everyKindOfPage('vi')

const withoutOwn = (['second page of a list', 'departments', 'partners', 'accessibility statement'] as const).map(
  (kind) => pages[kind],
)
const walked = Object.entries(pages).filter(([, address]) => !withoutOwn.includes(address))

const parts = [
  ...walked.map(([kind, address]) => [`content of a page: ${kind}`, 'main', address, phone] as const),
  ['the frame on a phone', 'body > :not(main)', '/lien-he', phone],
  ['the frame on a large screen', 'body > :not(main)', '/lien-he', wide],
] as const

for (const [name, part, address, viewport] of parts) {
  const tag = address === pages.article ? ['@first-touch'] : ['@first-touch', '@full']
  test(`the first press does what the control says, once: ${name}`, { tag }, async ({
    browser,
    newcomer,
    askedFor,
  }) => {
    askedFor.hosts = /./
    const results = await controlsBefore(browser, address, part, viewport)
    // Controls that a large screen shares with a phone are tested on the phone.
    const onPhone = viewport === phone ? [] : await controlsBefore(browser, address, part, phone)
    const controls = sampleOf(results.filter(({ alike }) => !onPhone.some((other) => other.alike === alike)))
    expect(controls).not.toEqual([])
    // A busy browser may handle the press on a telephone number so late that it no longer counts as a user gesture.
    if (controls.some(({ kind }) => kind === 'program'))
      askedFor.missing = /Not allowed to launch '(?:tel|mailto):.*' because a user gesture is required/
    const problems: unknown[] = []
    const check = async (control: Control) => {
      const pages: Page[] = []
      const come = async () => {
        const page = await newcomer()
        pages.push(page)
        return visit(page, address, viewport)
      }
      try {
        await checks[control.kind](await come(), control, come)
      } finally {
        for (const page of pages) await page.context().close()
      }
    }
    const visitAll = async () => {
      for (let control = controls.shift(); control; control = controls.shift()) {
        await untilHit(() => check(control)).catch((problem: unknown) => problems.push([control, String(problem)]))
      }
    }
    await Promise.all(Array.from({ length: together }, visitAll))
    expect(problems).toEqual([])
  })
}

test.describe('before the scripts load', { tag: '@first-touch' }, () => {
  test.describe.configure({ mode: 'parallel' })

  const findNext = async (browser: Browser) => {
    const control = (await controlsBefore(browser, '/', 'main')).find(
      ({ kind, name }) => kind === 'script' && name === 'Sau',
    )
    if (!control) throw new Error('The opening pictures have no button to the next')
    return control
  }

  test('a press at any moment counts once @full', async ({ browser, newcomer }) => {
    const control = await findNext(browser)
    const late = await pressLate(await visit(await newcomer(), '/'), control)
    const pressed = (moment: number) =>
      untilHit(async () => {
        const { page } = await visit(await newcomer(), '/')
        const { x, y } = await placeOf(page, control)
        await page.mouse.move(x, y)
        await page.waitForTimeout(moment)
        await press(page, control)
        await sameAround(control, page, late)
        await page.context().close()
      })
    for (const moments of [
      [0, 700, 1800],
      [300, 1000, 1300],
    ])
      await Promise.all(moments.map(pressed))
  })

  test('an opened search box accepts typing', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Mở ô tìm kiếm' }).click()
    const field = page.getByRole('search').getByRole('combobox')
    await expect(field).toBeFocused()
    await page.keyboard.type('luat')
    await staysSo(page, () => field.inputValue(), 'luat')
  })

  test('nothing hangs if they fail to load; the next press requests them again @full', async ({
    browser,
    newcomer,
    askedFor,
  }) => {
    askedFor.missing = /_next/
    const controls = await controlsBefore(browser, '/lien-he', 'main')
    const control = controls.find(({ name }) => name === 'Mở lịch để chọn ngày hẹn')
    if (!control) throw new Error('The form has no button that opens the calendar')
    const page = await untilHit(async () => {
      const { page: came } = await visit(await newcomer(), '/lien-he')
      await came.route(scriptFile, (route) => route.abort())
      await press(came, control)
      return came
    })
    await expect(page.locator(control.path)).not.toHaveAttribute('aria-busy')
    const calendar = page.locator('main').getByRole('dialog')
    await expect(calendar).toBeHidden()

    await page.unroute(scriptFile)
    await press(page, control)
    await expect(calendar.getByRole('grid')).toBeVisible()
  })

  test('an untouched page requests none until it has been idle for a while', async ({ newcomer, askedFor }) => {
    askedFor.missing = /khong-co/
    const addresses = isFull ? Object.values(pages) : [pages.article, pages.contact]
    const visitAll = async () => {
      for (let address = addresses.shift(); address; address = addresses.shift()) {
        const page = await newcomer()
        const requested: string[] = []
        page.on('request', (request) => {
          if (scriptFile.test(request.url())) requested.push(request.url())
        })
        await page.setViewportSize(phone)
        await page.goto(address)
        await page.waitForTimeout(5000)
        expect([address, requested]).toEqual([address, []])
        await untilTaken(page)
        expect([address, requested]).not.toEqual([address, []])
        await page.context().close()
      }
    }
    await Promise.all(Array.from({ length: together }, visitAll))
  })
})
