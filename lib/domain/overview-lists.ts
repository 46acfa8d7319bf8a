import { ecosystemTypes, type EcosystemType } from './codes'
import { groupsOf, type ListPages, type OverviewGroup, type OverviewView, type UnitOfMembers } from './overview'
import { itemsOfPage, memberPageSize, pageCount, partnerPageSize } from './paging'
import { membersOf, type Post } from './roles'

export interface UnitList<M> {
  unit: UnitOfMembers
  members: M[]
  page: number
  pageCount: number
  total: number
}

export interface GroupLists<M> {
  key: OverviewGroup['key']
  lists: UnitList<M>[]
}

/** The groups of a screen with the current page of each unit; undefined if a page is past the end of its list. */
export function overviewLists<M extends { posts: readonly Post[] }>(
  view: OverviewView,
  pages: ListPages,
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

export interface PartnerList<P> {
  kind: EcosystemType
  partners: P[]
  page: number
  pageCount: number
}

export function partnerLists<P extends { type: EcosystemType }>(
  pages: ListPages,
  partners: readonly P[],
): PartnerList<P>[] | undefined {
  const lists = ecosystemTypes.map((kind) => {
    const all = partners.filter(({ type }) => type === kind)
    const page = pages[kind] ?? 1
    return {
      kind,
      partners: itemsOfPage(all, page, partnerPageSize),
      page,
      pageCount: pageCount(all.length, partnerPageSize),
    }
  })
  return lists.some((list) => list.page > list.pageCount) ? undefined : lists
}
