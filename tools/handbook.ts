import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium as playwright, type Page } from '@playwright/test'
import sharp from 'sharp'
import { browserFlags, chromium } from '@/e2e/browser'
import { whole } from '@/e2e/consultation-calls'
import { staff } from '@/e2e/instances'
import { withOwnSite } from './bench/own-site'

/** `npx tsx tools/handbook.ts`: takes the images of the handbook for staff, from a site of its own with sample content. */

const folder = path.resolve('docs', 'handbook')
const desktop = { width: 1200, height: 800 }
const phone = { width: 360, height: 760 }

interface Screen {
  name: string
  address: string
  shows: string
  isAtTop?: boolean
  size?: { width: number; height: number }
}

async function take(page: Page, { name, address, shows, isAtTop = false, size = desktop }: Screen): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(address)
  const shown = page.locator(shows).first()
  await shown.waitFor({ state: 'visible' })
  await page.waitForLoadState('networkidle')
  if (isAtTop) await shown.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  const taken = await page.screenshot({ animations: 'disabled' })
  await sharp(taken)
    .webp({ quality: 60, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`))
}

async function sendRequest(url: string): Promise<void> {
  const sent = await fetch(`${url}/api/reservation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(whole('Trần Thị Bích')),
  })
  if (!sent.ok) throw new Error(`The request was answered with ${sent.status}: ${await sent.text()}`)
}

await withOwnSite(async ({ url }) => {
  await sendRequest(url)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await playwright.launch({ executablePath: chromium, args: browserFlags })
  try {
    const page = await browser.newPage({ baseURL: url, locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' })
    await take(page, { name: 'sign-in', address: '/admin/login', shows: '#field-password' })
    const answer = await page.request.post('/admin/api/staff/login', { data: staff, headers: { origin: url } })
    if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}`)
    const newest = async (collection: string, query = '') => {
      const result = await page.request.get(`/admin/api/${collection}?limit=1&depth=0${query}`, {
        headers: { origin: url },
      })
      const { docs } = (await result.json()) as { docs: { id: number }[] }
      return `/admin/collections/${collection}/${docs[0]?.id}`
    }
    const article = await newest('articles', '&where[language][equals]=vi')
    const screens: Screen[] = [
      { name: 'dashboard', address: '/admin', shows: '.dashboard' },
      { name: 'article', address: article, shows: '#field-title' },
      { name: 'advice', address: article, shows: '#field-summary', isAtTop: true },
      { name: 'versions', address: `${article}/versions`, shows: 'table' },
      { name: 'pictures', address: '/admin/collections/media', shows: 'table' },
      { name: 'member', address: await newest('members', '&where[language][equals]=vi'), shows: '#field-fullName' },
      { name: 'request', address: await newest('consultation-requests'), shows: 'h1', size: phone },
    ]
    for (const screen of screens) await take(page, screen)
  } finally {
    await browser.close()
  }
})
