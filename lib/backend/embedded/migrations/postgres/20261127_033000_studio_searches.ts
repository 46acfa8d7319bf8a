import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Indexes for the searches of the studio's lists, which look for a part of a text, and for its list and queues of articles. With a
 * million comments a search took three seconds. An operator who has that many may create them beforehand, CONCURRENTLY.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX IF NOT EXISTS "interacted_articles_value_trigrams_idx" ON "interacted_articles"
      USING gin ("value" gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS "consultation_requests_trigrams_idx" ON "consultation_requests"
      USING gin ("reference" gin_trgm_ops, "full_name" gin_trgm_ops, "phone" gin_trgm_ops, "gmail" gin_trgm_ops,
        "content" gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS "media_words_trigrams_idx" ON "media" USING gin ("words" gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS "_articles_v_title_trigrams_idx" ON "_articles_v"
      USING gin ("version_title" gin_trgm_ops, "version_slug" gin_trgm_ops, "version_translation_key" gin_trgm_ops)
      WHERE latest;
    CREATE INDEX IF NOT EXISTS "_articles_v_listed_idx" ON "_articles_v" ("version_create_date" DESC, "created_at" DESC)
      WHERE latest AND version_deleted_at IS NULL;
    CREATE INDEX IF NOT EXISTS "_articles_v_by_title_idx" ON "_articles_v" ("version_title", "created_at" DESC)
      WHERE latest AND version_deleted_at IS NULL;
    CREATE INDEX IF NOT EXISTS "_articles_v_by_change_idx" ON "_articles_v" ("version_updated_at" DESC, "created_at" DESC)
      WHERE latest AND version_deleted_at IS NULL;
    CREATE INDEX IF NOT EXISTS "_articles_v_review_asked_idx" ON "_articles_v" ("updated_at")
      WHERE latest AND version_review_asked;
    CREATE INDEX IF NOT EXISTS "_articles_v_review_returned_idx" ON "_articles_v" ("updated_at")
      WHERE latest AND version_review_returned;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "interacted_articles_value_trigrams_idx";
    DROP INDEX "consultation_requests_trigrams_idx";
    DROP INDEX "media_words_trigrams_idx";
    DROP INDEX "_articles_v_title_trigrams_idx";
    DROP INDEX "_articles_v_listed_idx";
    DROP INDEX "_articles_v_by_title_idx";
    DROP INDEX "_articles_v_by_change_idx";
    DROP INDEX "_articles_v_review_asked_idx";
    DROP INDEX "_articles_v_review_returned_idx";`)
}
