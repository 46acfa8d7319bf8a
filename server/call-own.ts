import { secrets } from '@/lib/settings/secrets'
import { ownAddress } from './own-address'

/** Asks this process's own server for something only it may ask for. Throws what was answered where it was not done. */
export async function callOwn(path: string, patience: number): Promise<Response> {
  const headers = { authorization: `Bearer ${secrets().siteSecret}` }
  const response = await fetch(`${ownAddress()}${path}`, { method: 'POST', headers, signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(await response.text())
  return response
}
