import { ecosystemTypes, toCode, type EcosystemType, type Unit } from './codes'
import { decodeSegment, memberIdOf } from './ids'

export const overviewRoot = '/tong-quan'

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

export type OverviewView = 'all' | OverviewGroup['key'] | Department

export type UnitOfMembers = Exclude<Unit, 'PARTNERS'>

export type PagedList = UnitOfMembers | EcosystemType

export type ListPages = { [L in PagedList]?: number }

/** Every name of a screen, in lower case, with its canonical spelling. Of two screens the first gets the name. */
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

export function isOverviewView(text: string): text is OverviewView {
  return text === 'all' || [...views.values()].some(({ view }) => view === text)
}

export function isGroupKey(view: OverviewView): view is OverviewGroup['key'] {
  return overviewGroups.some(({ key }) => key === view)
}

export function groupsOf(view: OverviewView): { key: OverviewGroup['key']; units: readonly Unit[] }[] {
  return overviewGroups
    .map(({ key, values }) => {
      const units: readonly Unit[] = values
      return { key, units: view === 'all' || view === key ? units : units.filter((unit) => unit === view) }
    })
    .filter(({ units }) => units.length > 0)
}

export function listName(list: Unit | EcosystemType): string {
  const group = overviewGroups.find(({ values }) => values.some((value) => value === list))
  return group && group.key !== 'phong-ban' ? group.key : list.toLowerCase().replaceAll('_', '-')
}

export function pagedLists(view: OverviewView): PagedList[] {
  return groupsOf(view).flatMap(({ units }) =>
    units.flatMap((unit): readonly PagedList[] => (unit === 'PARTNERS' ? ecosystemTypes : [unit])),
  )
}

export const isOfPartners = (list: PagedList): list is EcosystemType => ecosystemTypes.some((kind) => kind === list)

/** Reads the page numbers of an internal path; other parameters are ignored. Undefined for a malformed page number. */
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

export function listPagesQuery(view: OverviewView, pages: ListPages): string {
  return pagedLists(view)
    .filter((list) => (pages[list] ?? 1) > 1)
    .map((list) => `${listName(list)}=${pages[list]}`)
    .join('&')
}

/** The screen on which a list has its further pages: that of its group, or of its department. */
export function viewOf(list: PagedList): OverviewView {
  if (isOfPartners(list)) return 'partner'
  return (
    overviewGroups.find(({ key, values }) => key !== 'phong-ban' && values.some((unit) => unit === list))?.key ??
    (list as Department)
  )
}

/** The parameter of a list's page: partners have several lists on one screen. */
export const pageParameter = (list: PagedList): string => (isOfPartners(list) ? listName(list) : 'page')

export const overviewPath = (view: OverviewView): string => (view === 'all' ? overviewRoot : `${overviewRoot}/${view}`)

export const listPagePath = (list: PagedList, page: number): string =>
  overviewPath(viewOf(list)) + (page > 1 ? `?${pageParameter(list)}=${page}` : '')

/** The address of a member, without a language. An id that would resolve to something else gets the prefix `id=`. */
export function memberPath(id: string): string {
  const segment = encodeURIComponent(id)
  const destination = overviewDestination(segment)
  const reaches = 'member' in destination && destination.member === id
  return `${overviewRoot}/${reaches ? '' : 'id='}${segment}`
}
