import { setTimeout as pause } from 'node:timers/promises'
import { contentVersion } from '@/lib/operations/cache/content-version'

/** Maximum milliseconds that a page waits for older renderings. */
const timeoutMs = 1000

interface Rendering {
  version: number
  end: Promise<unknown>
}

/**
 * The pages that are being rendered. Next lets a page reuse what an earlier rendering has begun to render or read, even
 * one from before a change. So a page requested after a change is rendered when the renderings from before it are done
 * (docs/adr/0009).
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
