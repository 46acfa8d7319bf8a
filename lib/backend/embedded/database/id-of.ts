/** The id of a relationship's value, populated or not; undefined if there is none. */
export const idOf = (value: number | { id: number } | null | undefined): number | undefined =>
  typeof value === 'object' && value ? value.id : (value ?? undefined)
