import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { isClosedOn } from '@/lib/domain/closed-days'
import { dayOf } from '@/lib/domain/dates'
import { closedOf } from '@/lib/domain/slots'
import { toTypedDate } from '@/lib/domain/typed-date'
import type { Locator, Page } from '@playwright/test'

export const main = (page: Page): Locator => page.getByRole('main')

export const field = (page: Page, name: string): Locator => main(page).locator(`form [name=${name}]:not([type=hidden])`)

const closed = closedOf(sampleSiteRecord().contact)

/** The date so many days from now in Hanoi, as MM/dd/yyyy; a later one if the institute is closed then. */
export function typedDay(days: number): string {
  const day = dayOf(new Date(Date.now() + days * 86_400_000))
  return days > 0 && isClosedOn(day, closed) ? typedDay(days + 1) : toTypedDate(day)
}

export const whole = (name: string) => ({
  fullName: name,
  phone: '0912345678',
  email: 'lan@cong-ty.example',
  address: '12 Lý Thường Kiệt',
  consultDate: typedDay(3),
  content: 'Xin tư vấn về hợp đồng.',
})

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

export const send = (page: Page, word = 'Gửi'): Promise<void> =>
  main(page).getByRole('button', { name: word, exact: true }).click()
