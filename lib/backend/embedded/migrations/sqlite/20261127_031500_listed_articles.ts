import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * An index of all that a list asks for: counting the articles of a section, and finding a page far from the first, read
 * each article before, to see whether it is in the trash.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX "articles_listed_idx" ON "articles" ("_status", "deleted_at", "language", "type", "create_date", "id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX "articles_listed_idx";`)
}
