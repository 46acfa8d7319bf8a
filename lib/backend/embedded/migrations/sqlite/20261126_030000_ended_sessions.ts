import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Sessions of staff that were ended: refused, should they be written back. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE staff_ended_sessions (id text PRIMARY KEY NOT NULL, ended_at text NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE staff_ended_sessions;`)
}
