import { isId } from '@/lib/domain/ids'
import {
  finderParameter,
  listName,
  listPagesQuery,
  overviewDestination,
  overviewPath,
  overviewRoot,
  pagedLists,
  pageParameter,
  viewOf,
  type OverviewView,
  type PagedList,
} from '@/lib/domain/overview'

const firstPages = '-'

function screenOf(
  view: OverviewView,
  further: { list: PagedList; page: string } | undefined,
  query: URLSearchParams,
): string {
  const pages = further ? { [further.list]: Number(further.page) } : {}
  const sought = view === 'all' ? query.get(finderParameter)?.trim() : undefined
  // Never cached, like the search: visitors may type any text.
  if (sought) return `${overviewRoot}/nhom/tim?${new URLSearchParams({ [finderParameter]: sought })}`
  return `${overviewRoot}/nhom/${view}/${encodeURIComponent(listPagesQuery(view, pages) || firstPages)}`
}

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
  const lists = pagedLists(view)
  const [alone] = lists.length === 1 ? lists : []
  // Each list had a parameter of its own on every screen, and their combinations were as many addresses.
  const named = new Map(lists.map((list) => [listName(list).toLowerCase(), list]))
  const listOf = (name: string) => (name === 'page' ? alone : named.get(name.toLowerCase()))
  const requested = lists.flatMap((list) => {
    const page = [...query].find(([name]) => listOf(name) === list)?.[1]
    return page === undefined ? [] : [{ list, page }]
  })
  if (requested.some(({ page }) => !/^[1-9]\d{0,6}$/.test(page))) return undefined
  const [further] = requested.filter(({ page }) => page !== '1')
  const others = [...query].filter(([name]) => !listOf(name))
  const own = further ? [[pageParameter(further.list), further.page]] : []
  const expected = new URLSearchParams([...own, ...others])
  const isElsewhere = further && viewOf(further.list) !== view
  const isStated = own.every(([name = '']) => query.has(name))
  if ((segment ?? '') !== spelling || isElsewhere || expected.size < query.size || !isStated) {
    const path = isElsewhere ? overviewPath(viewOf(further.list)) : overviewRoot + (spelling && `/${spelling}`)
    return { moved: path + (expected.size > 0 ? `?${expected.toString()}` : '') }
  }
  return { screen: screenOf(view, further, query) }
}
