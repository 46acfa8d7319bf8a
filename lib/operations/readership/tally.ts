import type { DayCount } from '@/lib/backend/model'
import { dayOf } from '@/lib/domain/dates'

export class Tally {
  readonly #counts = new Map<string, DayCount>()
  readonly #most: number

  /** At most `most` things are counted until the counts are taken; others are left out. */
  constructor(most: number) {
    this.#most = most
  }

  add(of: string, count = 1, day = dayOf(new Date())): void {
    const key = `${day} ${of}`
    const before = this.#counts.get(key)
    if (before === undefined && this.#counts.size >= this.#most) return
    this.#counts.set(key, { day, of, count: (before?.count ?? 0) + count })
  }

  take(): DayCount[] {
    const taken = [...this.#counts.values()]
    this.#counts.clear()
    return taken
  }

  giveBack(counts: readonly DayCount[]): void {
    for (const { day, of, count } of counts) this.add(of, count, day)
  }
}
