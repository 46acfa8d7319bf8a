/** The id of a related row, whether it came along or only its id did; undefined where there is none. */
export const idOf = (value: number | { id: number } | null | undefined): number | undefined => (typeof value === 'object' && value ? value.id : (value ?? undefined))
