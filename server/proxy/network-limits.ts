import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import { isThisMachine, networkOf } from '@/lib/http/network-of'

/**
 * What a network may cause that is expensive: requests at once, and how many a second in the long run. Pages from the
 * page cache are not counted, and neither are first renderings of pages that exist: a crawler may read the whole site.
 */
const budgets = {
  /** Articles, members and list pages that do not exist. Each is rendered to find that out. */
  missing: { capacity: 60, perSecond: 1 },
  /** Searches. Each is rendered for one visitor. An office shares this budget. */
  search: { capacity: 120, perSecond: 1 },
  /** Previews of drafts. Each is rendered for one visitor, whether or not its link is valid. */
  draft: { capacity: 120, perSecond: 1 },
  /** Data of the router, rendered for one visitor: up to twenty for a page that is read. */
  router: { capacity: 600, perSecond: 10 },
  /** Requests of the studio without a session, and with one, or with what looks like one. */
  strangers: { capacity: 120, perSecond: 2 },
  staff: { capacity: 1200, perSecond: 20 },
} as const

export type Expensive = keyof typeof budgets

const queues = {
  pages: { maxConcurrency: 2, maxQueueLength: 40 },
  strangers: { maxConcurrency: 2, maxQueueLength: 60 },
  /** An office of staff, whose screens each ask for some twenty things at once. */
  staff: { maxConcurrency: 4, maxQueueLength: 400 },
} as const

const queueOf = (kind: Expensive) => (kind === 'strangers' || kind === 'staff' ? kind : 'pages')

/**
 * Milliseconds after which work makes room for the next: it waits for a slow line, and not for the processor. So short
 * that whoever sends no body uses up their budget before they fill the queue of their network.
 */
const longestTurnMs = 500

/** Milliseconds that a refusal waits: a program that asks again at once would keep the processor busy with them. */
const refusalDelayMs = 250

/** Refusals of all networks that wait at once; more are sent at once. Each holds a connection. */
const maxWaitingRefusals = 1000

/** Networks that are remembered. Each takes about 200 bytes. */
const maxNetworks = 50_000

/** Thrown if a network has used up its budget. `seconds` is when it may try again. */
export class OverBudget extends Error {
  constructor(readonly seconds: number) {
    super('too many expensive requests from one network')
  }
}

export interface Allowance {
  /** Takes one from the budget. Throws OverBudget. */
  take: () => void
  giveBack: () => void
  /** Runs the work at its network's turn, half a second at most. Throws OverBudget if too much of it waits. */
  withConcurrencyLimit: <T>(work: () => Promise<T>) => Promise<T>
}

/** Limits on expensive work, by the network that causes it. Counted in this process alone. */
export class NetworkLimits {
  readonly #left = new LRUCache<string, { count: number; at: number }>({ max: maxNetworks })
  readonly #queues = new Map<string, LimitFunction>()
  #waitingRefusals = 0

  /** The allowance of the network of an address, or undefined if it has no limit. */
  of(address: string, kind: Expensive): Allowance | undefined {
    if (isThisMachine(address)) return undefined
    const network = networkOf(address)
    const key = `${kind} ${network}`
    return {
      take: () => this.#take(key, budgets[kind]),
      giveBack: () => {
        const remaining = this.#left.get(key)
        if (remaining) remaining.count = Math.min(budgets[kind].capacity, remaining.count + 1)
      },
      withConcurrencyLimit: (work) => this.#withConcurrencyLimit(network, queueOf(kind), work),
    }
  }

  async beforeRefusal(): Promise<void> {
    if (this.#waitingRefusals >= maxWaitingRefusals) return
    this.#waitingRefusals += 1
    await new Promise((resolve) => setTimeout(resolve, refusalDelayMs).unref())
    this.#waitingRefusals -= 1
  }

  #take(key: string, { capacity, perSecond }: (typeof budgets)[Expensive]): void {
    const now = performance.now()
    const before = this.#left.get(key) ?? { count: capacity, at: now }
    const count = Math.min(capacity, before.count + ((now - before.at) / 1000) * perSecond)
    if (count < 1) throw new OverBudget(Math.ceil((1 - count) / perSecond))
    this.#left.set(key, { count: count - 1, at: now })
  }

  async #withConcurrencyLimit<T>(network: string, name: keyof typeof queues, work: () => Promise<T>): Promise<T> {
    const { maxConcurrency, maxQueueLength } = queues[name]
    const key = `${name} ${network}`
    const queue = this.#queues.get(key) ?? pLimit(maxConcurrency)
    if (queue.pendingCount >= maxQueueLength) throw new OverBudget(5)
    this.#queues.set(key, queue)
    try {
      // Wrapped, because a promise that is returned as it is would be waited for here.
      const { outcome } = await queue(async () => {
        const [outcome, end] = [work(), new AbortController()]
        const turn = delay(longestTurnMs, undefined, { signal: end.signal, ref: false })
        await Promise.race([outcome, turn]).finally(() => end.abort())
        return { outcome }
      })
      return await outcome
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) this.#queues.delete(key)
    }
  }
}
