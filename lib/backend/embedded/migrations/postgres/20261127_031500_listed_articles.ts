import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * An index of all that a list asks for: counting the articles of a section, and finding a page far from the first, read
 * each article before, to see whether it is in the trash.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE INDEX "articles_listed_idx" ON "articles" ("language", "type", "create_date" DESC, "id" DESC)
      WHERE _status = 'published' AND deleted_at IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "articles_listed_idx";`)
}
