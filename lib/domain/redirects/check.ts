import { isReservedSource, redirectSource, redirectTarget } from './address'
import { maxRedirects, RedirectTable } from './table'

export type RedirectError = 'from' | 'reserved' | 'to' | 'twice' | 'loop' | 'full'

export interface RedirectProblem {
  index: number
  error: RedirectError
}

export interface Redirection {
  from: string
  to: string
}

export type Checked = { redirects: Redirection[]; problems?: undefined } | { problems: RedirectProblem[] }

interface Added {
  problems: RedirectProblem[]
  /** By source, in the order in which they were given. */
  targets: Map<string, string>
  indexes: Map<string, number>
}

function addedBy(inputs: readonly Redirection[], site: string): Added {
  const problems: RedirectProblem[] = []
  const indexes = new Map<string, number>()
  const targets = new Map<string, string>()
  for (const [index, { from, to }] of inputs.entries()) {
    const source = redirectSource(from)
    const target = redirectTarget(to, site)
    if (source === undefined) problems.push({ index, error: 'from' })
    else if (isReservedSource(source)) problems.push({ index, error: 'reserved' })
    if (target === undefined) problems.push({ index, error: 'to' })
    if (source === undefined || target === undefined) continue
    const before = targets.get(source)
    if (before !== undefined && before !== target) problems.push({ index, error: 'twice' })
    if (before !== undefined) continue
    targets.set(source, target)
    indexes.set(source, index)
  }
  return { problems, targets, indexes }
}

type Stored = Redirection & { active: boolean }

/** The redirects after which a visitor would go round in circles. */
function loopsIn(
  all: readonly Stored[],
  existing: readonly Stored[],
  indexes: ReadonlyMap<string, number>,
): Set<number> {
  const tableOf = (redirects: readonly Stored[]) =>
    new RedirectTable(redirects.map(({ from, to }, id) => ({ id, from, to })))
  const active = all.filter((redirect) => redirect.active)
  const before = tableOf(existing.filter((redirect) => redirect.active))
  const loops = new Set<number>()
  for (const { from, way } of tableOf(active).failing()) {
    const own = indexes.get(from)
    const inputs = way.flatMap(({ id }) => indexes.get(active[id]?.from ?? '') ?? [])
    if (own !== undefined) loops.add(own)
    // One that led nowhere before is no error of those that are stored now.
    else if (inputs.length > 0 && before.hops(from)) for (const index of inputs) loops.add(index)
  }
  return loops
}

/** Checks redirects stored together with the `existing` ones, of which those from the same address are replaced. */
export function checkRedirects(inputs: readonly Redirection[], existing: readonly Stored[], site: string): Checked {
  const { problems, targets, indexes } = addedBy(inputs, site)
  const all = new Map(existing.map((redirect) => [redirect.from, redirect]))
  for (const [from, to] of targets) {
    all.set(from, { from, to, active: true })
    if (all.size > maxRedirects) {
      problems.push({ index: indexes.get(from) ?? 0, error: 'full' })
      break
    }
  }
  for (const index of loopsIn([...all.values()], existing, indexes)) problems.push({ index, error: 'loop' })
  if (problems.length > 0) return { problems: problems.sort((a, b) => a.index - b.index) }
  return { redirects: [...targets].map(([from, to]) => ({ from, to })) }
}
