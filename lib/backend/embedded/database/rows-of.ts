import { z } from 'zod'
import { payload } from '../payload'
import type { SQL } from './list-of'

/** Whether the site's database is PostgreSQL. */
export const isPostgres = async (): Promise<boolean> => (await payload()).db.name === 'postgres'

/** The rows of a statement. */
export async function rowsOf<T extends z.ZodType>(statement: SQL, shape: T): Promise<z.infer<T>[]> {
  const { db } = await payload()
  return z.array(shape).parse((await db.execute({ drizzle: db.drizzle, sql: statement })).rows)
}
