import type { RequestListener } from 'node:http'
import { siteTasksToken } from '@/lib/operations/site-tasks'
import { captureResponse } from './proxy/captured-response'

/**
 * Makes Next's bundles provide the functions that the server calls in them (lib/operations/site-tasks.ts). It sends one
 * request that stays in the process. Throws if they are not provided.
 */
export async function loadSiteTasks(next: RequestListener): Promise<void> {
  const headers = { authorization: `Bearer ${siteTasksToken()}` }
  const { status, body } = await captureResponse(next, { method: 'POST', url: '/api/site-tasks', headers })
  if (status !== 200) throw new Error(`The site's tasks were not provided: ${status} ${body.toString().slice(0, 200)}`)
}
