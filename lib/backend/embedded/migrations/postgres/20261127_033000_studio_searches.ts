import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** An index for the studio's list of articles. Those for its searches are in `database/concurrent-indexes.ts`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "_articles_v_listed_idx" ON "_articles_v" ("version_create_date" DESC, "id" DESC)
      WHERE latest AND version_deleted_at IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "_articles_v_listed_idx";`)
}
