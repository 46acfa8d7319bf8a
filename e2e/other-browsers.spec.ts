import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { instance, portAt } from './instances'
import { longArticle } from './addresses'
import { startFirefox, startWebKit, type OtherBrowser } from './other-browsers'
import { serveForTests } from './prepared-site'

const own = instance(176, 'other-browsers', {})

serveForTests(own)

const look = () => pause(3000)

for (const [name, start] of [
  ['Firefox', startFirefox],
  ['WebKit', () => startWebKit(portAt(177))],
] as const)
  test.describe(name, { tag: '@full' }, () => {
    let browser: OtherBrowser

    test.beforeAll(async () => {
      browser = await start()
    })
    test.afterAll(() => browser.close())

    const address = () => browser.run(() => location.pathname + location.search)
    const textOf = (selector: string) =>
      browser.run((selector) => document.querySelector(selector)?.textContent ?? '', selector)
    const valueOf = (selector: string) =>
      browser.run((selector) => document.querySelector<HTMLInputElement>(selector)?.value, selector)
    const isInView = (selector: string) =>
      browser.run((selector) => {
        const element = document.querySelector(selector)
        const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
        return Boolean(element?.checkVisibility()) && left < innerWidth && right > 0 && top < innerHeight && bottom > 0
      }, selector)
    const staysInView = async (selector: string) => {
      await expect.poll(() => isInView(selector), selector).toBe(true)
      await look()
      expect(await isInView(selector), selector).toBe(true)
    }

    test('the drawer stays open, unfolds and leads on; Back finds it closed', async () => {
      await browser.open(own.url)
      await look()
      await browser.press('button[popovertarget=main-menu]')
      await staysInView('#main-menu')
      await browser.press('#main-menu summary')
      await browser.press('#main-menu a[href="/tong-quan/ban-lanh-dao"]')
      await expect.poll(address).toBe('/tong-quan/ban-lanh-dao')
      await look()
      expect(await isInView('#main-menu')).toBe(false)
      await browser.back()
      await expect.poll(address).toBe('/')
      await look()
      expect(await isInView('#main-menu')).toBe(false)
    })

    test('suggestions stay open, a result is followed, and Back keeps the query', async () => {
      await browser.open(own.url)
      await look()
      await browser.press('[popovertarget=site-search]')
      await browser.press('#site-search [name=q]')
      await browser.type('#site-search [name=q]', 'luat')
      await staysInView('#site-search [role=option]')
      await browser.press('#site-search [type=submit]')
      await expect.poll(address).toBe('/tim-kiem?q=luat')
      await look()
      await browser.press('main article a')
      await expect.poll(() => isInView('article h1')).toBe(true)
      await look()
      await browser.back()
      await expect.poll(address).toBe('/tim-kiem?q=luat')
      expect(await valueOf('main [name=q]')).toBe('luat')
    })

    test('a request with a date and a file is sent', async () => {
      const file = test.info().outputPath('hop-dong.pdf')
      writeFileSync(file, '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')
      await browser.open(`${own.url}/lien-he`)
      await look()
      for (const [name, text] of [
        ['fullName', 'Lê Thị Lửa'],
        ['phone', '0987654321'],
        ['email', 'lua@cong-ty.example'],
        ['address', '12 Lý Thường Kiệt'],
        ['content', 'Xin tư vấn về hợp đồng.'],
      ] as const)
        await browser.type(`main form [name=${name}]`, text)
      await browser.press('main [aria-label="Mở lịch để chọn ngày hẹn"]')
      await staysInView('main [role=grid]')
      await browser.press('main [role=dialog] nav button:last-of-type')
      await browser.press('main td:not([data-disabled]) button')
      await expect.poll(() => valueOf('main form [name=consultDate]')).toMatch(/^\d\d\/\d\d\/\d{4}$/)
      await browser.chooseFile('main form [type=file]', file)
      await expect.poll(() => textOf('main form')).toContain('hop-dong.pdf')
      await look()
      await browser.press('main form button[aria-disabled=false]')
      await expect.poll(() => textOf('main')).toContain('Gửi thành công!')
    })

    test('who wants to comment is asked to sign in', async () => {
      await browser.open(`${own.url}${longArticle.vi}#comments`)
      await look()
      await browser.press('#comments #comment-off + button')
      await staysInView('#sign-in')
      expect(await textOf('#sign-in')).toContain('Vui lòng đăng nhập')
      await browser.press('#sign-in [popovertargetaction=hide]')
      await expect.poll(() => isInView('#sign-in')).toBe(false)
    })

    test('the video opens, stays, and is closed by its button', async () => {
      await browser.open(own.url)
      await look()
      // Until React has taken the page over, the link is followed.
      await browser.run(() => dispatchEvent(new PointerEvent('pointermove')))
      await expect.poll(() => browser.run(() => document.querySelector('[data-taken]') !== null)).toBe(true)
      await browser.press('section[aria-labelledby=film] a')
      await staysInView('dialog[open] video')
      await browser.press('dialog[open] button')
      await expect.poll(() => isInView('dialog')).toBe(false)
    })
  })
