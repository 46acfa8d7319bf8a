import { academicTitles, departments, memberRoles, type MemberRole, type Unit } from '@/lib/domain/codes'
import { rolesIn } from '@/lib/domain/roles'
import { label, nameOf, type Label } from '../labels'
import { fromStored, storedDepartments, toStored, type StoredDepartment } from './stored-department'

export interface PostChoice {
  role: MemberRole
  department: StoredDepartment
}

export interface PostNames {
  roles: Record<MemberRole, Label>
  units: Record<StoredDepartment, Label>
}

const unitName = (stored: StoredDepartment): Label => {
  const department = fromStored(stored)
  return department === 'NA' ? label('noUnit') : nameOf('groups', department)
}

export const postNames: PostNames = {
  roles: Object.fromEntries(memberRoles.map((role) => [role, nameOf('roles', role)])) as PostNames['roles'],
  units: Object.fromEntries(storedDepartments.map((each) => [each, unitName(each)])) as PostNames['units'],
}

export const titleNames = Object.fromEntries(
  academicTitles.filter((code) => code !== 'NA').map((code) => [code, nameOf('titles', code)]),
)

/** Whether members are listed in a unit. Partners are records of their own. */
const isUnitOfMembers = (department: (typeof departments)[number]): department is Unit =>
  department !== 'NA' && department !== 'PARTNERS'

export const postChoices: PostChoice[] = departments
  .filter(isUnitOfMembers)
  .flatMap((unit) => rolesIn(unit).map((role) => ({ role, department: toStored(unit) })))
