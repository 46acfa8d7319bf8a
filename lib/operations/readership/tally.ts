export class Tally {
  readonly #counts = new Map<string, number>()
  readonly #most: number

  /** At most `most` keys are counted until the counts are taken; others are left out. */
  constructor(most: number) {
    this.#most = most
  }

  add(key: string, count = 1): void {
    const before = this.#counts.get(key)
    if (before === undefined && this.#counts.size >= this.#most) return
    this.#counts.set(key, (before ?? 0) + count)
  }

  take(): [string, number][] {
    const taken = [...this.#counts]
    this.#counts.clear()
    return taken
  }
}
