import type { Payload, PayloadRequest } from 'payload'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'

export async function contactAddress(payload: Payload, req?: PayloadRequest): Promise<string> {
  const { contact } = await payload.findGlobal({ slug: 'site-record', depth: 0, req })
  return contact?.email || sampleSiteRecord().contact.email
}
