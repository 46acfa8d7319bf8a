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

/**
 * Checks redirects that are stored together with the `existing` ones, of which those from the same address are
 * replaced. `site` is the address of this site.
 */
export function checkRedirects(
  given: readonly Redirection[],
  existing: readonly (Redirection & { active: boolean })[],
  site: string,
): Checked {
  const problems: RedirectProblem[] = []
  const indexes = new Map<string, number>()
  const added = new Map<string, string>()
  for (const [index, { from, to }] of given.entries()) {
    const source = redirectSource(from)
    const target = redirectTarget(to, site)
    if (source === undefined) problems.push({ index, error: 'from' })
    else if (isReservedSource(source)) problems.push({ index, error: 'reserved' })
    if (target === undefined) problems.push({ index, error: 'to' })
    if (source === undefined || target === undefined) continue
    const before = added.get(source)
    if (before !== undefined && before !== target) problems.push({ index, error: 'twice' })
    if (before !== undefined) continue
    added.set(source, target)
    indexes.set(source, index)
  }
  const all = new Map(existing.map(({ from, to, active }) => [from, { to, active }]))
  for (const [from, to] of added) {
    all.set(from, { to, active: true })
    if (all.size > maxRedirects) {
      problems.push({ index: indexes.get(from) ?? 0, error: 'full' })
      break
    }
  }
  const active = [...all].filter(([, redirect]) => redirect.active)
  const table = new RedirectTable(active.map(([from, { to }], id) => ({ id, from, to })))
  const before = new RedirectTable(
    existing.filter((redirect) => redirect.active).map(({ from, to }, id) => ({ id, from, to })),
  )
  const loops = new Set<number>()
  for (const { from, way } of table.failing()) {
    const own = indexes.get(from)
    const given = way.flatMap(({ id }) => indexes.get(active[id]?.[0] ?? '') ?? [])
    if (own !== undefined) loops.add(own)
    // One that led nowhere before is no error of those that are stored now.
    else if (given.length > 0 && before.hops(from)) for (const index of given) loops.add(index)
  }
  for (const index of loops) problems.push({ index, error: 'loop' })
  if (problems.length > 0) return { problems: problems.sort((a, b) => a.index - b.index) }
  return { redirects: [...added].map(([from, to]) => ({ from, to })) }
}
