import { toCode, type Unit } from './codes'
import { decodeSegment, memberIdOf } from './ids'

/** The overview (spec 2). */
export const overviewRoot = '/tong-quan'

/** Its groups in order: the filter key each has in addresses, and its units in order (spec 2). */
export const overviewGroups = [
  { key: 'hoi-dong-quan-ly-vien', values: ['BOARD_OF_MANAGEMERS'] },
  { key: 'ban-lanh-dao', values: ['BOARD_OF_DIRECTORS'] },
  { key: 'Hoi-dong-khoa-hoc', values: ['SCIENTIFIC_COUNCIL'] },
  { key: 'Hoi-dong-co-van', values: ['ADVISORY_BOARD'] },
  {
    key: 'phong-ban',
    // The office first, "other departments" last, between them as the specification names them.
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

/** Further pages of units; a unit that is not named is at its first. */
export type UnitPages = { [U in Unit]?: number }

/** Every name a screen has in addresses, in lower case, with its stated spelling; the first to claim a name has it. */
const views = new Map<string, { view: OverviewView; spelling: string }>(
  [
    ...['office', 'ecosystem'].map((spelling) => ({ view: 'all' as const, spelling })),
    ...overviewGroups.map(({ key }) => ({ view: key, spelling: key })),
    ...overviewGroups.flatMap((group) => group.values.map((unit) => ({ view: group.key === 'phong-ban' ? (unit as Department) : group.key, spelling: unit }))),
  ]
    .reverse()
    .map((named) => [named.spelling.toLowerCase(), named]),
)

/** Where a path segment below the overview leads; without a segment, to all of it (product decisions 3). */
export function overviewDestination(segment?: string): { view: OverviewView; spelling: string } | { member: string } {
  if (segment === undefined) return { view: 'all', spelling: '' }
  const name = decodeSegment(segment)
  return views.get(name.toLowerCase()) ?? views.get(toCode(name).toLowerCase()) ?? { member: memberIdOf(segment) }
}

/** Whether a text names a screen of the overview. */
export function isOverviewView(text: string): text is OverviewView {
  return text === 'all' || [...views.values()].some(({ view }) => view === text)
}

/** Whether a screen shows a group that has a filter key; else it shows one department or everything. */
export function isGroupKey(view: OverviewView): view is OverviewGroup['key'] {
  return overviewGroups.some(({ key }) => key === view)
}

/** The groups of a screen in order, each with the units it shows. */
export function groupsOf(view: OverviewView): { key: OverviewGroup['key']; units: readonly Unit[] }[] {
  return overviewGroups
    .map(({ key, values }) => {
      const units: readonly Unit[] = values
      return { key, units: view === 'all' || view === key ? units : units.filter((unit) => unit === view) }
    })
    .filter(({ units }) => units.length > 0)
}

/** Name of a unit in addresses: its parameter of pages, and the anchor of its list. */
export function unitName(unit: Unit): string {
  const group = overviewGroups.find(({ values }) => values.some((value) => value === unit))
  return group && group.key !== 'phong-ban' ? group.key : unit.toLowerCase().replaceAll('_', '-')
}

/** Units of a screen that have pages: partners do not. */
export function pagedUnits(view: OverviewView): Unit[] {
  return groupsOf(view).flatMap(({ units }) => units.filter((unit) => unit !== 'PARTNERS'))
}

/** The pages a query asks for; other parameters count for nothing, and a malformed page makes it undefined. */
export function readUnitPages(view: OverviewView, query: URLSearchParams): UnitPages | undefined {
  const pages: UnitPages = {}
  for (const unit of pagedUnits(view)) {
    const page = query.get(unitName(unit))
    if (page === null) continue
    if (!/^[1-9]\d{0,6}$/.test(page)) return undefined
    if (page !== '1') pages[unit] = Number(page)
  }
  return pages
}

/** The query that asks for pages, the units in their order; page 1 is not named (product decisions 3). */
export function unitPagesQuery(view: OverviewView, pages: UnitPages): string {
  return pagedUnits(view)
    .filter((unit) => (pages[unit] ?? 1) > 1)
    .map((unit) => `${unitName(unit)}=${pages[unit]}`)
    .join('&')
}

/** The canonical address of a screen, in no language: by filter key where there is one. */
export function overviewPath(view: OverviewView, pages: UnitPages = {}): string {
  const query = unitPagesQuery(view, pages)
  return (view === 'all' ? overviewRoot : `${overviewRoot}/${view}`) + (query && `?${query}`)
}

/** The address of a member, in no language. An id that would lead elsewhere stands behind an equals sign. */
export function memberPath(id: string): string {
  const segment = encodeURIComponent(id)
  const destination = overviewDestination(segment)
  const reaches = 'member' in destination && destination.member === id
  return `${overviewRoot}/${reaches ? '' : 'id='}${segment}`
}
