import { departments, memberRoles, splitCodes, type Department, type MemberRole, type Unit } from './codes'
import type { Language } from './languages'

export interface Post {
  role: MemberRole
  department: Department
}

/** All roles, highest first (product decisions 5). */
export const roleOrder = [
  'PRESIDENT',
  'CHAIRPERSON',
  'VICE_PRESIDENT',
  'VICE_CHAIRMAN',
  'GROUP_PRESIDENT',
  'ROOM_PRESIDENT',
  'GROUP_VICE_PRESIDENT',
  'ROOM_VICE_PRESIDENT',
  'MEMBER',
  'NA',
] as const satisfies readonly MemberRole[]

const councilOrder = ['CHAIRPERSON', 'VICE_CHAIRMAN', 'MEMBER'] as const

/** Roles of a group in the order of its list (spec 9). Every other unit is a department and uses `departmentOrder`. */
const groupOrders: { [U in Unit]?: readonly MemberRole[] } = {
  BOARD_OF_DIRECTORS: ['PRESIDENT', 'VICE_PRESIDENT', 'MEMBER'],
  SCIENTIFIC_COUNCIL: councilOrder,
  ADVISORY_BOARD: councilOrder,
  BOARD_OF_MANAGEMERS: councilOrder,
  CHIEF_OF_STAFF: ['ROOM_PRESIDENT', 'ROOM_VICE_PRESIDENT', 'MEMBER'],
}

const departmentOrder = ['GROUP_PRESIDENT', 'GROUP_VICE_PRESIDENT', 'MEMBER'] as const

const isRole = (code: string | undefined): code is MemberRole => memberRoles.some((role) => role === code)
const isDepartment = (code: string | undefined): code is Department =>
  departments.some((department) => department === code)

export const rolesIn = (unit: Unit): readonly MemberRole[] => groupOrders[unit] ?? departmentOrder

/** Pairs two comma-separated lists by position. Missing or unknown codes become NA (product decisions 5). */
export function toPosts(roles: string, units: string): Post[] {
  const [roleCodes, unitCodes] = [splitCodes(roles), splitCodes(units)]
  return Array.from({ length: Math.max(roleCodes.length, unitCodes.length) }, (_, i) => {
    const [role, department] = [roleCodes[i], unitCodes[i]]
    return { role: isRole(role) ? role : 'NA', department: isDepartment(department) ? department : 'NA' }
  })
}

export function byRank(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => roleOrder.indexOf(a.role) - roleOrder.indexOf(b.role))
}

/** The role shown for a member: the highest of all, or in a group's list the highest within that group (spec 6). */
export function displayedRole(posts: readonly Post[], group?: Department): MemberRole {
  const held = group ? posts.filter(({ department }) => department === group) : posts
  return byRank(held)[0]?.role ?? 'NA'
}

/** The members of a group in the order of its list. Equal ones keep their order (spec 9). */
export function membersOf<M extends { posts: readonly Post[] }>(group: Unit, members: readonly M[]): M[] {
  // Roles that the group does not list come after its own.
  const order: readonly MemberRole[] = [...rolesIn(group), ...roleOrder]
  const place = (member: M) => order.indexOf(displayedRole(member.posts, group))
  return members
    .filter(({ posts }) => posts.some(({ department }) => department === group))
    .sort((a, b) => place(a) - place(b))
}

interface Candidate {
  language: Language
  isShow: boolean
  posts: readonly { role: MemberRole; department: Department }[]
}

/** Whether a member is in the leadership list (spec 7). Whole codes count, so GROUP_VICE_PRESIDENT does not. */
export function isLeader({ language, isShow, posts }: Candidate, current: Language): boolean {
  return (
    isShow &&
    language === current &&
    posts.some(
      ({ role, department }) =>
        department === 'BOARD_OF_DIRECTORS' || role === 'GROUP_PRESIDENT' || role === 'ROOM_PRESIDENT',
    )
  )
}
