import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** The forms in which articles are published, made at their save. They can be made again: a background job fills the table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE prepared_articles (article_id integer PRIMARY KEY NOT NULL, hash text NOT NULL, version integer NOT NULL, made text NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE prepared_articles;`)
}
