import { sql } from '@payloadcms/db-sqlite'

export type SQL = ReturnType<typeof sql>

/** Ids of records with commas between them. They are numbers, so that none is a parameter: a list may have a hundred. */
export const listOfIds = (ids: readonly number[]): SQL => sql.raw(ids.join(', '))

export const listOf = (values: readonly (string | number | SQL)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
