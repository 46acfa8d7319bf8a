import type { Page } from '@playwright/test'
import { fill, send, whole } from './contact'
import { expect } from './site'
import { touch } from './touch'
import { watchPending } from './watch'

export const offline = {
  vi: [
    'Gửi',
    'Thiết bị đang ngoại tuyến. Hãy để trang này mở: khi có mạng trở lại, yêu cầu sẽ tự gửi. Thông tin đã nhập vẫn được giữ trên thiết bị này.',
  ],
  en: [
    'Send',
    'You are offline. Please keep this page open: your request is sent automatically once you are online. What you entered is kept on this device.',
  ],
  zh: ['发送', '您当前处于离线状态。请勿关闭此页面：联网后申请将自动发送。您填写的内容已保存在此设备上。'],
} as const

export const taken = { data: { reference: 'ILC-ABCDEFGH', status: 'PENDING' } }

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

/** Opens a page, and waits for the code that stores what is typed: it loads once the page is shown. */
export const open = (page: Page, address = '/lien-he'): Promise<void> =>
  withCode(page, async () => {
    await page.goto(address)
    await touch(page)
  })

/** Fills the form, and waits for the code that sends it, which loads with the first focused field. */
export const fillWhole = (page: Page, name: string): Promise<void> => withCode(page, () => fill(page, whole(name)))

export const stored = (page: Page, prefix: string): Promise<string> =>
  page.evaluate((beginning) => {
    const entries = Object.entries(localStorage).filter(([key]) => key.startsWith(beginning))
    return entries.map(([, value]) => String(value)).join('\n')
  }, prefix)

export async function sendOffline(page: Page, name: string, word = 'Gửi'): Promise<void> {
  await fillWhole(page, name)
  await page.context().unroute('**/api/reservation')
  await page.context().setOffline(true)
  await send(page, word)
}
