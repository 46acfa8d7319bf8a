import { z } from 'zod'
import { mapUsable } from '@/lib/operations/log/usable'
import { payload } from '../payload'
import type { SQL } from './list-of'

export const isPostgres = async (): Promise<boolean> => (await payload()).db.name === 'postgres'

const anyRows = z.array(z.unknown())

async function execute(statement: SQL): Promise<unknown[]> {
  const { db } = await payload()
  return anyRows.parse((await db.execute({ drizzle: db.drizzle, sql: statement })).rows)
}

export async function rowsOf<T extends z.ZodType>(statement: SQL, shape: T): Promise<z.infer<T>[]> {
  return (await execute(statement)).map((row) => shape.parse(row))
}

const named = z.object({
  slug: z.string().optional().catch(undefined),
  id: z.union([z.number(), z.string()]).optional().catch(undefined),
})

function nameOf(row: unknown): string {
  const { data } = named.safeParse(row)
  return String(data?.slug ?? data?.id ?? '')
}

/** The rows of a list. One without the shape is left out and logged once, by slug or id; `place` names the list. */
export async function usableRowsOf<T extends z.ZodType>(
  statement: SQL,
  shape: T,
  place: string,
): Promise<z.infer<T>[]> {
  return mapUsable(await execute(statement), place, nameOf, (row) => shape.parse(row))
}
