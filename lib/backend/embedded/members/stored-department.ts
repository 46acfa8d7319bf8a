import { z } from 'zod'
import { departments, memberRoles, type Department } from '@/lib/domain/codes'

/** PostgreSQL's enum labels have at most 63 bytes; one department's code is longer. */
const long = 'DEPARTMENT_OF_DIGITAL_ECONOMY_ARTIFICIAL_INTELLIGENCE_AND_BUSINESS_DEVELOPMENT'
const short = 'DEPARTMENT_OF_DIGITAL_ECONOMY'

export type StoredDepartment = Exclude<Department, typeof long> | typeof short

export function toStored(department: Department): StoredDepartment {
  return department === long ? short : department
}

export function fromStored(stored: StoredDepartment): Department {
  return stored === short ? long : stored
}

export const storedDepartments: StoredDepartment[] = departments.map(toStored)

/** The columns of a post as a statement returns them: null for a member without one. */
export const storedPost = z.object({
  role: z.enum(memberRoles).nullable().catch(null),
  department: z.enum(storedDepartments).transform(fromStored).nullable().catch(null),
})
