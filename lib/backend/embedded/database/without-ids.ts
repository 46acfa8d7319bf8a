/** Copies of a list's rows without their ids: the rows of another record have their own. */
export function withoutIds<T extends { id?: unknown }>(rows: readonly T[] | null | undefined): Omit<T, 'id'>[] {
  return (rows ?? []).map((row) => {
    const copy = { ...row }
    delete copy.id
    return copy
  })
}
