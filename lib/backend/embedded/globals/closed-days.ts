import type { Payload } from 'payload'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { daysIn } from '@/lib/domain/closed-days'

export async function closedDaySet(payload: Payload): Promise<Set<string>> {
  const { contact } = await payload.findGlobal({ slug: 'site-record', depth: 0 })
  return daysIn(contact?.email ? (contact.closedDays ?? []) : sampleSiteRecord().contact.closedDays)
}
