import type { Payload } from 'payload'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { settings } from '@/lib/settings'

type Transaction = Parameters<Payload['findGlobal']>[0]['req']

/** The institute's contact address. With `req` it is read in its transaction. */
export async function contactAddress(backend: Payload, req?: Transaction): Promise<string> {
  const { contact } = await backend.findGlobal({ slug: 'site-record', depth: 0, ...(req && { req }) })
  return contact?.email || sampleSiteRecord().contact.email
}

/** Recipients of notices about requests: the configured addresses, or else the institute's contact address. */
export async function staffAddresses(backend: Payload, req?: Transaction): Promise<readonly string[]> {
  return settings().MAIL_STAFF ?? [await contactAddress(backend, req)]
}
