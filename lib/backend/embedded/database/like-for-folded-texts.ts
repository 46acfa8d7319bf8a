import { getTableName, like, type Column, type SQL } from '@payloadcms/db-postgres/drizzle'

/** Tables whose column `words` has a folded text (`search/folded-text.ts`). */
export const foldedTables = ['media', 'interacted_articles'] as const
export type FoldedTable = (typeof foldedTables)[number]

/** What this needs of Payload's adapter. */
interface Database {
  operators: { like: (column: Column, value: unknown) => SQL }
}

const isFolded = ({ name, table }: Column): boolean =>
  name === 'words' && (foldedTables as readonly string[]).includes(getTableName(table))

/**
 * Makes searches in folded texts use LIKE in place of ILIKE: text and search are folded, and to convert both to lower
 * case again takes longer than the rest of the comparison.
 */
export function likeForFoldedTexts(database: Database): void {
  const { like: ilike } = database.operators
  database.operators = {
    ...database.operators,
    like: (column, value) => (isFolded(column) && typeof value === 'string' ? like : ilike)(column, value as string),
  }
}
