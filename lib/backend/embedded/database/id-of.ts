export const idOf = (value: number | { id: number } | null | undefined): number | undefined =>
  typeof value === 'object' && value ? value.id : (value ?? undefined)
