import { sql } from '@payloadcms/db-sqlite'

export type SQL = ReturnType<typeof sql>

/** Values, or parts of a statement, with commas between them. */
export const listOf = (values: readonly (string | number | SQL)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
