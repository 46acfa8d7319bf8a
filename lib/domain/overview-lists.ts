import type { Unit } from './codes'
import { groupsOf, type OverviewGroup, type OverviewView, type UnitPages } from './overview'
import { itemsOfPage, memberPageSize, pageCount } from './paging'
import { membersOf, type Post } from './roles'

/** A page of a unit's members. */
export interface UnitList<M> {
  unit: Unit
  members: M[]
  page: number
  pageCount: number
  /** Members of all pages. */
  total: number
}

/** A group of a screen with a list for each of its units. Partners are not members, so their group has no lists. */
export interface GroupLists<M> {
  key: OverviewGroup['key']
  lists: UnitList<M>[]
}

/**
 * The groups of a screen, with the current page of each of their units. Returns undefined if a page is past the end of
 * its list.
 */
export function overviewLists<M extends { posts: readonly Post[] }>(
  view: OverviewView,
  pages: UnitPages,
  members: readonly M[],
): GroupLists<M>[] | undefined {
  const groups = groupsOf(view).map(({ key, units }) => ({
    key,
    lists: units
      .filter((unit) => unit !== 'PARTNERS')
      .map((unit) => {
        const all = membersOf(unit, members)
        const page = pages[unit] ?? 1
        return {
          unit,
          members: itemsOfPage(all, page, memberPageSize),
          page,
          pageCount: pageCount(all.length, memberPageSize),
          total: all.length,
        }
      }),
  }))
  return groups.some(({ lists }) => lists.some((list) => list.page > list.pageCount)) ? undefined : groups
}
