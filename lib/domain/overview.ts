import { ecosystemTypes, toCode, type EcosystemType, type Unit } from './codes'
import { decodeSegment, memberIdOf } from './ids'

/** Path of the overview (spec 2). */
export const overviewRoot = '/tong-quan'

/** The parameter of the overview that looks for members by name, role or department. */
export const finderParameter = 'ten'

/** The groups of the overview in order: the filter key that each has in addresses, and its units in order (spec 2). */
export const overviewGroups = [
  { key: 'hoi-dong-quan-ly-vien', values: ['BOARD_OF_MANAGEMERS'] },
  { key: 'ban-lanh-dao', values: ['BOARD_OF_DIRECTORS'] },
  { key: 'Hoi-dong-khoa-hoc', values: ['SCIENTIFIC_COUNCIL'] },
  { key: 'Hoi-dong-co-van', values: ['ADVISORY_BOARD'] },
  {
    key: 'phong-ban',
    // The office is first and "other departments" last. Between them is the order of the specification.
    values: [
      'CHIEF_OF_STAFF',
      'SOCIAL_WORK_AND_BUSINESS_SUPPORT_BOARD',
      'HUMAN_RESOURCE_TRAINING_AND_DEVELOPMENT_DEPARTMENT',
      'INVESTMENT_AND_COMMUNICATION_COOPERATION_DEPARTMENT',
      'DEPARTMENT_OF_DIGITAL_ECONOMY_ARTIFICIAL_INTELLIGENCE_AND_BUSINESS_DEVELOPMENT',
      'DEPARTMENT_OF_ECONOMICS_FINANCE_AND_INTERNATIONAL_TRADE',
      'LEGAL_AND_COMMERCIAL_INSTITUTIONS_DEPARTMENT',
      'OTHER_DEPRATMENTS',
    ],
  },
  { key: 'partner', values: ['PARTNERS'] },
] as const satisfies readonly { key: string; values: readonly Unit[] }[]

export type OverviewGroup = (typeof overviewGroups)[number]

type Department = Extract<OverviewGroup, { key: 'phong-ban' }>['values'][number]

/** What one screen of the overview shows: every group, one group by its filter key, or one department. */
export type OverviewView = 'all' | OverviewGroup['key'] | Department

/** A unit that has members. */
export type UnitOfMembers = Exclude<Unit, 'PARTNERS'>

/** A list that has pages: the members of a unit, or the partners of a kind. */
export type PagedList = UnitOfMembers | EcosystemType

/** Page numbers of lists. A list without an entry is at its first page. */
export type ListPages = { [L in PagedList]?: number }

/**
 * Every name of a screen in addresses, in lower case, with its canonical spelling. If two screens have the same name,
 * the first one gets it.
 */
const views = new Map<string, { view: OverviewView; spelling: string }>(
  [
    ...['office', 'ecosystem'].map((spelling) => ({ view: 'all' as const, spelling })),
    ...overviewGroups.map(({ key }) => ({ view: key, spelling: key })),
    ...overviewGroups.flatMap((group) =>
      group.values.map((unit) => ({
        view: group.key === 'phong-ban' ? (unit as Department) : group.key,
        spelling: unit,
      })),
    ),
  ]
    .reverse()
    .map((named) => [named.spelling.toLowerCase(), named]),
)

/** Resolves a path segment below the overview. Without a segment it is the whole overview (product decisions 3). */
export function overviewDestination(segment?: string): { view: OverviewView; spelling: string } | { member: string } {
  if (segment === undefined) return { view: 'all', spelling: '' }
  const name = decodeSegment(segment)
  return views.get(name.toLowerCase()) ?? views.get(toCode(name).toLowerCase()) ?? { member: memberIdOf(segment) }
}

/** Whether a text names a screen of the overview. */
export function isOverviewView(text: string): text is OverviewView {
  return text === 'all' || [...views.values()].some(({ view }) => view === text)
}

/** Whether a screen shows a group that has a filter key. Otherwise it shows one department or everything. */
export function isGroupKey(view: OverviewView): view is OverviewGroup['key'] {
  return overviewGroups.some(({ key }) => key === view)
}

/** The groups of a screen in order, each with the units that it shows. */
export function groupsOf(view: OverviewView): { key: OverviewGroup['key']; units: readonly Unit[] }[] {
  return overviewGroups
    .map(({ key, values }) => {
      const units: readonly Unit[] = values
      return { key, units: view === 'all' || view === key ? units : units.filter((unit) => unit === view) }
    })
    .filter(({ units }) => units.length > 0)
}

/** Name of a unit or of a kind of partners in addresses: the page parameter and the anchor of its list. */
export function listName(list: Unit | EcosystemType): string {
  const group = overviewGroups.find(({ values }) => values.some((value) => value === list))
  return group && group.key !== 'phong-ban' ? group.key : list.toLowerCase().replaceAll('_', '-')
}

/** Lists of a screen that have pages, in their order. Partners have one for each kind. */
export function pagedLists(view: OverviewView): PagedList[] {
  return groupsOf(view).flatMap(({ units }) =>
    units.flatMap((unit): readonly PagedList[] => (unit === 'PARTNERS' ? ecosystemTypes : [unit])),
  )
}

/** Whether a list is one of partners. */
export const isOfPartners = (list: PagedList): list is EcosystemType => ecosystemTypes.some((kind) => kind === list)

/** Reads the page numbers in a query. Other parameters are ignored. Returns undefined for a malformed page number. */
export function readListPages(view: OverviewView, query: URLSearchParams): ListPages | undefined {
  const pages: ListPages = {}
  for (const list of pagedLists(view)) {
    const page = query.get(listName(list))
    if (page === null) continue
    if (!/^[1-9]\d{0,6}$/.test(page)) return undefined
    if (page !== '1') pages[list] = Number(page)
  }
  return pages
}

/** The query for page numbers, with the lists in their order. Page 1 is left out (product decisions 3). */
export function listPagesQuery(view: OverviewView, pages: ListPages): string {
  return pagedLists(view)
    .filter((list) => (pages[list] ?? 1) > 1)
    .map((list) => `${listName(list)}=${pages[list]}`)
    .join('&')
}

/** The canonical address of a screen, without a language, by filter key where there is one. */
export function overviewPath(view: OverviewView, pages: ListPages = {}): string {
  const query = listPagesQuery(view, pages)
  return (view === 'all' ? overviewRoot : `${overviewRoot}/${view}`) + (query && `?${query}`)
}

/** The address of a member, without a language. An id that would resolve to something else gets the prefix `id=`. */
export function memberPath(id: string): string {
  const segment = encodeURIComponent(id)
  const destination = overviewDestination(segment)
  const reaches = 'member' in destination && destination.member === id
  return `${overviewRoot}/${reaches ? '' : 'id='}${segment}`
}
