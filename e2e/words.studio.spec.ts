import type { Page } from '@playwright/test'
import { englishOn } from './english-in-studio'
import { wide } from './frame'
import { backendToken, instance } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { expect, test } from './site'
import { asStaff, shareSession } from './staff'
import { makeContent, openScreen, screens, signedOut } from './studio-screens'

const site = instance(130, 'words', backendToken)
let running: RunningSite

test.beforeAll(async () => {
  running = await startPrepared(site)
})

test.afterAll(() => running.stop())

test.use({ baseURL: site.url })

test('every screen of the studio is in Vietnamese', {
  tag: '@full',
}, async ({ newcomer, page }) => {
  const api = await asStaff(site.url)
  const ids = await makeContent(api, site.url)
  await shareSession(api, page.context())
  await api.dispose()
  await page.setViewportSize(wide)
  const result: Record<string, string[]> = {}
  const walk = async (on: Page, { path, open }: ReturnType<typeof screens>[number]) => {
    const read = async () => {
      let texts = await englishOn(on)
      // What Payload has in English only is translated a moment after it is shown.
      for (let again = 0; again < 100 && texts.length > 0; again++) {
        await on.waitForTimeout(300)
        texts = await englishOn(on)
      }
      if (texts.length > 0) result[path] = [...new Set([...(result[path] ?? []), ...texts])]
    }
    await openScreen(on, path)
    await read()
    await open?.(on, read)
    if (open) await read()
  }
  const stranger = await newcomer()
  for (const screen of signedOut) await walk(stranger, screen)
  for (const screen of screens(ids)) await test.step(screen.path, () => walk(page, screen))
  expect(result).toEqual({})
})
