import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** How often the content under each cache tag was changed: every running site compares, and knows what to draw anew. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE content_versions (tag text PRIMARY KEY NOT NULL, version integer NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE content_versions;`)
}
