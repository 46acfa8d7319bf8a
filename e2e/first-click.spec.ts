import type { Browser, Page } from '@playwright/test'
import { everyKindOfPage } from './addresses'
import { controlsOf, placeOf, press, untilHit, type Control } from './controls'
import { checks } from './control-checks'
import { playsOnce, pressLate, sameAround, staysSo, visit } from './first-visit'
import { phone, wide } from './frame'
import { expect, test } from './site'
import { isFull, thorough } from './level'
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
  const found = known.get(key) ?? findControls(browser, address, part, viewport)
  known.set(key, found)
  return found
}

async function findControls(browser: Browser, address: string, part: string, viewport: typeof phone) {
  const page = await browser.newPage({ viewport })
  await page.route(scriptFile, () => undefined)
  await page.goto(address)
  const found = await controlsOf(page, part)
  await page.close()
  return found
}

function sampleOf(controls: readonly Control[], seen: ReadonlySet<Control['kind']>): Control[] {
  const counts = new Map<Control['kind'], number>()
  return controls.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return isFull || (count === 1 && (kind === 'script' || !seen.has(kind)))
  })
}

const pages = everyKindOfPage('vi')

const withoutOwn = (['second page of a list', 'departments', 'partners', 'accessibility statement'] as const).map(
  (kind) => pages[kind],
)
const walked = Object.entries(pages).filter(([, address]) => thorough || !withoutOwn.includes(address))

const parts = [
  ...walked.map(([kind, address]) => [`content of a page: ${kind}`, 'main', address, phone] as const),
  ['the frame on a phone', 'body > :not(main)', '/lien-he', phone],
  ['the frame on a large screen', 'body > :not(main)', '/lien-he', wide],
] as const

const representative = [pages.article, pages.contact]
const isRepresentative = ([name]: (typeof parts)[number]) => name === 'content of a page: article'

async function kindsBefore(browser: Browser, name: string): Promise<Set<Control['kind']>> {
  const earlier = parts.slice(
    0,
    parts.findIndex((part) => part[0] === name),
  )
  const found = await Promise.all(
    earlier
      .filter(isRepresentative)
      .map(([, part, address, viewport]) => controlsBefore(browser, address, part, viewport)),
  )
  return new Set(found.flat().map(({ kind }) => kind))
}

for (const each of parts) {
  const [name, part, address, viewport] = each
  const tag = isRepresentative(each) ? ['@first-touch'] : ['@first-touch', '@full']
  test(`the first press does what the control says, once: ${name}`, { tag }, async ({
    browser,
    newcomer,
    askedFor,
  }) => {
    askedFor.hosts = /./
    const found = await controlsBefore(browser, address, part, viewport)
    // Controls that a large screen shares with a phone are tested on the phone.
    const onPhone = viewport === phone || thorough ? [] : await controlsBefore(browser, address, part, phone)
    const seen = isFull ? new Set<Control['kind']>() : await kindsBefore(browser, name)
    const controls = sampleOf(
      found.filter(({ alike }) => !onPhone.some((other) => other.alike === alike)),
      seen,
    )
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

test('pages that are left out have no controls of their own', { tag: ['@first-touch', '@full'] }, async ({
  browser,
}) => {
  const alikeOn = async (addresses: string[]) => {
    const found = new Set<string>()
    for (const address of addresses)
      for (const { alike } of await controlsBefore(browser, address, 'main')) found.add(alike)
    return found
  }
  const own = await alikeOn(withoutOwn)
  expect(own.size).toBeGreaterThan(0)
  const elsewhere = await alikeOn(Object.values(pages).filter((address) => !withoutOwn.includes(address)))
  expect([...own].filter((alike) => !elsewhere.has(alike))).toEqual([])
})

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
    await Promise.all([0, 700, 1800].map(pressed))
    if (isFull) await Promise.all([300, 1000, 1300].map(pressed))
  })

  test('two presses count once', { tag: '@full' }, async ({ browser, newcomer }) => {
    const control = await findNext(browser)
    const late = await pressLate(await visit(await newcomer(), '/'), control)
    const page = await newcomer()
    const arePressed = Promise.withResolvers<void>()
    await page.route(scriptFile, async (route) => {
      await arePressed.promise
      await route.continue()
    })
    await visit(page, '/')
    await press(page, control, 2)
    arePressed.resolve()
    await sameAround(control, page, late)
  })

  test('the film opens once, whenever its picture is pressed @full', async ({ newcomer }) => {
    const open = async (moment: number) => {
      const { page, documents } = await visit(await newcomer(), '/')
      const poster = page.locator('section[aria-labelledby=film] img')
      await poster.scrollIntoViewIfNeeded()
      await page.waitForTimeout(moment)
      // The link that lies over the picture. A click waits until it no longer moves.
      await page.locator('section[aria-labelledby=film] a').click()
      await playsOnce(page)
      expect(documents).toEqual([])
      await page.context().close()
    }
    await Promise.all([open(0), open(800), open(1600)])
  })

  test('the link of the film is followed if it is pressed while React waits for its code @full', async ({ page }) => {
    const isPressed = Promise.withResolvers<void>()
    let held = 0
    await page.route(scriptFile, async (route) => {
      if ((await (await fetch(route.request().url())).text()).includes('showModal')) {
        held += 1
        await isPressed.promise
      }
      await route.continue()
    })
    await visit(page, '/')
    const section = page.locator('section[aria-labelledby=film]')
    await section.scrollIntoViewIfNeeded()
    const listens = () => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('_reactListening')))
    await expect.poll(listens).toBe(true)
    await section.getByRole('link').click()
    await expect(page).toHaveURL(/\.mp4$/)
    expect(held).toBeGreaterThan(0)
    isPressed.resolve()
    await playsOnce(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
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
    const control = await findNext(browser)
    const late = await pressLate(await visit(await newcomer(), '/'), control)
    const page = await untilHit(async () => {
      const { page: came } = await visit(await newcomer(), '/')
      await came.route(scriptFile, (route) => route.abort())
      await press(came, control)
      return came
    })
    const button = page.locator(control.path)
    await expect(button).not.toHaveAttribute('aria-busy')
    await page.locator('section[aria-labelledby=intro] summary').click()
    await expect(page.locator('section[aria-labelledby=intro] details')).toHaveAttribute('open')

    await page.unroute(scriptFile)
    await press(page, control)
    await sameAround(control, page, late)
  })

  test('an untouched page requests none until it has been idle for a while', async ({ newcomer, askedFor }) => {
    askedFor.missing = /khong-co/
    const addresses = isFull ? Object.values(pages) : [...representative]
    const visitAll = async () => {
      for (let address = addresses.shift(); address; address = addresses.shift()) {
        const page = await newcomer()
        const asked: string[] = []
        page.on('request', (request) => {
          if (scriptFile.test(request.url())) asked.push(request.url())
        })
        await page.setViewportSize(phone)
        await page.goto(address)
        await page.waitForTimeout(5000)
        expect([address, asked]).toEqual([address, []])
        await untilTaken(page)
        expect([address, asked]).not.toEqual([address, []])
        await page.context().close()
      }
    }
    await Promise.all(Array.from({ length: together }, visitAll))
  })
})
