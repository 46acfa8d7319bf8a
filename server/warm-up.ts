import { setTimeout as pause } from 'node:timers/promises'

/** Rendered before anybody asks: the first page of a kind takes twice as long, and each has its language's menu. */
const addresses = ['/', '/en', '/zh', '/feed/vi/rss.xml']

/** Milliseconds before the first of them, and between two: whoever asks for a page at the start has precedence. */
const pauses = { first: 1000, between: 100 }

/** Has the first pages rendered, one after the other, until `signal` is aborted. Never rejects. */
export async function warmUp(render: (address: string) => Promise<void>, signal: AbortSignal): Promise<void> {
  try {
    await pause(pauses.first, undefined, { signal, ref: false })
    for (const address of addresses) {
      await render(address).catch((error: unknown) => {
        if (!signal.aborted) console.warn(`${address} is not rendered ahead:`, error)
      })
      await pause(pauses.between, undefined, { signal, ref: false })
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
