import { Counter, Histogram, type Registry } from 'prom-client'

/** Upper bounds of the classes of seconds, as in Prometheus. */
const bounds = [0.005, 0.02, 0.1, 0.3, 1, 3, 10]

class Counts {
  readonly statuses = new Map<number, number>()
  /** How many responses took at most as long as each bound, but longer than the one before. The last has no bound. */
  readonly byBound = Array.from({ length: bounds.length + 1 }, () => 0)
  seconds = 0

  add(status: number, seconds: number): void {
    const statusClass = Math.floor(status / 100)
    this.statuses.set(statusClass, (this.statuses.get(statusClass) ?? 0) + 1)
    const first = bounds.findIndex((bound) => seconds <= bound)
    const place = first === -1 ? bounds.length : first
    this.byBound[place] = (this.byBound[place] ?? 0) + 1
    this.seconds += seconds
  }
}

class Durations extends Histogram<'kind'> {
  readonly #name: string
  readonly #described: Histogram<'kind'>
  readonly #kinds: ReadonlyMap<string, Counts>

  constructor(name: string, help: string, kinds: ReadonlyMap<string, Counts>) {
    super({ name, help, labelNames: ['kind'], buckets: bounds, registers: [] })
    this.#name = name
    this.#described = new Histogram({ name, help, labelNames: ['kind'], registers: [] })
    this.#kinds = kinds
  }

  override async get() {
    const values = [...this.#kinds].flatMap(([kind, { byBound, seconds }]) => {
      let count = 0
      const buckets = byBound.map((number, index) => {
        count += number
        return { metricName: `${this.#name}_bucket`, labels: { kind, le: bounds[index] ?? '+Inf' }, value: count }
      })
      const sum = { metricName: `${this.#name}_sum`, labels: { kind }, value: seconds }
      return [...buckets, sum, { metricName: `${this.#name}_count`, labels: { kind }, value: count }]
    })
    return { ...(await this.#described.get()), values }
  }

  /** What the registry calls in place of `get` for the text format. */
  getForPromString() {
    return this.get()
  }
}

/** Counts responses and their time. Labels wait until metrics are read: they took a tenth of a page from memory. */
export class AnswerCounts {
  readonly #kinds = new Map<string, Counts>()

  constructor(registry: Registry) {
    const kinds = this.#kinds
    const answers: Counter<'kind' | 'status'> = new Counter({
      name: 'ilc_http_requests_total',
      help: 'Answers to visitors, by what was asked for and the class of the status.',
      labelNames: ['kind', 'status'],
      registers: [registry],
      collect: () => {
        answers.reset()
        for (const [kind, { statuses }] of kinds)
          for (const [statusClass, count] of statuses) answers.inc({ kind, status: `${statusClass}xx` }, count)
      },
    })
    const help = 'Seconds from a request to the end of its answer.'
    registry.registerMetric(new Durations('ilc_http_request_duration_seconds', help, kinds))
  }

  add(kind: string, status: number, seconds: number): void {
    let counts = this.#kinds.get(kind)
    if (!counts) this.#kinds.set(kind, (counts = new Counts()))
    counts.add(status, seconds)
  }
}
