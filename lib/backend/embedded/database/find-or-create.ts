/**
 * Returns the row found by `find`, or else a new one made by `create`. If concurrent calls all try to create it, the
 * database's unique constraint lets one succeed, and the others find that row. Rethrows the error of `create` if no row
 * is found afterwards either.
 */
export async function findOrCreate<Row>(
  find: () => Promise<Row | undefined>,
  create: () => Promise<Row>,
): Promise<{ row: Row; isNew: boolean }> {
  const known = await find()
  if (known) return { row: known, isNew: false }
  try {
    return { row: await create(), isNew: true }
  } catch (error) {
    const other = await find()
    if (!other) throw error
    return { row: other, isNew: false }
  }
}
