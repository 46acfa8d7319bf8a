import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Sessions that readers have ended, until they would have ended by themselves: whoever kept the cookie is not let in. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE ended_sessions (id text PRIMARY KEY NOT NULL, expires text NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE ended_sessions;`)
}
