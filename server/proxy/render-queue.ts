import { setTimeout as pause } from 'node:timers/promises'
import { contentVersion } from '@/lib/cache/content-version'

/** Milliseconds that a page waits for older renderings at most. */
const timeoutMs = 1000

interface Rendering {
  version: number
  /** Fulfilled however it ends. */
  end: Promise<unknown>
}

/**
 * The pages that are being rendered. Next lets a page join what an earlier one has begun to render or to read, before a change too:
 * a page that is asked for after a change begins when those from before it are done (docs/adr/0009).
 */
export class RenderQueue {
  readonly #underWay = new Set<Rendering>()

  async enqueue<T>(render: () => Promise<T>): Promise<T> {
    const version = contentVersion()
    await this.#endOfOlder(version)
    const rendered = render()
    const rendering = { version, end: rendered.catch(() => undefined) }
    this.#underWay.add(rendering)
    try {
      return await rendered
    } finally {
      this.#underWay.delete(rendering)
    }
  }

  async #endOfOlder(version: number): Promise<void> {
    const older = [...this.#underWay].filter((rendering) => rendering.version < version)
    if (older.length > 0) await Promise.race([Promise.all(older.map(({ end }) => end)), pause(timeoutMs)])
  }
}
