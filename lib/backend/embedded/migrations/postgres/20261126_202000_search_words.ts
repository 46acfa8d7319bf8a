import { type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Words of articles with y where i is as right ("công ti"), and with a word for the section. A background job fills them
 * (`search/fill-search-columns.ts`), so there is nothing to change here.
 */
export async function up(): Promise<void> {}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`UPDATE articles SET title_folded = NULL;`)
}
