import { isId } from '@/lib/domain/ids'
import {
  finderParameter,
  listName,
  listPagesQuery,
  overviewDestination,
  overviewRoot,
  pagedLists,
  readListPages,
} from '@/lib/domain/overview'

const firstPages = '-'

/**
 * Routes an address of the overview. Returns the internal path of a cached screen, a permanent redirect to the
 * canonical spelling (product decisions 3), or undefined if nothing exists there. All names and parameters that show
 * the same share one cached page.
 */
export function overviewRoute(
  segment: string | undefined,
  query: URLSearchParams,
): { screen: string } | { moved: string } | undefined {
  const destination = overviewDestination(segment)
  if ('member' in destination) {
    const { member } = destination
    return isId(member) ? { screen: `${overviewRoot}/${encodeURIComponent(member)}` } : undefined
  }
  const { view, spelling } = destination
  const parameters = new Map(pagedLists(view).map((list) => [listName(list).toLowerCase(), listName(list)]))
  const stated = new URLSearchParams(
    [...query].map(([name, page]) => [parameters.get(name.toLowerCase()) ?? name, page]),
  )
  const pages = readListPages(view, stated)
  if (!pages) return undefined
  const wanted = new URLSearchParams(
    [...stated].filter(([name, page]) => page !== '1' || ![...parameters.values()].includes(name)),
  )
  const isStated = [...query.keys()].every((name) => stated.has(name))
  if ((segment ?? '') !== spelling || wanted.size < query.size || !isStated) {
    const search = wanted.size > 0 ? `?${wanted.toString()}` : ''
    return { moved: overviewRoot + (spelling && `/${spelling}`) + search }
  }
  const sought = view === 'all' ? query.get(finderParameter)?.trim() : undefined
  // Never cached, like the search: visitors may type any text.
  if (sought) return { screen: `${overviewRoot}/nhom/tim?${new URLSearchParams({ [finderParameter]: sought })}` }
  return { screen: `${overviewRoot}/nhom/${view}/${encodeURIComponent(listPagesQuery(view, pages) || firstPages)}` }
}
