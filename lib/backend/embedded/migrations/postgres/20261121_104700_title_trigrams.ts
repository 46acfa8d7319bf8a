import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** "Title contains" over many articles: PostgreSQL finds it by the title's three-letter pieces. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "articles_title_trigrams_idx" ON "articles" USING gin ("title_match" gin_trgm_ops);
    CREATE INDEX "members_full_name_trigrams_idx" ON "members" USING gin ("full_name_match" gin_trgm_ops);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "articles_title_trigrams_idx";
    DROP INDEX "members_full_name_trigrams_idx";`)
}
