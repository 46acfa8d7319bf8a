import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Words of articles with y where i is as right ("công ti"), and with a word for the section. They are filled at start,
 * as those of articles without a folded title.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`UPDATE articles SET title_folded = NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`UPDATE articles SET title_folded = NULL;`)
}
