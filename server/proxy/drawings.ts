import { setTimeout as pause } from 'node:timers/promises'
import { contentVersion } from '@/lib/cache/content-version'

/** Milliseconds that a page waits for older drawings at most. */
const patience = 1000

interface Drawing {
  version: number
  /** Fulfilled however it ends. */
  end: Promise<unknown>
}

/**
 * The pages that are being drawn. Next lets a page join what an earlier one has begun to draw or to read, before a change too:
 * a page that is asked for after a change begins when those from before it are done (decision 44).
 */
export class Drawings {
  readonly #underWay = new Set<Drawing>()

  async draw<T>(draw: () => Promise<T>): Promise<T> {
    const version = contentVersion()
    await this.#endOfOlder(version)
    const drawn = draw()
    const drawing = { version, end: drawn.catch(() => undefined) }
    this.#underWay.add(drawing)
    try {
      return await drawn
    } finally {
      this.#underWay.delete(drawing)
    }
  }

  async #endOfOlder(version: number): Promise<void> {
    const older = [...this.#underWay].filter((drawing) => drawing.version < version)
    if (older.length > 0) await Promise.race([Promise.all(older.map(({ end }) => end)), pause(patience)])
  }
}
