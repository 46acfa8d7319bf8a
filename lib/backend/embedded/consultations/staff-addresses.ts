import type { Payload, PayloadRequest } from 'payload'
import { settings } from '@/lib/operations/settings'
import { contactAddress } from '../globals/contact-address'

export async function staffAddresses(backend: Payload, req?: PayloadRequest): Promise<readonly string[]> {
  return settings().MAIL_STAFF ?? [await contactAddress(backend, req)]
}
