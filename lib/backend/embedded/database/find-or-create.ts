/**
 * The row that `find` knows, or a new one: of several calls at once the database lets one create it, and the others find it.
 * Throws what the database said where there is none then either.
 */
export async function findOrCreate<Row>(find: () => Promise<Row | undefined>, create: () => Promise<Row>): Promise<{ row: Row; isNew: boolean }> {
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
