export function withoutIds<T extends { id?: unknown }>(rows: readonly T[] | null | undefined): Omit<T, 'id'>[] {
  return (rows ?? []).map((row) => {
    const copy = { ...row }
    delete copy.id
    return copy
  })
}
