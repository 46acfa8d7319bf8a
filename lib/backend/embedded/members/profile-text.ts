import type { Member } from '../payload-types'

export const textFields = ['fullName', 'name', 'description', 'memberDetails', 'slug'] as const

export const sharedFields = [
  'gmail',
  'phone',
  'linkedin',
  'orcid',
  'languagesSpoken',
  'penName',
  'posts',
  'photo',
  'isShow',
  'isHidden',
] as const

export type ProfileText = Pick<Member, (typeof textFields)[number]>

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || value === 0
}

/** Whether a form leaves a language of a person empty. Its address alone is no profile. */
export const isBlank = (text: Partial<ProfileText>): boolean =>
  (['fullName', 'name', 'description', 'memberDetails'] as const).every((field) => isEmpty(text[field]))

function plain(value: unknown): unknown {
  if (isEmpty(value)) return null
  if (Array.isArray(value))
    return value.map((row: Record<string, unknown>) =>
      Object.entries(row)
        .filter(([key, inner]) => key !== 'id' && !isEmpty(inner))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  if (typeof value === 'object' && value !== null && 'id' in value) return value.id
  return value
}

export function changed<F extends string>(
  fields: readonly F[],
  input: { [K in F]?: unknown },
  before: { [K in F]?: unknown },
): F[] {
  return fields.filter(
    (field) =>
      input[field] !== undefined && JSON.stringify(plain(input[field])) !== JSON.stringify(plain(before[field])),
  )
}
