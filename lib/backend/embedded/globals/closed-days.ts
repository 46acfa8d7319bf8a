import type { Payload } from 'payload'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { daysIn } from '@/lib/domain/closed-days'

/** Every single day on which the institute is closed; those of the sample record until staff have saved one. */
export async function closedDaySet(payload: Payload): Promise<Set<string>> {
  const { contact } = await payload.findGlobal({ slug: 'site-record', depth: 0 })
  return daysIn(contact?.email ? (contact.closedDays ?? []) : sampleSiteRecord().contact.closedDays)
}
