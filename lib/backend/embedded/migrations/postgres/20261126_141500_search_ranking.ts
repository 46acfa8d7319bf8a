import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Words of articles in their order and with accents, for the ranking of results: they are filled at start, as those of
 * articles without a folded title.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`UPDATE articles SET title_folded = NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`UPDATE articles SET title_folded = NULL;`)
}
