import pLimit from 'p-limit'
import { agents, type Agent } from './agents'

export interface Answer {
  status: number
  headers: Headers
  body: Buffer
}

/** Concurrent calls: enough to keep both the site and the crawler busy. */
const limit = pLimit(6)

/** Requests an address as an agent does; redirects are not followed. */
export function call(
  address: string,
  agent: Agent = 'Googlebot',
  headers: Record<string, string> = {},
): Promise<Answer> {
  return limit(async () => {
    const response = await fetch(address, { redirect: 'manual', headers: { ...agents[agent], ...headers } })
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
  })
}
