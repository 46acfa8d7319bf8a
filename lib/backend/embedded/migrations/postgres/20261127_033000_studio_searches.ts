import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Indexes for the studio's list and queues of articles. Those for its searches are in `database/concurrent-indexes.ts`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "_articles_v_listed_idx" ON "_articles_v" ("version_create_date" DESC, "created_at" DESC)
      WHERE latest AND version_deleted_at IS NULL;
    CREATE INDEX "_articles_v_by_title_idx" ON "_articles_v" ("version_title", "created_at" DESC)
      WHERE latest AND version_deleted_at IS NULL;
    CREATE INDEX "_articles_v_by_change_idx" ON "_articles_v" ("version_updated_at" DESC, "created_at" DESC)
      WHERE latest AND version_deleted_at IS NULL;
    CREATE INDEX "_articles_v_review_asked_idx" ON "_articles_v" ("updated_at")
      WHERE latest AND version_review_asked;
    CREATE INDEX "_articles_v_review_returned_idx" ON "_articles_v" ("updated_at")
      WHERE latest AND version_review_returned;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "_articles_v_listed_idx";
    DROP INDEX "_articles_v_by_title_idx";
    DROP INDEX "_articles_v_by_change_idx";
    DROP INDEX "_articles_v_review_asked_idx";
    DROP INDEX "_articles_v_review_returned_idx";`)
}
