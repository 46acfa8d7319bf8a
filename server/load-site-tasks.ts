import type { RequestListener } from 'node:http'
import { captureResponse, plainRequest } from './proxy/captured-response'
import { secrets } from '@/lib/settings/secrets'

/** Has Next's bundles provide what the server calls in them (lib/operations/site-tasks.ts): one request that stays in the process. Throws where they do not. */
export async function loadSiteTasks(next: RequestListener): Promise<void> {
  const request = plainRequest('/api/site-tasks', { authorization: `Bearer ${secrets().siteSecret}` }, 'POST')
  const { status, body } = await captureResponse(next, request)
  if (status !== 200) throw new Error(`The site's tasks were not provided: ${status} ${body.toString().slice(0, 200)}`)
}
