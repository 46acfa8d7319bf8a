import { once } from 'node:events'
import type { Flood } from './flooded'

/**
 * A program that floods a site until it is told to stop, and then says how often it got which status. In the process of
 * whoever measures, its own work would count as the site's.
 */

/** Connections, as those of a single careless program. */
const connections = 24

const [{ url, path, body, headers = {}, networks = 1 }] = (await once(process, 'message')) as [Flood & { url: string }]
const state = { next: 0, statuses: {} as Record<string, number>, isStopped: false }

async function askOn(): Promise<void> {
  while (!state.isStopped) {
    const number = state.next++
    const status = await fetch(url + path.replace('#', String(number)), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-forwarded-for': `203.0.113.${(number % networks) + 1}`, origin: url, ...headers },
      ...(body !== undefined && { body }),
    }).then(
      async (response) => (await response.arrayBuffer(), response.status),
      () => 'no answer',
    )
    state.statuses[status] = (state.statuses[status] ?? 0) + 1
  }
}

const flooding = Array.from({ length: connections }, askOn)
process.once('message', () => {
  state.isStopped = true
  void Promise.all(flooding).then(() => process.send?.(state.statuses, () => process.exit()))
})
process.send?.('begun')
