import type { Page } from '@playwright/test'
import { fill, main, send, whole } from './contact'
import { expect } from './site'
import { touch } from './touch'
import { watchPending } from './watch'

export const offline =
  'Thiết bị đang ngoại tuyến. Hãy để trang này mở: khi có mạng trở lại, yêu cầu sẽ tự gửi. Thông tin đã nhập vẫn được giữ trên thiết bị này.'

const taken = { data: { reference: 'ILC-ABCDEFGH', status: 'PENDING' } }

export async function countRequests(page: Page, status = 201, json: unknown = taken): Promise<unknown[]> {
  const bodies: unknown[] = []
  await page.context().route('**/api/reservation', async (route) => {
    bodies.push(route.request().postDataJSON())
    await route.fulfill({ status, json })
  })
  return bodies
}

async function withCode(page: Page, act: () => Promise<void>): Promise<void> {
  const pending = watchPending(page.context())
  await act()
  await expect.poll(() => pending().filter((address) => address.includes('/_next/static/'))).toEqual([])
}

/** Opens the contact page, and waits for the code that stores what is typed: it loads once the page is shown. */
export const open = (page: Page): Promise<void> =>
  withCode(page, async () => {
    await page.goto('/lien-he')
    await touch(page)
  })

/** Fills the form, and waits for the code that sends it, which loads with the first focused field. */
export const fillWhole = (page: Page, name: string): Promise<void> => withCode(page, () => fill(page, whole(name)))

export const storedDraft = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const entries = Object.entries(localStorage).filter(([key]) => key.startsWith('consultation-draft'))
    return entries.map(([, value]) => String(value)).join('\n')
  })

export async function sendOffline(page: Page, name: string): Promise<void> {
  await fillWhole(page, name)
  await page.context().unroute('**/api/reservation')
  await page.context().setOffline(true)
  await send(page)
  await expect(main(page).getByText(offline)).toBeVisible()
}
