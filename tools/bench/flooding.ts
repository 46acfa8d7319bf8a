import { argv } from 'node:process'

/**
 * A program that asks a site for addresses that are never the same, until it is told to stop, and then says how many
 * were refused. In the process of whoever measures, its own work would count as the site's.
 */

/** Connections of the network, as those of a single careless program. */
const connections = 24

const prefix = argv[2] ?? ''
const state = { next: 0, refused: 0, isStopped: false }

async function askOn(): Promise<void> {
  while (!state.isStopped) {
    const response = await fetch(prefix + state.next++, { headers: { 'x-forwarded-for': '203.0.113.1' } })
    await response.arrayBuffer()
    if (response.status === 429) state.refused += 1
  }
}

const flooding = Array.from({ length: connections }, askOn)
process.once('message', () => {
  state.isStopped = true
  void Promise.all(flooding).then(() => process.send?.(state.refused, () => process.exit()))
})
process.send?.('begun')
