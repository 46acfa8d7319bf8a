import type { Locator, Page } from '@playwright/test'
import type { Language } from './addresses'
import { expect } from './site'
import { touch } from './touch'

const names = {
  vi: {
    hero: 'Viện đồng hành cùng doanh nghiệp',
    services: 'Tìm hiểu từng dịch vụ',
    leadership: 'Ban lãnh đạo',
    partners: 'Đối tác của Viện',
  },
  en: {
    hero: 'The Institute beside businesses',
    services: 'Each service in detail',
    leadership: 'Leadership',
    partners: 'Our partners',
  },
  zh: { hero: '研究院与企业同行', services: '服务详解', leadership: '领导团队', partners: '合作伙伴' },
} satisfies Record<Language, Record<string, string>>

type Name = keyof (typeof names)['vi']

export const viewport = (page: Page, name: Name, language: Language = 'vi') =>
  page.locator(`[aria-roledescription][aria-label="${names[language][name]}"]`)
export const buttons = (page: Page, name: Name) =>
  page.getByRole('group', { name: `Điều khiển: ${names.vi[name]}`, exact: true })
export const slides = (carousel: Locator) => carousel.locator(':scope > ul > li')

export async function openAt(page: Page, name: Name): Promise<Locator> {
  await page.goto('/')
  await touch(page)
  const carousel = viewport(page, name)
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel).toHaveAttribute('data-engine', '')
  await expect.poll(() => place(carousel)).toBe(0)
  await expect
    .poll(() => slides(carousel).evaluateAll((all) => all.some((slide) => (slide as HTMLElement).inert)))
    .toBe(true)
  return carousel
}

export const place = (carousel: Locator) =>
  slides(carousel).evaluateAll((all) => all.findIndex((slide) => !(slide as HTMLElement).inert))

export const offset = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const first = [...element.querySelectorAll<HTMLElement>(':scope > ul > li')].find((slide) => !slide.inert)
    return Math.abs(
      Math.round((first?.getBoundingClientRect().left ?? Infinity) - element.getBoundingClientRect().left),
    )
  })

/** Milliseconds of real time in which the page handles an event, before its paused clock runs on. */
export const beat = 150

export async function openStill(page: Page, name: Name): Promise<Locator> {
  await page.clock.install({ time: 0 })
  const carousel = await openAt(page, name)
  await carousel.hover({ position: { x: 5, y: 5 } })
  await page.clock.pauseAt(600_000)
  await page.mouse.move(2, 2)
  await page.waitForTimeout(beat)
  expect(await place(carousel)).toBe(0)
  return carousel
}

export async function drag(page: Page, carousel: Locator, by: number): Promise<void> {
  const box = await carousel.boundingBox()
  if (!box) throw new Error('The carousel is not to be seen')
  const [x, y] = [by < 0 ? box.x + box.width - 20 : box.x + 20, box.y + 40]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y, { steps: 4 })
  await page.mouse.move(x + by, y, { steps: 4 })
  // Released without momentum: otherwise the carousel would stop at the nearest slide.
  await page.waitForTimeout(beat)
  await page.mouse.up()
}
