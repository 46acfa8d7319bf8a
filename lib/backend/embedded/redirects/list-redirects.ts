import type { ActiveRedirect } from '@/lib/domain/redirects/address'
import { payload } from '../payload'
import { storedRedirects } from './stored-redirects'

export async function listRedirects(): Promise<ActiveRedirect[]> {
  const stored = await storedRedirects({ payload: await payload() })
  return stored.filter(({ active }) => active).map(({ id, from, to }) => ({ id, from, to }))
}
