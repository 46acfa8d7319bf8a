import pLimit from 'p-limit'
import { agents, type Agent } from './agents'

export interface Answer {
  status: number
  headers: Headers
  body: Buffer
}

/** Calls under way at once: as many as keep both the site and the crawler busy. */
const limit = pLimit(6)

/** Asks for an address as an agent does; redirects are answers of their own. */
export function call(address: string, agent: Agent = 'Googlebot', headers: Record<string, string> = {}): Promise<Answer> {
  return limit(async () => {
    const response = await fetch(address, { redirect: 'manual', headers: { ...agents[agent], ...headers } })
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
  })
}
