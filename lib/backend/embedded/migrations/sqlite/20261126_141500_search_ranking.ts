import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Words of articles in their order and with accents, for the ranking of results: they are filled at start, as those of
 * articles without a folded title. And the order of results, as far as it is in columns.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX article_search_order_idx ON articles (language, create_date, title_folded) WHERE _status = 'published' AND deleted_at IS NULL;`)
  await db.run(sql`UPDATE articles SET title_folded = NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX article_search_order_idx;`)
  await db.run(sql`UPDATE articles SET title_folded = NULL;`)
}
