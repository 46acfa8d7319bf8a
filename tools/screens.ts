import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as playwright, type Page } from '@playwright/test'
import { everyKindOfPage, languages } from '@/e2e/addresses'
import { browserFlags, chromium } from '@/e2e/browser'
import { buildWhenStale } from '@/server/build'
import { withOwnSite } from './bench/own-site'

/**
 * `npx tsx tools/screens.ts [-- --dark] [-- URL]`: images of every kind of page in three widths and languages, whole pages, in
 * `test-results/screens`, for people to look at. Without an address it starts a site of its own with sample content.
 */

const { values, positionals } = parseArgs({ allowPositionals: true, options: { dark: { type: 'boolean' } } })
const widths = [360, 768, 1280]
const folder = path.resolve('test-results', 'screens')

/** Loads the images that a visitor would see on the way down, so that none is blank in the image of the page. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility())
    for (const image of images) image.loading = 'eager'
    await Promise.allSettled(images.map((image) => image.decode()))
  })
}

async function takeAll(url: string): Promise<void> {
  const browser = await playwright.launch({ executablePath: chromium, args: browserFlags })
  try {
    for (const width of widths) {
      const page = await browser.newPage({
        baseURL: url,
        viewport: { width, height: 800 },
        colorScheme: values.dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
        // Phones lay their scrollbar over the page.
        isMobile: width < 500,
        hasTouch: width < 500,
      })
      for (const language of languages)
        for (const [kind, address] of Object.entries(everyKindOfPage(language))) {
          await page.goto(address, { waitUntil: 'networkidle' })
          await loadImages(page)
          const name = `${kind.replaceAll(' ', '-')}.${language}.${width}.jpg`
          await page.screenshot({
            path: path.join(folder, name),
            type: 'jpeg',
            quality: 70,
            fullPage: true,
            animations: 'disabled',
          })
        }
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const [address] = positionals
if (address === undefined) {
  await buildWhenStale()
  await withOwnSite(({ url }) => takeAll(url))
} else await takeAll(address)
console.log(`The pictures are in ${path.relative('.', folder)}`)
